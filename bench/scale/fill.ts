import { withClient } from '../../harness/load/servers.ts'

/** Records of each student: six months of hard work. */
const RECORDS_EACH = 500
/** Students filled by one statement, so that its sort stays in memory. */
const STUDENTS_AT_ONCE = 1000

/**
 * Fills a database with `students` who have 500 records each, `ids` spread among them, as it stands after
 * months of use: a student's records lie far apart and are vacuumed. Nothing of it goes over a connection.
 */
export function fill(databaseUrl: string, students: number, ids: readonly string[]): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    await client.query(`set synchronous_commit = off`)
    await client.query(`set work_mem = '512MB'`)
    await client.query(STUDENTS, [students, ids])
    for (let from = 0; from < students; from += STUDENTS_AT_ONCE) {
      await client.query(RECORDS, [from, from + STUDENTS_AT_ONCE, RECORDS_EACH])
    }
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })
}

const STUDENTS = `
  create temporary table filled as
  select n, case when n % step = 0 and n / step < cardinality($2::text[]) then ($2::text[])[1 + n / step] else 'load-' || n end as id
  from generate_series(0, $1::integer - 1) n, (select $1::integer / cardinality($2::text[]) as step) spread`

const RECORDS = `
  insert into study_record (user_id, subject_id, topic, study_time, total_pauses, questions_resolved, correct_answers,
    incorrect_answers, created_at)
  select id, 1 + k % 8, 'Tópico ' || k / 8 % 3 || ' do edital: princípios e regras', 2400 + k * 7919 % 4800, k % 4,
    20, 12 + k % 9, 8 - k % 9, now() - k * (interval '182 days' / $3::integer) - n * interval '1 second'
  from generate_series(1, $3::integer) k, filled
  where n >= $1 and n < $2
  order by k desc, n`
