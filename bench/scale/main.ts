/**
 * Measures ten million records: the same calls of the same number of students in a database with 100,000
 * records and in one with 10,000,000 (or as many thousand as the argument says, from 100), a busy evening at
 * 32 and 256 connections, and twice the capacity. Ends with 1 when a bar does not hold.
 */
import type { Credentials } from '../../harness/demo/student.ts'
import { compare, type Load, measure } from '../../harness/load/measure.ts'
import { saveOf } from '../../harness/load/save.ts'
import { type Start, withClient, withPostgres } from '../../harness/load/servers.ts'
import { CALLS, type Call, enterAll, evening, newCredentials } from '../../harness/load/students.ts'
import { lostOrDoubled, overload } from '../../harness/overload.ts'
import { type Bar, holds, lineOf } from '../bar.ts'
import { fill } from './fill.ts'

const FEW_STUDENTS = 200
const SIGNED_IN = 32
const CONNECTIONS = 4
const SECONDS = 5
const EVENING_SECONDS = 20
const OVERLOAD_SECONDS = 15

interface Side {
  readonly url: string
  readonly databaseUrl: string
  readonly credentials: readonly Credentials[]
}

async function side(start: Start, database: string, count: number): Promise<Side> {
  const { url, databaseUrl } = await start(database)
  const credentials = newCredentials(SIGNED_IN)
  const students = await enterAll(url, credentials)
  const began = performance.now()
  await fill(
    databaseUrl,
    count,
    students.map(({ id }) => id),
  )
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${count} students filled in ${seconds} s; ${await sizesOf(databaseUrl)}`)
  return { url, databaseUrl, credentials }
}

/** Returns the size of the largest table on the disk, with its indexes. */
async function sizesOf(databaseUrl: string): Promise<string> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ size: string }>(`
      select relname || ' ' || pg_size_pretty(pg_table_size(oid)) || ' + ' || pg_size_pretty(pg_indexes_size(oid)) as size
      from pg_class where relname = 'study_record'`),
  )
  return rows.map(({ size }) => size).join(', ')
}

async function loadOf({ url, credentials }: Side, call: Call): Promise<Load> {
  const students = await enterAll(url, credentials)
  return { url, connections: CONNECTIONS, duration: SECONDS, requests: students.map(call) }
}

async function growth(few: Side, many: Side): Promise<Bar[]> {
  const bars: Bar[] = []
  for (const [name, call] of Object.entries(CALLS)) {
    const { ratio, ours, theirs } = await compare(await loadOf(many, call), await loadOf(few, call), 'p99')
    const details = `${ours.toFixed(1)} ms against ${theirs.toFixed(1)} ms`
    bars.push({
      name: `${name}, many records`,
      figure: ratio,
      unit: 'of p99 with few',
      bar: { most: 1.5 },
      details,
    })
  }
  return bars
}

async function busy({ url, credentials }: Side, connections: number): Promise<number> {
  const { perSecond, p50, p95, p99 } = await measure({
    url,
    connections,
    duration: EVENING_SECONDS,
    requests: evening(await enterAll(url, credentials)),
  })
  const times = [p50, p95, p99].map((ms) => `${ms.toFixed(1)} ms`)
  console.log(
    `a busy evening, ${connections} connections: ${Math.round(perSecond)}/s, p50, p95, p99: ${times.join(', ')}`,
  )
  return perSecond
}

/** Sends twice what the server can save: nothing is lost, and it is as fast afterwards. */
async function twice(many: Side): Promise<Bar[]> {
  const load = { ...(await loadOf(many, saveOf)), connections: 32 }
  const [student] = await enterAll(many.url, many.credentials.slice(0, 1))
  if (!student) return []
  const before = await measure(load)
  const { acknowledged, answers } = await overload(many.url, student, 2 * before.perSecond, OVERLOAD_SECONDS)
  const after = await measure(load)
  const counts = [...answers].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ')
  const details = `${Math.round(before.perSecond)}/s before, ${Math.round(after.perSecond)}/s after; ${counts}`
  const lost = await lostOrDoubled(many.databaseUrl, student, acknowledged)
  return [
    { name: 'twice the capacity', figure: lost, unit: 'lost or doubled', bar: { most: 0 }, details },
    {
      name: 'after twice the capacity',
      figure: after.perSecond / before.perSecond,
      unit: 'of the rate before',
      bar: { least: 0.8 },
      details,
    },
  ]
}

await withPostgres(async (start) => {
  const students = Math.max(FEW_STUDENTS, 2 * Number(process.argv[2] ?? 10_000))
  const few = await side(start, 'few', FEW_STUDENTS)
  const many = await side(start, 'many', students)
  const bars = await growth(few, many)
  for (const connections of [32, 256]) await busy(many, connections)
  for (const bar of [...bars, ...(await twice(many))]) {
    console.log(lineOf(bar))
    if (!holds(bar)) process.exitCode = 1
  }
})
