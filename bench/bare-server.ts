/**
 * The least program that does the same over the same database, to measure the server against: `node:http`, a
 * pool, one prepared statement a call, whose values are read as they come, the rows shaped and written as
 * JSON. It checks nothing: no token, no input, no ownership. It writes no log and only the headers that an
 * answer needs.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20, options: '-c TimeZone=UTC' })

const COLUMNS = `record.id, record.user_id, record.subject_id, subject.name as subject_name, record.topic, record.study_time,
  record.total_pauses, record.questions_resolved, record.correct_answers, record.incorrect_answers,
  record.created_at::text, record.ativo, record.idempotency_key as key`

const SELECT = `
  select ${COLUMNS} from study_record record left join subject on subject.id = record.subject_id
  where record.user_id = $1 and record.ativo = 1
  order by record.created_at desc, record.id desc limit $2`

const INSERT = `
  with record as (
    insert into study_record (user_id, subject_id, topic, study_time, total_pauses,
      questions_resolved, correct_answers, incorrect_answers, idempotency_key)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    returning *
  )
  select ${COLUMNS} from record left join subject on subject.id = record.subject_id`

// '2026-03-01 12:00:00.5+00' as ISO 8601: cheaper than a `Date`, and than PostgreSQL's `to_char`.
const instantOf = (text: string) =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`

// Objects of one shape, written out: the fastest way there is to make them and to turn them into text.
const shaped = (row: Record<string, unknown>) => ({
  id: Number(row.id),
  user_id: row.user_id,
  subject_id: row.subject_id,
  subject: { id: row.subject_id, name: row.subject_name },
  topic: row.topic,
  study_time: row.study_time,
  total_pauses: row.total_pauses,
  questions_resolved: row.questions_resolved,
  correct_answers: row.correct_answers,
  incorrect_answers: row.incorrect_answers,
  created_at: instantOf(String(row.created_at)),
  ativo: row.ativo,
  key: row.key,
})

async function list(url: URL): Promise<unknown> {
  const user = decodeURIComponent(url.pathname.slice(url.pathname.lastIndexOf('/') + 1))
  const values = [user, Number(url.searchParams.get('limit'))]
  const { rows } = await pool.query({ name: 'list', text: SELECT, values })
  return rows.map(shaped)
}

async function save(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = JSON.parse(Buffer.concat(chunks).toString())
  const values = [
    body.user_id,
    body.subject_id,
    body.topic,
    body.study_time,
    body.total_pauses,
    body.questions_resolved,
    body.correct_answers,
    body.incorrect_answers,
    request.headers['idempotency-key'],
  ]
  const { rows } = await pool.query({ name: 'save', text: INSERT, values })
  return rows.map(shaped)[0]
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (url.pathname === '/readyz') return void response.end()
  const text = JSON.stringify(request.method === 'GET' ? await list(url) : await save(request))
  response.writeHead(request.method === 'GET' ? 200 : 201, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1')
