import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type ApiStudent, enter } from '../harness/demo/student.ts'

/** Ten years of study: `count` records of 8 subjects with 12 topics each, vacuumed as after months of use. */
export async function studentWith(
  count: number,
  { url, databaseUrl }: { url: string; databaseUrl: string },
): Promise<ApiStudent> {
  const student = await enter(url, {
    name: 'Ana',
    email: `${randomUUID()}@example.com`,
    password: randomUUID(),
  })
  await student.call('POST /user-subjects', {
    body: { user_id: student.id, subject_ids: [1, 2, 3, 4, 5, 6, 7, 8] },
  })
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(FILL, [student.id, count])
  await client.query('vacuum analyze')
  await client.end()
  return student
}

const FILL = `
  insert into study_record (user_id, subject_id, topic, study_time, total_pauses,
    questions_resolved, correct_answers, incorrect_answers, created_at, idempotency_key)
  select $1, 1 + n % 8, 'Tópico ' || n / 8 % 12 || ' do edital: princípios e regras', 2400 + n * 7919 % 4800, n % 4,
    20, 12 + n % 9, 8 - n % 9, now() - n * (interval '3650 days' / $2::integer), gen_random_uuid()
  from generate_series(1, $2::integer) n`
