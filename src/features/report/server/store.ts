import { sql } from 'kysely'
import { type Db, statement } from '../../../server/database/db.ts'
import type { Day } from '../../../shared/calendar.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { chosenCareerName } from '../../careers/server/table.ts'
import type { Period } from '../../records/period/rules.ts'
import { ADDED_UP, isActive, sumsByDay, sumsByTopic } from '../../records/server/table.ts'
import { subjectSeenBy } from '../../subjects/server/table.ts'
import { LIMITS, MESSAGES, type Report, type ReportSummary } from '../contract.ts'
import type { Counted } from '../rules.ts'

/** The period, the last weeks' days, oldest first, and since which day last days are known. */
export interface Bounds extends Period {
  days: readonly Day[]
  knownSince: Day
}

const PERIOD = { student: '$1', since: '$2', until: '$3' }
const WEEKS = { student: '$1', since: '$5', until: '$6' }
const KNOWN = { student: '$1', since: '$8', until: `'infinity'` }

const findCounted = statement<Counted>(
  `
  with by_topic as materialized (${sumsByTopic(PERIOD)}),
  recent as (
    select record.subject_id, max(record.day) as last
    from study_record record where ${isActive(KNOWN)} group by record.subject_id
  ),
  mine as (select subject_id from user_subject where user_id = $1 and active),
  by_subject as (
    select all_of.subject_id, coalesce(subject.name, $4) as name,
      all_of.subject_id in (select subject_id from mine) as active, recent.last, ${ADDED_UP},
      coalesce(
        json_agg(
          json_build_object('name', topic, 'study_time', study_time, 'questions', questions,
            'correct', correct, 'incorrect', incorrect)
          order by study_time desc, topic
        ) filter (where topic is not null), '[]'
      ) as topics
    from (select subject_id from by_topic union select subject_id from mine) all_of
    left join by_topic on by_topic.subject_id = all_of.subject_id
    left join subject on subject.id = all_of.subject_id and ${subjectSeenBy('$1')}
    left join recent on recent.subject_id = all_of.subject_id
    group by all_of.subject_id, subject.name, recent.last
  ),
  by_day as (${sumsByDay(WEEKS, '$7')})
  select
    ${chosenCareerName('$1')} as career,
    (select coalesce(json_agg(s order by s.study_time desc, s.name, s.subject_id), '[]') from by_subject s) as subjects,
    (select coalesce(json_agg(d), '[]') from by_day d) as days,
    (select max(last)::text from recent) as last`,
  { planned: 'each time' },
)

/** One statement sees one moment. */
export async function findNumbers(db: Db, student: StudentId, bounds: Bounds): Promise<Counted> {
  const { from = '-infinity', to = 'infinity', days, knownSince } = bounds
  const weeks = [days.at(0), days.at(-1), days]
  const [found] = await findCounted(db, [student, from, to, MESSAGES.unknownSubject, ...weeks, knownSince])
  if (!found) throw new Error('A select without a table answers one row.')
  return found
}

/** Null when the report may begin, else when the oldest began. One statement lets processes agree. */
export async function begin(db: Db, student: StudentId, now: Date, since: Date): Promise<Date | null> {
  const { rows } = await sql`
    insert into report_allowance as known (user_id, begun) values (${student}, array[${now}::timestamptz])
    on conflict (user_id) do update
      set begun = array(select b from unnest(known.begun) b where b > ${since} order by b) || ${now}::timestamptz
      where (select count(*) from unnest(known.begun) b where b > ${since}) < ${LIMITS.perHour}
    returning user_id`.execute(db)
  if (rows.length > 0) return null
  const oldest = await sql<{ begun: Date }>`
    select b as begun from report_allowance, unnest(begun) b where user_id = ${student} and b > ${since}
    order by b limit 1`.execute(db)
  return oldest.rows[0]?.begun ?? now
}

const columns = [
  'id',
  'created_at',
  'kind',
  'model',
  'incomplete',
  'from_day as from',
  'to_day as to',
] as const

const summarised = <Row extends { created_at: Date }>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
})

export async function saveReport(
  db: Db,
  student: StudentId,
  { from, to, created_at, ...report }: Omit<Report, 'id'>,
): Promise<ReportSummary> {
  const saved = await db
    .insertInto('report')
    .values({ ...report, user_id: student, created_at: new Date(created_at), from_day: from, to_day: to })
    .returning(columns)
    .executeTakeFirstOrThrow()
  const kept = db
    .selectFrom('report')
    .select('id')
    .where('user_id', '=', student)
    .orderBy('id', 'desc')
    .limit(LIMITS.kept)
  await db.deleteFrom('report').where('user_id', '=', student).where('id', 'not in', kept).execute()
  return summarised(saved)
}

export async function listReports(db: Db, student: StudentId): Promise<ReportSummary[]> {
  const rows = await db
    .selectFrom('report')
    .select(columns)
    .where('user_id', '=', student)
    .orderBy('id', 'desc')
    .limit(LIMITS.kept)
    .execute()
  return rows.map(summarised)
}

export async function findReport(db: Db, student: StudentId, id: number): Promise<Report | undefined> {
  const row = await db
    .selectFrom('report')
    .select([...columns, 'markdown'])
    .where('user_id', '=', student)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && summarised(row)
}

export async function deleteReport(db: Db, student: StudentId, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('report')
    .where('user_id', '=', student)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
