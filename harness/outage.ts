import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_PREFIX } from '../src/shared/contract.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { type ApiStudent, enter } from './demo/student.ts'
import { startApp } from './journey/server.ts'
import { saveOf } from './load/save.ts'
import { lostOrDoubled } from './overload.ts'
import { startPostgres } from './postgres.ts'

/** How a database is away: its server has ended, or says nothing any more. */
export type Away = 'ended' | 'silent'

export interface Outage {
  /** Calls that were told to come back, by 503 and `Retry-After`. */
  readonly refused: number
  /** Answers that were neither good nor such a refusal, and calls without any. */
  readonly unexpected: readonly string[]
  /** Acknowledged records that are not there, or there twice. */
  readonly lost: number
  /** The longest that a call waited for its answer, in milliseconds. */
  readonly longestMs: number
  /** Milliseconds from the database's return to good answers on every connection. */
  readonly recoveryMs: number
}

const LANES = 4
const PAUSE_MS = 100
/** Longer than the server itself waits for a database that says nothing. */
const PATIENCE_MS = 60_000

/** Reads and saves on four connections while a database is away, and until all is well. */
export async function sufferOutage(away: Away, seconds: number): Promise<Outage> {
  const postgres = await startPostgres({ fsync: true })
  const proxy = await openDatabaseProxy(postgres.url)
  const app = await startApp({ DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' })
  try {
    const student = await enter(app.url, { name: 'Ana', email: 'ana@example.com', password: randomUUID() })
    await student.call('POST /user-subjects', { body: { user_id: student.id, subject_ids: [3] } })
    const calls = new Calls(app.url, student)
    const lanes = Array.from({ length: LANES }, (_, lane) => calls.go(lane))
    await sleep(500)
    await (away === 'ended' ? postgres.kill() : proxy.fallSilent())
    await sleep(seconds * 1000)
    await (away === 'ended' ? postgres.restart() : proxy.restore())
    const back = performance.now()
    await calls.allWell()
    const recoveryMs = performance.now() - back
    await Promise.all(lanes)
    const { refused, unexpected, longestMs, acknowledged } = calls
    return {
      refused,
      unexpected,
      longestMs,
      recoveryMs,
      lost: await lostOrDoubled(postgres.url, student, acknowledged),
    }
  } finally {
    await app.remove()
    await proxy.close()
    await postgres.stop()
  }
}

class Calls {
  refused = 0
  longestMs = 0
  readonly unexpected: string[] = []
  readonly acknowledged: string[] = []
  readonly #url: string
  readonly #student: ApiStudent
  readonly #well = new Set<number>()
  readonly #allWell = Promise.withResolvers<void>()
  #isBack = false

  constructor(url: string, student: ApiStudent) {
    this.#url = url
    this.#student = student
  }

  /** Calls on one connection, each a moment after the answer before it, until all are well again. */
  async go(lane: number): Promise<void> {
    for (let turn = lane; this.#well.size < LANES; turn += 1) {
      const began = performance.now()
      const isGood = await (turn % 2 === 0 ? this.#save() : this.#read())
      this.longestMs = Math.max(this.longestMs, performance.now() - began)
      if (this.#isBack && isGood) this.#well.add(lane)
      if (this.#well.size === LANES) this.#allWell.resolve()
      await sleep(PAUSE_MS)
    }
  }

  /** Resolves when from now on every connection has had a good answer. */
  allWell(): Promise<void> {
    this.#isBack = true
    return this.#allWell.promise
  }

  async #save(): Promise<boolean> {
    const { path, headers, body } = saveOf(this.#student)
    const key = randomUUID()
    const isSaved = await this.#ask(path, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: body ?? '',
    })
    if (isSaved) this.acknowledged.push(key)
    return isSaved
  }

  #read(): Promise<boolean> {
    const { id, token } = this.#student
    return this.#ask(`${API_PREFIX}/user-study-records/user/${id}?limit=1`, {
      headers: { authorization: `Bearer ${token}` },
    })
  }

  async #ask(path: string, init: RequestInit): Promise<boolean> {
    const answer = await fetch(this.#url + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
      String,
    )
    if (typeof answer === 'string') {
      this.unexpected.push(answer)
      return false
    }
    await answer.arrayBuffer()
    if (answer.status === 503 && answer.headers.has('retry-after')) this.refused += 1
    else if (!answer.ok) this.unexpected.push(`${answer.status}`)
    return answer.ok
  }
}
