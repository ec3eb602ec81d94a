import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { API_PREFIX } from '../src/shared/contract.ts'
import type { Bar } from './bar.ts'
import { studentWith } from './bench-student.ts'
import { type Compared, compare, type Load } from './measure.ts'
import type { Servers } from './servers.ts'

const CONNECTIONS = 32
const SECONDS = 5

/** Reading and saving records with a checked token, against a bare server that checks nothing. */
export async function recordBars({ posse, bare, databaseUrl }: Servers): Promise<Bar[]> {
  const student = await studentWith(365, { url: posse.url, databaseUrl })
  const [read, save] = [readOf(student), saveOf(student)]
  const on = (url: string, load: Omit<Load, 'url'> & { path: string }) => ({
    ...load,
    url: `${url}${API_PREFIX}${load.path}`,
  })
  await sameBytes(on(posse.url, read), on(bare.url, read))
  await sameRecord(on(posse.url, save), on(bare.url, save))
  const reading = await compare(on(posse.url, read), on(bare.url, read), 'perSecond')
  const saving = await compare(on(posse.url, save), on(bare.url, save), 'perSecond')
  return [
    { name: `GET last 50 records, ${CONNECTIONS} connections`, bar: { least: 1 }, ...ofBare(reading) },
    { name: `POST a record, ${CONNECTIONS} connections`, bar: { least: 0.7 }, ...ofBare(saving) },
  ]
}

type Student = Awaited<ReturnType<typeof studentWith>>

const readOf = ({ id, token }: Student) => ({
  path: `/user-study-records/user/${id}?limit=50`,
  method: 'GET' as const,
  connections: CONNECTIONS,
  duration: SECONDS,
  headers: { authorization: `Bearer ${token}` },
})

const saveOf = ({ id, token }: Student) => ({
  path: '/user-study-records',
  method: 'POST' as const,
  connections: CONNECTIONS,
  duration: SECONDS,
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': '[<id>]',
  },
  body: JSON.stringify({
    user_id: id,
    subject_id: 3,
    topic: 'Controle de constitucionalidade',
    study_time: 3600,
    total_pauses: 1,
    questions_resolved: 20,
    correct_answers: 15,
    incorrect_answers: 5,
  }),
})

const ofBare = ({ ratio, ours, theirs }: Compared) => ({
  figure: ratio,
  unit: 'of bare',
  details: `${Math.round(ours)}/s against ${Math.round(theirs)}/s`,
})

async function sameBytes(ours: Load, theirs: Load): Promise<void> {
  strictEqual(await textOf(ours), await textOf(theirs))
}

/** The same but for what each record has of its own. */
async function sameRecord(ours: Load, theirs: Load): Promise<void> {
  const own = { id: 0, created_at: '' }
  deepStrictEqual({ ...JSON.parse(await textOf(ours)), ...own }, { ...JSON.parse(await textOf(theirs)), ...own })
}

async function textOf({ url, method, headers, body }: Load): Promise<string> {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    ...(body === undefined ? {} : { body }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${url}: ${await answer.text()}`)
  return answer.text()
}
