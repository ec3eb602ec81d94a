import { type Db, statement } from '../../../server/database/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { restsOf } from '../../consistency/server/table.ts'
import { siteSums } from '../../imports/server/table.ts'
import { mistakesOf, type TopicWeights } from '../../mistakes/server/table.ts'
import { recordsByTopic, recordsByWording } from '../../records/packed-log.ts'
import { dayNumber, logOfNamed, logOfWorded, ofTopics } from '../../records/server/table.ts'
import { subjectVisibleTo } from '../../subjects/server/table.ts'
import type { SyllabusDocument } from '../../syllabus/format/contract.ts'
import { knownTopicsOf } from '../../syllabus/known/server/table.ts'
import type { GuideMaterial, Place } from '../contract.ts'
import { weekFrom } from '../week.ts'
import { guessOf, isWeighed, topicsFrom } from '../weights/from-edital.ts'
import { topicsIn } from '../weights/weights.ts'
import type { GuidedWeek } from './table.ts'

interface Front {
  id: number
  body: string
  position: string
  board: string
  exam_day: string | null
  points: number | null
  went: string
  document: SyllabusDocument | null
  /** Parallel lists, an item's topics in their order. */
  links: [items: string[], topics: number[]]
  subjects: [item: string, subject: number][]
  schedule: GuideMaterial['schedule']
  places: GuideMaterial['places']
  rests: GuideMaterial['rests']
  mistakes: NonNullable<GuideMaterial['mistakes']>
  known: NonNullable<GuideMaterial['known']>
}

const front = (more = '') => `
  select target.id, body, position, board, exam_day::text, points, went, document,
    (
      select json_build_array(coalesce(json_agg(item), '[]'), coalesce(json_agg(topic_id), '[]')) from (
        select item, topic_id from syllabus_item where user_id = $1 and target_id = target.id order by rank
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
    ${restsOf('$1')} as rests${more}
  from target left join syllabus on syllabus.user_id = target.user_id and target_id = target.id
  where target.user_id = $1 and in_front`

const findFront = statement<Front>(
  front(`, ${mistakesOf('$1')} as mistakes, ${knownTopicsOf('$1')} as known`),
)
const findTopics = statement<Omit<Front, 'mistakes' | 'known'>>(front())

const HAS_SYLLABUS = `exists (
  select from target join syllabus on syllabus.user_id = target.user_id and target_id = target.id
  where target.user_id = $1 and in_front
)`

const findNamed = statement<{ log: Uint8Array | null }>(
  `select log from (${logOfNamed('$1')}) named where ${HAS_SYLLABUS}`,
  { planned: 'each time' },
)

const findWorded = statement<{ log: Uint8Array | null }>(
  `select log from (${logOfWorded('$1')}) worded where ${HAS_SYLLABUS}`,
  { planned: 'each time' },
)

interface SiteSums {
  topic_id: number
  latest: boolean
  day: number
  questions: number
  correct: number
  more: number
  more_correct: number
}

const findElsewhere = statement<SiteSums>(`
  select topic_id, latest, ${dayNumber('last_day')}::integer as day, sum(questions)::integer as questions,
    sum(correct)::integer as correct, sum(more)::integer as more, sum(more_correct)::integer as more_correct
  from (${ofTopics('$1', siteSums('$1'))}) sums
  where ${HAS_SYLLABUS} group by 1, 2, 3 order by day, topic_id`)

const NOTHING: GuideMaterial = {
  target: null,
  is_weighed: false,
  rests: [],
  guess: guessOf(''),
  topics: [],
  schedule: [],
  places: [],
  log: [],
}

/** Material of the target in front; no topics without a target or an edital. */
export async function findMaterial(db: Db, student: StudentId): Promise<GuideMaterial> {
  // Each is read as it comes, while the database is at the others.
  const [front, named, worded, sums] = await Promise.all([
    findFront(db, [student]).then(([found]) => found && frontFrom(found)),
    findNamed(db, [student]).then(([found]) => (found?.log ? [...recordsByTopic(found.log)] : [])),
    findWorded(db, [student]).then(([found]) => (found?.log ? recordsByWording(found.log) : [])),
    findElsewhere(db, [student]),
  ])
  if (!front) return NOTHING
  const asked = new Set([...front.topics, ...front.wholes].flatMap(({ topic_ids }) => topic_ids))
  const log = [...named, ...worded, ...sums.flatMap(growthOf)].flatMap(([topic_id, log]) =>
    asked.has(topic_id) ? [{ topic_id, log }] : [],
  )
  const elsewhere = sums
    .filter(({ topic_id, latest }) => latest && asked.has(topic_id))
    .map(({ topic_id, questions, correct }) => ({ topic_id, questions, correct }))
  return { ...front, log, ...(elsewhere.length > 0 && { elsewhere }) }
}

/** Only what came between two pictures of one beginning has a day: it is evidence as questions of that day are. */
function growthOf({ topic_id, day, more, more_correct }: SiteSums): [number, number[]][] {
  const isGrowth = more > 0 && more_correct >= 0 && more_correct <= more
  return isGrowth ? [[topic_id, [day, 0, more, more_correct, 0, 0]]] : []
}

function frontFrom({
  board,
  document,
  links,
  subjects,
  schedule,
  places,
  rests,
  mistakes,
  known,
  ...target
}: Front) {
  return {
    target,
    is_weighed: document !== null && isWeighed(document),
    rests,
    guess: guessOf(board),
    ...topicsFrom(
      document ?? { blocos: [] },
      { topics: topicsByItem(links), subjects: new Map(subjects) },
      target,
    ),
    schedule,
    places,
    ...(mistakes.length > 0 ? { mistakes } : {}),
    ...(known.length > 0 ? { known } : {}),
  }
}

function topicsByItem([items, topics]: Front['links']): Map<string, number[]> {
  const byItem = new Map<string, number[]>()
  for (const [at, topic] of topics.entries()) {
    const item = items[at] ?? ''
    const others = byItem.get(item)
    if (others) others.push(topic)
    else byItem.set(item, [topic])
  }
  return byItem
}

const savePlace = statement<{ subject_id: number }>(`
  insert into subject_place (user_id, subject_id, place)
  select $1, subject.id, $3 from subject where subject.id = $2 and ${subjectVisibleTo('$1')}
  on conflict (user_id, subject_id) do update set place = excluded.place
  returning subject_id`)

const dropPlace = statement('delete from subject_place where user_id = $1 and subject_id = $2')

export async function findPlace(db: Db, student: StudentId, subject: number): Promise<Place> {
  const found = await db
    .selectFrom('subject_place')
    .select('place')
    .where('user_id', '=', student)
    .where('subject_id', '=', subject)
    .executeTakeFirst()
  return found?.place ?? 'usual'
}

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

/** Without the log, which says nothing of weights. */
export const topicWeights: TopicWeights = async (db, student) => {
  const [found] = await findTopics(db, [student])
  const topics = found ? frontFrom({ ...found, mistakes: [], known: [] }) : NOTHING
  const weights = topicsIn(topics).map(({ weight = 0 }) => weight)
  return new Map(topics.topics.flatMap(({ topic_ids }, at) => topic_ids.map((id) => [id, weights[at] ?? 0])))
}

export const guidedWeek: GuidedWeek = async (db, student, day) =>
  weekFrom(await findMaterial(db, student), day)
