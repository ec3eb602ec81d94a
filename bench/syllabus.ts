import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { ApiStudent } from '../harness/demo/student.ts'
import type { Servers } from '../harness/load/servers.ts'
import { documentOf } from '../src/features/syllabus/format/tree-document.ts'
import type { Bar } from './bar.ts'
import { latencyBars } from './latency.ts'

const SUBJECTS = 30
const TOPICS_EACH = 100

/** The whole edital in front, 3,000 topics in 30 subjects, with the state of each. */
export const syllabusBars = (servers: Servers): Promise<Bar[]> =>
  latencyBars(servers, [{ name: 'syllabus of 3,000 topics', path: (id) => `/syllabus/${id}/front` }], {
    most: { 5000: 30, 36500: 60 },
    prepare: (student) => giveSyllabus(student, servers.databaseUrl),
  })

const words = (subject: number, topic: number) =>
  `Tópico ${topic} da disciplina ${subject}: princípios e regras gerais`

/** Puts a made-up edital in front, and spreads the student's records among its topics. */
export async function giveSyllabus(
  student: ApiStudent,
  databaseUrl: string,
  { subjects = SUBJECTS, topicsEach = TOPICS_EACH } = {},
): Promise<void> {
  const list = (count: number) => Array.from({ length: count }, (_, index) => index)
  const name = randomUUID().slice(0, 8)
  const document = documentOf({
    blocks: [
      {
        name: 'Conhecimentos',
        subjects: list(subjects).map((subject) => ({
          name: `Disciplina ${subject} ${name}`,
          topics: list(topicsEach).map((topic) => ({ num: String(topic + 1), text: words(subject, topic) })),
        })),
      },
    ],
  })
  await student.call('POST /targets', { body: { user_id: student.id, body: 'Órgão', document } })
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(SPREAD, [student.id, subjects * topicsEach])
  await client.query('vacuum analyze')
  await client.end()
}

/** The student's records among all topics: half of them name theirs, half have its words. */
const SPREAD = `
  with placed as (
    select id, words, subject_id, row_number() over (order by id) - 1 as place from topic where user_id = $1
  )
  update study_record set subject_id = placed.subject_id, topic = placed.words,
    topic_id = case when study_record.id % 2 = 0 then placed.id end
  from placed where study_record.user_id = $1 and placed.place = study_record.id * 7919 % $2`
