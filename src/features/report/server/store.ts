import { sql } from 'kysely'
import type { Db } from '../../../server/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { Span } from '../../study/period/rules.ts'
import { LIMITS, MESSAGES, type Report, type ReportSummary } from '../contract.ts'
import type { Counted } from '../rules.ts'

/** The instants that bound what is read: the period, the days of the last weeks, and since when last days are known. */
export interface Bounds extends Span {
  /** Where the days of the last weeks touch, oldest first: one more than there are days. */
  edges: readonly Date[]
  knownSince: Date
}

/**
 * Everything a report is made from, in one statement and so of one moment. It reads sums, and records only of the last
 * days: the cost does not grow with the student's history.
 */
export async function findNumbers(db: Db, student: StudentId, bounds: Bounds): Promise<Counted> {
  const { from, until, edges, knownSince } = bounds
  const instants = sql`${edges.map((edge) => edge.toISOString())}::timestamptz[]`
  const { rows } = await sql<Counted>`
    with by_topic as materialized (
      select * from study_sums_between(${student}, ${from ?? '-infinity'}::timestamptz, ${until ?? 'infinity'}::timestamptz)
    ),
    recent as (
      select subject_id, max(created_at) as last from study_record
      where user_id = ${student} and ativo = 1 and created_at >= ${knownSince} group by subject_id
    ),
    mine as (select subject_id from user_subject where user_id = ${student} and active),
    by_subject as (
      select all_of.subject_id, coalesce(subject.name, ${MESSAGES.unknownSubject}) as name,
        all_of.subject_id in (select subject_id from mine) as active, recent.last,
        coalesce(sum(t.study_time), 0) as study_time, coalesce(sum(t.questions), 0) as questions,
        coalesce(sum(t.correct), 0) as correct, coalesce(sum(t.incorrect), 0) as incorrect,
        coalesce(
          json_agg(
            json_build_object('name', t.topic, 'study_time', t.study_time, 'questions', t.questions,
              'correct', t.correct, 'incorrect', t.incorrect)
            order by t.study_time desc, t.topic
          ) filter (where t.topic <> ''), '[]'
        ) as topics
      from (select subject_id from by_topic union select subject_id from mine) all_of
      left join by_topic t on t.subject_id = all_of.subject_id
      left join subject on subject.id = all_of.subject_id
      left join recent on recent.subject_id = all_of.subject_id
      group by all_of.subject_id, subject.name, recent.last
    ),
    by_day as (
      select width_bucket(s.slot, ${instants}) as number, sum(s.study_time) as study_time,
        sum(s.questions) as questions, sum(s.correct) as correct, sum(s.incorrect) as incorrect
      from study_slots(${student}, ${edges.at(0)}::timestamptz, ${edges.at(-1)}::timestamptz) s
      group by number
    )
    select
      (select career.name from user_career join career on career.id = career_id where user_id = ${student}) as career,
      (select coalesce(json_agg(s order by s.study_time desc, s.name, s.subject_id), '[]') from by_subject s) as subjects,
      (select coalesce(json_agg(d), '[]') from by_day d) as days,
      (select to_json(max(last)) #>> '{}' from recent) as last`.execute(db)
  const [found] = rows
  if (!found) throw new Error('A select without a table answers one row.')
  return found
}

/**
 * Counts a report that begins now, unless the student has begun as many as are allowed since `since`; then it answers when
 * the oldest of them began. One statement on one row: several processes agree.
 */
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

const columns = ['id', 'created_at', 'kind', 'model', 'incomplete', 'from_day as from', 'to_day as to'] as const

const summarised = <Row extends { created_at: Date }>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
})

/** Keeps a report, and of the student's older ones only the newest. */
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

/** The student's reports, newest first, without their text. */
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

/** One report of the student, if there is one of that id. */
export async function findReport(db: Db, student: StudentId, id: number): Promise<Report | undefined> {
  const row = await db
    .selectFrom('report')
    .select([...columns, 'markdown'])
    .where('user_id', '=', student)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && summarised(row)
}

/** Deletes a report of the student; false when there is none of that id. */
export async function deleteReport(db: Db, student: StudentId, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('report')
    .where('user_id', '=', student)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
