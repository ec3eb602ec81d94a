import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiStudent } from './demo/student.ts'
import { saveOf } from './load/save.ts'
import { withClient } from './load/servers.ts'

const BEAT_MS = 20
const PATIENCE_MS = 30_000
/** More than are served at once, fewer than the system drops: others wait here, as in a proxy. */
const CONNECTIONS = 4000

/** Result: keys of acknowledged records, and how often each status came; 0 stands for no answer. */
export interface Overloaded {
  readonly acknowledged: readonly string[]
  readonly answers: ReadonlyMap<number, number>
}

/** Sends records at a fixed rate for so many seconds, then awaits the last answer. */
export async function overload(
  url: string,
  student: ApiStudent,
  perSecond: number,
  seconds: number,
): Promise<Overloaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const acknowledged: string[] = []
  const answers = new Map<number, number>()
  const open = new Set<Promise<void>>()
  const sendOne = async () => {
    const key = randomUUID()
    const status = await save(url, student, key, agent)
    answers.set(status, (answers.get(status) ?? 0) + 1)
    if (status === 201) acknowledged.push(key)
  }
  const began = performance.now()
  for (let sent = 0; performance.now() - began < seconds * 1000; await sleep(BEAT_MS)) {
    for (const due = ((performance.now() - began) / 1000) * perSecond; sent < due; sent += 1) {
      const one: Promise<void> = sendOne().finally(() => open.delete(one))
      open.add(one)
    }
  }
  await Promise.all(open)
  agent.destroy()
  return { acknowledged, answers }
}

/** Counts the acknowledged records that are missing, and those that are there twice. */
export async function lostOrDoubled(
  databaseUrl: string,
  { id }: ApiStudent,
  acknowledged: readonly string[],
): Promise<number> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ found: number; kept: number }>(
      `select count(*)::int as found, count(distinct idempotency_key)::int as kept
      from study_record where user_id = $1 and idempotency_key = any($2)`,
      [id, acknowledged],
    ),
  )
  const { found = 0, kept = 0 } = rows[0] ?? {}
  return acknowledged.length - kept + (found - kept)
}

function save(url: string, student: ApiStudent, key: string, agent: Agent): Promise<number> {
  const { path, headers, body } = saveOf(student)
  return new Promise((resolve) => {
    const call = request(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      agent,
      timeout: PATIENCE_MS,
    })
    call.on('response', (answer) => answer.resume().on('close', () => resolve(answer.statusCode ?? 0)))
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(0))
    call.end(body)
  })
}
