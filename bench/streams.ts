import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiStudent } from '../harness/demo/student.ts'
import { freePort } from '../harness/free-port.ts'
import { withPostgres } from '../harness/load/servers.ts'
import { enterAll, newCredentials } from '../harness/load/students.ts'
import type { News } from '../src/features/timer/live/contract.ts'
import { API_PREFIX } from '../src/shared/contract.ts'
import { newRecordKey } from '../src/shared/ids.ts'
import type { Bar } from './bar.ts'

const STUDENTS = 200
const DEVICES = 10
const EVENTS = 400
/** Events on their way at once. */
const LANES = 4
/** Each stream hears a sign of life every 20 s; so long its cost is watched. */
const WATCHED_MS = 25_000
const OPENED_AT_ONCE = 50
const MEGABYTE = 2 ** 20

/** Measures the cost of two thousand open streams, and how soon they tell news of another process. */
export function streamBars(): Promise<Bar[]> {
  return withPostgres(async (start) => {
    const metrics = await freePort()
    // Tokens of one installation: both have its address.
    const shared = { BASE_URL: 'http://posse.localhost' }
    const teller = await start('postgres', { settings: shared })
    const hearer = await start('postgres', { settings: { ...shared, METRICS_PORT: String(metrics) } })
    const students = await enterAll(teller.url, newCredentials(STUDENTS))
    const cost = () => costOf(`http://127.0.0.1:${metrics}/metrics`)
    const [before, devices] = [await cost(), await openAll(hearer.url, students)]
    await sleep(WATCHED_MS)
    const idle = await cost()
    const waits = await tellAll(teller.url, students, devices)
    const busy = await cost()
    for (const { request } of devices) request.destroy()
    const most = Math.max(idle.bytes, busy.bytes) - before.bytes
    const [half, late] = [0.5, 0.95].map(
      (part) => waits[Math.floor(waits.length * part)] ?? Number.POSITIVE_INFINITY,
    )
    const streams = `${devices.length} streams of ${STUDENTS} students`
    return [
      {
        name: 'memory of open streams',
        figure: most / MEGABYTE,
        unit: 'MB',
        bar: { most: 150 },
        details: `${streams}, ${(before.bytes / MEGABYTE).toFixed(0)} MB before`,
      },
      {
        name: 'timers of open streams',
        figure: busy.timers - before.timers,
        unit: 'timers',
        // The database's connections have one each.
        bar: { most: 50 },
        details: streams,
      },
      {
        name: 'an event told to another process, seen on all ten devices',
        figure: late ?? Number.POSITIVE_INFINITY,
        unit: 'ms p95',
        bar: { most: 1000 },
        details: `p50 ${half?.toFixed(0)} ms, ${waits.length} events, ${LANES} at once`,
      },
    ]
  })
}

interface Cost {
  readonly bytes: number
  readonly timers: number
}

/** Reads the cost from the process's own metrics. */
async function costOf(url: string): Promise<Cost> {
  const text = await (await fetch(url)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    bytes: figure('process_resident_memory_bytes'),
    timers: figure('nodejs_active_resources\\{type="Timeout"\\}'),
  }
}

interface Device {
  readonly student: string
  readonly request: ClientRequest
  readonly receivedAt: Map<string, number>
}

async function openAll(url: string, students: readonly ApiStudent[]): Promise<Device[]> {
  const wanted = students.flatMap((student) => Array.from({ length: DEVICES }, () => student))
  const devices: Device[] = []
  while (devices.length < wanted.length) {
    const next = wanted.slice(devices.length, devices.length + OPENED_AT_ONCE)
    devices.push(...(await Promise.all(next.map((student) => open(url, student)))))
  }
  return devices
}

/** Resolves once the server has greeted it. */
async function open(url: string, { id, token }: ApiStudent): Promise<Device> {
  const headers = { authorization: `Bearer ${token}` }
  const request = get(`${url}${API_PREFIX}/live-session/${id}/stream`, { agent: false, headers })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`A stream was answered ${response.statusCode}.`)
  const device: Device = { student: id, request, receivedAt: new Map() }
  response.on('error', () => undefined)
  const greeted = once(response, 'data')
  let rest = ''
  response.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\n\n')
    rest = messages.pop() ?? ''
    for (const message of messages) hear(device, message)
  })
  await greeted
  return device
}

function hear({ receivedAt }: Device, message: string): void {
  if (!message.startsWith('data: ')) return
  const { events } = JSON.parse(message.slice('data: '.length)) as News
  for (const { id } of events) receivedAt.set(id, performance.now())
}

/** Gives how many ms each event took to the last of its student's devices, the shortest first. */
async function tellAll(
  url: string,
  students: readonly ApiStudent[],
  devices: readonly Device[],
): Promise<number[]> {
  const ofStudent = Map.groupBy(devices, ({ student }) => student)
  const waits: number[] = []
  const lane = async (first: number) => {
    for (let number = first; number < EVENTS; number += LANES) {
      const student = students[number % students.length]
      if (student) waits.push(await tell(url, student, ofStudent.get(student.id) ?? []))
    }
  }
  await Promise.all(Array.from({ length: LANES }, (_, first) => lane(first)))
  return waits.sort((a, b) => a - b)
}

const LONGEST_MS = 10_000

async function tell(
  url: string,
  { id: user, token }: ApiStudent,
  devices: readonly Device[],
): Promise<number> {
  const [id, session] = [newRecordKey(Date.now()), newRecordKey(Date.now())]
  const body = JSON.stringify({ after: 0, events: [{ id, session, at: Date.now(), n: 1, type: 'start' }] })
  const began = performance.now()
  const { status } = await fetch(`${url}${API_PREFIX}/live-session/${user}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  })
  if (status !== 200) throw new Error(`An event was answered ${status}.`)
  while (performance.now() - began < LONGEST_MS && !devices.every(({ receivedAt }) => receivedAt.has(id)))
    await sleep(2)
  return Math.max(...devices.map(({ receivedAt }) => receivedAt.get(id) ?? Number.POSITIVE_INFINITY)) - began
}
