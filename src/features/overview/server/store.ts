import { sql } from 'kysely'
import type { Db } from '../../../server/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { MESSAGES, type Overview, type Sums } from '../contract.ts'

interface Found extends Omit<Overview, 'week' | 'weeks'> {
  /** Sums of the days that have records, by their number from 1. */
  days: (Sums & { number: number })[]
  /** How many records are not rolled up yet. */
  tail: number
}

/**
 * Everything that the overview shows, in one statement and so of one moment; `edges` are the instants that cut the week
 * into days. It reads sums, not records: the cost does not grow with the student's history.
 */
export async function findOverview(db: Db, student: StudentId, edges: readonly Date[]): Promise<Found> {
  const instants = sql`${edges.map((edge) => edge.toISOString())}::timestamptz[]`
  const { rows } = await sql<Found>`
    with by_topic as materialized (select * from study_sums(${student})),
    by_subject as (
      select s.subject_id, coalesce(subject.name, ${MESSAGES.unknownSubject}) as name,
        sum(s.study_time) as study_time, sum(s.questions) as questions,
        sum(s.correct) as correct, sum(s.incorrect) as incorrect
      from by_topic s left join subject on subject.id = s.subject_id
      group by s.subject_id, subject.name
    ),
    by_day as (
      select width_bucket(s.slot, ${instants}) as number,
        sum(s.study_time) as study_time, sum(s.questions) as questions,
        sum(s.correct) as correct, sum(s.incorrect) as incorrect
      from study_slots(${student}, ${edges.at(0)}::timestamptz, ${edges.at(-1)}::timestamptz) s
      group by number
    )
    select
      (select career.name from user_career join career on career.id = career_id where user_id = ${student}) as career_name,
      (select count(*) from user_subject where user_id = ${student} and active) as subjects_count,
      count(*) filter (where topic <> '') as topics_count,
      coalesce(sum(records), 0) as records_count,
      coalesce(sum(study_time), 0) as study_time,
      coalesce(sum(questions), 0) as questions,
      coalesce(sum(correct), 0) as correct,
      coalesce(sum(incorrect), 0) as incorrect,
      (select coalesce(json_agg(s order by s.study_time desc, s.name, s.subject_id), '[]') from by_subject s) as by_subject,
      (select coalesce(json_agg(d), '[]') from by_day d) as days,
      study_tail(${student}) as tail
    from by_topic`.execute(db)
  const [found] = rows
  if (!found) throw new Error('An aggregate without groups answers one row.')
  return found
}
