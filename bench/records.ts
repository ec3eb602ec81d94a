import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { ApiStudent } from '../harness/demo/student.ts'
import { type Compared, compare, type Load, type Sent } from '../harness/load/measure.ts'
import { saveOf } from '../harness/load/save.ts'
import type { Servers } from '../harness/load/servers.ts'
import { API_PREFIX } from '../src/shared/contract.ts'
import type { Bar } from './bar.ts'
import { studentWith } from './bench-student.ts'

const CONNECTIONS = 32
const SECONDS = 5

/** Reading and saving records with a checked token, against a bare server that checks nothing. */
export async function recordBars({ posse, bare, databaseUrl }: Servers): Promise<Bar[]> {
  const student = await studentWith(365, { url: posse.url, databaseUrl })
  const [read, save] = [readOf(student), saveOf(student)]
  const on = (url: string, sent: Sent): Load => ({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [sent],
  })
  await sameBytes(posse.url, bare.url, read)
  await sameRecord(posse.url, bare.url, save)
  const reading = await compare(on(posse.url, read), on(bare.url, read), 'perSecond')
  const saving = await compare(on(posse.url, save), on(bare.url, save), 'perSecond')
  return [
    { name: `GET last 50 records, ${CONNECTIONS} connections`, bar: { least: 0.55 }, ...ofBare(reading) },
    { name: `POST a record, ${CONNECTIONS} connections`, bar: { least: 0.65 }, ...ofBare(saving) },
  ]
}

const readOf = ({ id, token }: ApiStudent): Sent => ({
  method: 'GET',
  path: `${API_PREFIX}/user-study-records/user/${id}?limit=50`,
  headers: { authorization: `Bearer ${token}` },
})

const ofBare = ({ ratio, ours, theirs }: Compared) => ({
  figure: ratio,
  unit: 'of bare',
  details: `${Math.round(ours)}/s against ${Math.round(theirs)}/s`,
})

async function sameBytes(ours: string, theirs: string, sent: Sent): Promise<void> {
  strictEqual(await textOf(ours, sent), await textOf(theirs, sent))
}

async function sameRecord(ours: string, theirs: string, sent: Sent): Promise<void> {
  const own = { id: 0, created_at: '', key: '' }
  const [one, other] = [await textOf(ours, sent), await textOf(theirs, sent)]
  deepStrictEqual({ ...JSON.parse(one), ...own }, { ...JSON.parse(other), ...own })
}

async function textOf(server: string, { method, path, headers, body }: Sent): Promise<string> {
  const answer = await fetch(`${server}${path}`, {
    method,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    ...(body === undefined ? {} : { body }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${path}: ${await answer.text()}`)
  return answer.text()
}
