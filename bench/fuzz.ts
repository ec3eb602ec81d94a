/*
 * Sends hostile requests to the server as it runs, with the embedded database and with an outer one: 20,000
 * each unless another number is given. Ends with 1 when an answer is the server's own failure, the server
 * ends, or its memory keeps growing.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { enter } from '../harness/demo/student.ts'
import { freePort } from '../harness/free-port.ts'
import { type HostileRequest, hostileRequests } from '../harness/hostile.ts'
import { startPostgres } from '../harness/postgres.ts'
import { type ServerProcess, startServer } from '../harness/server-process.ts'

const REQUESTS = 20_000
const AT_ONCE = 16
const BATCH = 500
/** Share of the requests after which compilers and caches are warm. */
const WARM_UP = 0.3
/** Most times that the memory at the end may be of that after the warm-up. */
const GROWTH = 1.2
/** Bytes that may differ because some memory is not collected yet. */
const NOISE_BYTES = 20e6
/** Measured memory: the scripts' own, and all of the process, the embedded database too. */
const MEMORY = {
  heap: 'nodejs_heap_size_used_bytes',
  process: 'process_resident_memory_bytes',
} as const

type Memory = Readonly<Record<keyof typeof MEMORY, number>>

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

/** The status of the answer; 0 when the request could not even be written, -1 when none came. */
function send(url: string, { method, url: path, headers: own, body }: HostileRequest): Promise<number> {
  // Else Node would send the body of a HEAD without saying where it ends.
  const headers = body ? { ...own, 'content-length': body.length } : own
  return new Promise((resolve) => {
    const target = new URL(url)
    let sent: ClientRequest
    try {
      sent = request({ host: target.hostname, port: target.port, agent, method, path, headers })
    } catch {
      return resolve(0)
    }
    sent.on('response', (answer) => {
      answer.resume()
      answer.on('close', () => resolve(answer.statusCode ?? -1))
    })
    sent.on('error', () => resolve(-1))
    sent.end(body)
  })
}

/** The server answers a body beyond its limit and hangs up, before the sender is through with it. */
const isTooLong = ({ body }: HostileRequest) => (body?.length ?? 0) > 4096

interface Outcome {
  readonly statuses: Map<number, number>
  readonly failures: HostileRequest[]
  readonly memory: readonly [Memory, Memory]
}

async function fuzz(server: ServerProcess, metrics: string, count: number): Promise<Outcome> {
  const statuses = new Map<number, number>()
  const failures: HostileRequest[] = []
  let warm: Memory | undefined
  for (let sent = 0; sent < count; sent += BATCH) {
    // A token is good for minutes, and a hostile request may end its session.
    const student = await enter(server.url, {
      name: 'Ana',
      email: `${randomUUID()}@example.com`,
      password: randomUUID(),
    })
    const pending = fc.sample(hostileRequests(student), BATCH)
    const worker = async () => {
      for (let next = pending.pop(); next; next = pending.pop()) {
        const status = await send(server.url, next)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status >= 500 || (status === -1 && !isTooLong(next))) failures.push(next)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    if (sent >= count * WARM_UP) warm ??= await memoryOf(metrics)
  }
  const end = await memoryOf(metrics)
  return { statuses, failures, memory: [warm ?? end, end] }
}

/** Returns the least of some readings: memory not yet collected is no growth. */
async function memoryOf(metrics: string): Promise<Memory> {
  const least = { heap: Number.POSITIVE_INFINITY, process: Number.POSITIVE_INFINITY }
  for (let look = 0; look < 20; look += 1) {
    const text = await (await fetch(metrics)).text()
    for (const [kind, metric] of entriesOf(MEMORY))
      least[kind] = Math.min(least[kind], Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(text)?.[1]))
    await new Promise((next) => setTimeout(next, 100))
  }
  return least
}

const entriesOf = Object.entries as <Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
) => [Key, Value][]

function report(name: string, { statuses, failures, memory: [warm, end] }: Outcome): void {
  const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  console.log(`${name}: ${counted.join(', ')}`)
  for (const [kind, bytes] of entriesOf(end)) {
    const grown = bytes / warm[kind]
    console.log(
      `${name}: memory, ${kind}: ${megabytes(warm[kind])} after the warm-up, ${megabytes(bytes)} at the end (${grown.toFixed(2)})`,
    )
    if (!(bytes <= warm[kind] * GROWTH || bytes <= warm[kind] + NOISE_BYTES)) process.exitCode = 1
  }
  for (const { method, url, headers, body } of failures.slice(0, 5))
    console.log(JSON.stringify({ method, url, headers, body: body?.toString().slice(0, 500) }))
  if (failures.length > 0) process.exitCode = 1
}

async function run(name: string, count: number, settings: Record<string, string>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'posse-fuzz-'))
  const port = String(await freePort())
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error', METRICS_PORT: port, ...settings })
  try {
    report(name, await fuzz(server, `http://127.0.0.1:${port}/metrics`, count))
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function main(count: number): Promise<void> {
  await run('embedded database', count, {})
  const postgres = await startPostgres()
  await run('outer database', count, { DATABASE_URL: postgres.url }).finally(postgres.stop)
  agent.destroy()
}

await main(Number(process.argv[2] ?? REQUESTS))
