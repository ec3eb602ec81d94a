import { type Db, statement } from '../../../server/database/db.ts'
import type { ExamCame, GuidedWeek, WeekStep } from '../../../server/http/gives.ts'
import type { DayZone } from '../../../shared/calendar.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { dayNumberIn, zoneOffsets } from '../../../shared/zone-offsets.ts'
import { restsOf } from '../../consistency/server/table.ts'
import { logOfNamed, logOfWorded, recordsByTopic, recordsIn } from '../../records/server/table.ts'
import { subjectSeenBy } from '../../subjects/server/table.ts'
import type { SyllabusDocument } from '../../syllabus/format/contract.ts'
import type { GuideMaterial, Place } from '../contract.ts'
import { guessOf, isWeighed, topicsFrom } from '../sources.ts'
import { weekFrom } from '../week.ts'

interface Front {
  id: number
  body: string
  position: string
  board: string
  exam_day: string | null
  document: SyllabusDocument | null
  links: [item: string, topics: number[]][]
  subjects: [item: string, subject: number][]
  schedule: GuideMaterial['schedule']
  places: GuideMaterial['places']
  rests: GuideMaterial['rests']
}

const findFront = statement<Front>(`
  select target.id, body, position, board, exam_day::text, document,
    (
      select coalesce(json_agg(json_build_array(item, topics)), '[]') from (
        select item, json_agg(topic_id order by rank) as topics from syllabus_item
        where user_id = $1 and target_id = target.id group by item
      ) link
    ) as links,
    (
      select coalesce(json_agg(json_build_array(item, subject_id)), '[]') from syllabus_subject
      where user_id = $1 and target_id = target.id
    ) as subjects,
    (
      select coalesce(json_agg(json_build_object('day_of_week', day_of_week, 'subject_id', subject_id)
        order by day_of_week, position, id), '[]')
      from schedule_item where user_id = $1
    ) as schedule,
    (
      select coalesce(json_agg(json_build_object('subject_id', subject_id, 'place', place) order by subject_id), '[]')
      from subject_place where user_id = $1
    ) as places,
    ${restsOf('$1')} as rests
  from target left join syllabus on syllabus.user_id = target.user_id and target_id = target.id
  where target.user_id = $1 and in_front`)

const HAS_SYLLABUS = `exists (
  select from target join syllabus on syllabus.user_id = target.user_id and target_id = target.id
  where target.user_id = $1 and in_front
)`

const findNamed = statement<{ log: Uint8Array | null }>(
  `select log from (${logOfNamed('$1')}) named where ${HAS_SYLLABUS}`,
  { planned: 'each time' },
)

const findWorded = statement<{ topic_id: number; log: Uint8Array }>(
  `select topic_id, log from (${logOfWorded('$1')}) worded where ${HAS_SYLLABUS}`,
  { planned: 'each time' },
)

const NOTHING: Omit<GuideMaterial, 'day_zone'> = {
  target: null,
  is_weighed: false,
  rests: [],
  guess: guessOf(''),
  topics: [],
  schedule: [],
  places: [],
  log: [],
}

/** Of the target in front; its topics are empty while it has none, or while there is no target. */
export async function findMaterial(
  db: Db,
  student: StudentId,
  { zone, now }: { zone: DayZone; now: Date },
): Promise<GuideMaterial> {
  const [[front], [named], worded] = await Promise.all([
    findFront(db, [student]),
    findNamed(db, [student]),
    findWorded(db, [student]),
  ])
  if (!front) return { ...NOTHING, day_zone: zone }
  const { id, body, position, exam_day, board, document, links, subjects, schedule, places, rests } = front
  const topics = document ? topicsFrom(document, { topics: new Map(links), subjects: new Map(subjects) }) : []
  const asked = new Set(topics.flatMap(({ topic_ids }) => topic_ids))
  const dayOf = dayNumberIn(zoneOffsets(zone, now))
  const log = [
    ...(named?.log ? recordsByTopic(named.log, dayOf) : []),
    ...worded.map((of) => [of.topic_id, recordsIn(of.log, dayOf)] as const),
  ]
  return {
    target: { id, body, position, exam_day },
    is_weighed: document !== null && isWeighed(document),
    rests,
    guess: guessOf(board),
    topics,
    schedule,
    places,
    day_zone: zone,
    log: log.flatMap(([topic_id, log]) => (asked.has(topic_id) ? [{ topic_id, log }] : [])),
  }
}

const savePlace = statement<{ subject_id: number }>(`
  insert into subject_place (user_id, subject_id, place)
  select $1, subject.id, $3 from subject where subject.id = $2 and ${subjectSeenBy('$1')}
  on conflict (user_id, subject_id) do update set place = excluded.place
  returning subject_id`)

const dropPlace = statement('delete from subject_place where user_id = $1 and subject_id = $2')

/** False where the student has no such subject. */
export async function putSubject(
  db: Db,
  student: StudentId,
  subject: number,
  place: Place,
): Promise<boolean> {
  if (place !== 'usual') return (await savePlace(db, [student, subject, place])).length > 0
  await dropPlace(db, [student, subject])
  return true
}

export const guidedWeek: GuidedWeek = async (
  db,
  student,
  { day, timeZone, now },
): Promise<WeekStep[] | ExamCame> => weekFrom(await findMaterial(db, student, { zone: timeZone, now }), day)
