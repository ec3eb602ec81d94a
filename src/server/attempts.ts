import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { isGuess, type Limit } from '../shared/limit.ts'
import type { Db } from './db.ts'
import type { Job } from './jobs.ts'

/** How often something was done of late. `free_at` is when all of it is forgotten, or, for guesses, when the next may be made. */
interface AttemptTable {
  key: string
  streak: number
  free_at: Date
}

declare module './db.ts' {
  interface Tables {
    attempt: AttemptTable
  }
}

/** A limit, and whose attempts are counted. */
export type Counted = readonly [limit: Limit, who: string]

/**
 * Counts attempts in the database, so that all processes count together and a restart forgets nothing. A refused attempt
 * is not counted: whoever keeps trying makes nobody wait longer. Who it was stands there only as a keyed hash.
 */
export interface Attempts {
  /** Counts one of each, or none and gives the seconds to wait. Never inside a transaction that may be undone. */
  take(db: Db, counted: readonly Counted[]): Promise<number>
  /** Takes back what was counted, because it was no failure: guesses are forgotten altogether. */
  giveBack(db: Db, counted: readonly Counted[]): Promise<void>
  /** Takes back this one of each and nothing before it: what was not answered is neither a failure nor a right guess. */
  undo(db: Db, counted: readonly Counted[]): Promise<void>
  /** Forgets what is long over, by the clock. */
  readonly job: Job
}

const FORGET = sql.raw(`interval '1 day'`)
const CLEAN_SECONDS = 600
/** How far the clocks of two statements may lie apart. */
const STRAY_SECONDS = 60

/** Opens the counts; `secret` keys the hashes. */
export function openAttempts(secret: string): Attempts {
  const keyOf = ([{ name }, who]: Counted) =>
    `${name}:${createHmac('sha256', secret).update(`attempt ${name} ${who}`).digest('base64url').slice(0, 22)}`

  const undo = async (db: Db, counted: readonly Counted[]) => {
    for (const one of counted) await undoOne(db, keyOf(one), one[0])
  }

  return {
    take: async (db, counted) => {
      for (const [index, one] of counted.entries()) {
        const wait = await takeOne(db, keyOf(one), one[0])
        if (wait === 0) continue
        await undo(db, counted.slice(0, index))
        return wait
      }
      return 0
    },
    giveBack: async (db, counted) => {
      for (const one of counted) await (isGuess(one[0]) ? forget(db, keyOf(one)) : undoOne(db, keyOf(one), one[0]))
    },
    undo,
    job: {
      name: 'forget attempts',
      everySeconds: CLEAN_SECONDS,
      run: (db) => sql`delete from attempt where free_at < now() - ${FORGET}`.execute(db),
    },
  }
}

/**
 * Read when a row is looked at, not when the statement began, which may have waited for another who tried in the same moment;
 * and cut to what the column holds, which would else be rounded up to a moment to come.
 */
const NOW = sql.raw(`date_trunc('milliseconds', clock_timestamp())`)

/** One statement: two who try at once are counted one after the other, and nobody else waits for them. */
async function takeOne(db: Db, key: string, limit: Limit): Promise<number> {
  const { burst, everySeconds: every, upToSeconds: longest } = limit
  const spare = longest === undefined ? (burst - 1) * every : 0
  // What no limit could have set is from before the clock was set back: it would lock everybody out until that time.
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
  // Refused by an attempt that was made since this statement began, which only another statement can see.
  return wait ?? takeOne(db, key, limit)
}

/** How much later the next one is for the `streak`-th: always the same, or for guesses none at first and then doubling. */
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
