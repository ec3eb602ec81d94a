import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../src/server/database/open-database.ts'
import { type ApiStudent, enter } from './demo/student.ts'
import { type App, startApp } from './journey/server.ts'
import { type Postgres, startPostgres } from './postgres.ts'

/** The victim: the embedded database's server, the app's server, the database, or both. */
export type Victim = 'embedded' | 'server' | 'database' | 'both'

export interface Kills {
  /** Acknowledged records; each was sent until it was acknowledged. */
  readonly acknowledged: number
  /** How often a record was sent again after a bad or missing answer. */
  readonly retries: number
  /** Acknowledged records that are missing, or have another id. */
  readonly missing: number
  /** Records that exist more than once, or that nobody sent. */
  readonly superfluous: number
  /** Answers that were neither good, nor 503, nor missing. */
  readonly unexpected: readonly string[]
  /** The longest time from a kill to the next good answer, in milliseconds. */
  readonly slowestRecoveryMs: number
}

interface Run {
  readonly app: App
  readonly postgres: Postgres | undefined
  readonly acknowledged: Map<string, number>
  readonly unexpected: string[]
  retries: number
  lastGood: number
  stopping: boolean
}

const LANES = 8
const RETRY_MS = 25
const ANSWER_LIMIT_MS = 15_000

/**
 * Saves records on eight connections at once while each victim in turn is killed
 * with -9, `pause()` milliseconds after the one before, and started again; then
 * counts. Victims of one run share an engine: all `embedded`, or none.
 */
export async function killOften(victims: readonly Victim[], pause: () => number): Promise<Kills> {
  const embedded = victims[0] === 'embedded'
  const postgres = embedded ? undefined : await startPostgres({ fsync: true })
  const app = await startApp({ LOG_LEVEL: 'silent', ...(postgres ? { DATABASE_URL: postgres.url } : {}) })
  const run: Run = {
    app,
    postgres,
    acknowledged: new Map(),
    unexpected: [],
    retries: 0,
    lastGood: 0,
    stopping: false,
  }
  try {
    const { student, renew } = await enrol(app)
    const lanes = Array.from({ length: LANES }, () => saveUntilStopped(run, student, renew))
    const slowestRecoveryMs = await killAll(run, victims, pause)
    run.stopping = true
    await Promise.all(lanes)
    await app.stop()
    const { retries, unexpected, acknowledged } = run
    return { acknowledged: acknowledged.size, retries, unexpected, slowestRecoveryMs, ...(await count(run)) }
  } finally {
    run.stopping = true
    await app.remove()
    await postgres?.stop()
  }
}

async function enrol({ url }: App) {
  const credentials = { name: 'Ana', email: `${randomUUID()}@exemplo.com.br`, password: randomUUID() }
  let current = await enter(url, credentials)
  await current.call('POST /user-subjects', { body: { user_id: current.id, subject_ids: [1] } })
  return {
    student: () => current,
    renew: async () => {
      current = await enter(url, credentials)
    },
  }
}

async function saveUntilStopped(
  run: Run,
  student: () => ApiStudent,
  renew: () => Promise<void>,
): Promise<void> {
  while (!run.stopping) {
    const key = randomUUID()
    for (let attempt = 0; !run.acknowledged.has(key); attempt += 1) {
      if (attempt > 0) {
        run.retries += 1
        await sleep(RETRY_MS)
      }
      const status = await save(run, student(), key)
      if (status === 401) await renew().catch(() => undefined)
    }
  }
}

async function save(run: Run, { id, token }: ApiStudent, key: string): Promise<number> {
  const record = { user_id: id, subject_id: 1, study_time: 60, questions_resolved: 0, incorrect_answers: 0 }
  try {
    const answer = await fetch(`${run.app.url}/api/api/user-study-records`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-time-zone': 'America/Sao_Paulo',
      },
      body: JSON.stringify(record),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
    note(run, key, answer.status, await answer.text())
    return answer.status
  } catch {
    return 0
  }
}

function note(run: Run, key: string, status: number, text: string): void {
  if (status === 201) {
    run.acknowledged.set(key, (JSON.parse(text) as { id: number }).id)
    run.lastGood = performance.now()
  } else if (status !== 503 && status !== 401) {
    run.unexpected.push(`${status} ${text}`)
  }
}

async function killAll(run: Run, victims: readonly Victim[], pause: () => number): Promise<number> {
  let slowest = 0
  for (const victim of victims) {
    await sleep(pause())
    const killedAt = performance.now()
    await killAndStart(run, victim)
    const startedAt = performance.now()
    while (run.lastGood < startedAt) await sleep(10)
    slowest = Math.max(slowest, run.lastGood - killedAt)
  }
  return slowest
}

async function killAndStart({ app, postgres }: Run, victim: Victim): Promise<void> {
  const takesServer = victim !== 'database'
  const takesDatabase = victim === 'database' || victim === 'both'
  await Promise.all([takesServer && app.kill(), takesDatabase && postgres?.kill()])
  if (takesDatabase) await postgres?.restart()
  if (takesServer) await app.start()
}

async function count({ app, postgres, acknowledged }: Run): Promise<Pick<Kills, 'missing' | 'superfluous'>> {
  const { db, close } = await openDatabase({ databaseUrl: postgres?.url, dataDir: app.dataDir })
  try {
    const rows = await db.selectFrom('study_record').select(['id', 'idempotency_key']).execute()
    const stored = new Map(rows.map(({ id, idempotency_key }) => [idempotency_key, id]))
    const missing = [...acknowledged].filter(([key, id]) => stored.get(key) !== id)
    return { missing: missing.length, superfluous: rows.length - acknowledged.size }
  } finally {
    await close()
  }
}
