import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { isGuess, type Limit } from '../../shared/limit.ts'
import type { Db } from '../database/db.ts'
import type { Job } from '../operation/jobs.ts'

/** `free_at` is when the counter is empty again or, for guesses, when the next one may be made. */
interface AttemptTable {
  key: string
  streak: number
  free_at: Date
}

declare module '../database/db.ts' {
  interface Tables {
    attempt: AttemptTable
  }
}

export type Counted = readonly [limit: Limit, who: string]

/** Counts attempts in the database for all processes, or in memory; a refused one does not count. */
export interface Attempts {
  /** Counts one for each key, or none and returns seconds to wait. Never in a transaction. */
  take(db: Db, counted: readonly Counted[]): Promise<number>
  /** Takes an attempt back that was no failure, and clears the guesses. */
  giveBack(db: Db, counted: readonly Counted[]): Promise<void>
  /** Takes only this attempt back: an unanswered call is neither a failure nor a right guess. */
  undo(db: Db, counted: readonly Counted[]): Promise<void>
  readonly job: Job
}

const FORGET = sql.raw(`interval '1 day'`)
const CLEAN_SECONDS = 600
/** The clocks of two statements may lie this far apart. */
const STRAY_SECONDS = 60

export function openAttempts(secret: string): Attempts {
  const keyOf = ([{ name }, who]: Counted) =>
    `${name}:${createHmac('sha256', secret).update(`attempt ${name} ${who}`).digest('base64url').slice(0, 22)}`

  const here = countHere()
  const undo = async (db: Db, counted: readonly Counted[]) => {
    for (const one of counted) await (one[0].inMemory ? here.undo(one) : undoOne(db, keyOf(one), one[0]))
  }

  return {
    take: async (db, counted) => {
      for (const [index, one] of counted.entries()) {
        const wait = one[0].inMemory ? here.take(one) : await takeOne(db, keyOf(one), one[0])
        if (wait === 0) continue
        await undo(db, counted.slice(0, index))
        return wait
      }
      return 0
    },
    giveBack: async (db, counted) => {
      for (const one of counted) await (isGuess(one[0]) ? forget(db, keyOf(one)) : undo(db, [one]))
    },
    undo,
    job: {
      name: 'forget attempts',
      everySeconds: CLEAN_SECONDS,
      run: (db) => sql`delete from attempt where free_at < now() - ${FORGET}`.execute(db),
    },
  }
}

const REMEMBERED = 20_000

function countHere() {
  const freeAt = new LRUCache<string, number>({ max: REMEMBERED })
  const keyOf = ([{ name }, who]: Counted) => `${name} ${who}`
  return {
    take: (one: Counted): number => {
      const [{ burst, everySeconds }] = one
      const now = Date.now() / 1000
      const known = freeAt.get(keyOf(one)) ?? 0
      // As in the database, below: no limit could have set this time, so the clock was set back.
      const isLost = known > now + burst * everySeconds + STRAY_SECONDS
      const free = isLost ? now : Math.max(now, known)
      const wait = free - now - (burst - 1) * everySeconds
      if (wait > 0) return Math.ceil(wait)
      freeAt.set(keyOf(one), free + everySeconds)
      return 0
    },
    undo: (one: Counted): void => {
      freeAt.set(keyOf(one), (freeAt.get(keyOf(one)) ?? 0) - one[0].everySeconds)
    },
  }
}

// Read when the row is locked, after other attempts; truncated, as rounding up gives the future.
const NOW = sql.raw(`date_trunc('milliseconds', clock_timestamp())`)

/** Counts simultaneous attempts one after the other in one statement, which blocks nobody else. */
async function takeOne(db: Db, key: string, limit: Limit): Promise<number> {
  const { burst, everySeconds: every, upToSeconds: longest } = limit
  const spare = longest === undefined ? (burst - 1) * every : 0
  // No limit could have set this time: the clock was set back, and everybody would be locked out until then.
  const isLost = sql`attempt.free_at > ${NOW} + ${seconds((longest ?? burst * every) + STRAY_SECONDS)}`
  const isOver = sql`(attempt.free_at < ${NOW} - ${FORGET} or ${isLost})`
  const streak = sql`case when ${isOver} then 1 else attempt.streak + 1 end`
  const { rows } = await sql<{ taken: boolean; wait: number | null }>`
    with taken as (
      insert into attempt (key, streak, free_at)
      values (${key}, 1, ${NOW} + ${pause(sql`1`, limit)})
      on conflict (key) do update set
        streak = ${streak},
        free_at = case when ${isOver} then ${NOW} else greatest(attempt.free_at, ${NOW}) end + ${pause(streak, limit)}
      where attempt.free_at <= ${NOW} + ${seconds(spare)} or ${isLost}
      returning key
    )
    select exists (select from taken) as taken, (
      select greatest(1, ceil(extract(epoch from free_at - ${NOW} - ${seconds(spare)})))::integer
      from attempt where key = ${key}
    ) as wait`.execute(db)
  const [{ taken, wait } = { taken: false, wait: null }] = rows
  if (taken) return 0
  // A newer attempt refused this one, which only another statement can see.
  return wait ?? takeOne(db, key, limit)
}

/** Plain limits always pause for the same time; guesses at first not, then twice as long each time. */
function pause(streak: ReturnType<typeof sql>, { burst, everySeconds, upToSeconds }: Limit) {
  if (upToSeconds === undefined) return seconds(everySeconds)
  return sql`case when ${streak} < ${sql.lit(burst)} then interval '0'
    else least(${seconds(upToSeconds)}, ${seconds(everySeconds)} * 2 ^ least(${streak} - ${sql.lit(burst)}, 20)) end`
}

const seconds = (count: number) => sql`interval '1 second' * ${sql.lit(count)}`

const undoOne = (db: Db, key: string, limit: Limit) =>
  sql`
    update attempt set streak = greatest(streak - 1, 0), free_at = free_at - ${pause(sql`streak`, limit)}
    where key = ${key}`.execute(db)

const forget = (db: Db, key: string) => sql`delete from attempt where key = ${key}`.execute(db)
