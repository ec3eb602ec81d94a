import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Limit } from '../shared/limit.ts'
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

  const giveBack = async (db: Db, counted: readonly Counted[]) => {
    for (const one of counted) await takeBack(db, keyOf(one), one[0])
  }

  return {
    take: async (db, counted) => {
      for (const [index, one] of counted.entries()) {
        const wait = await takeOne(db, keyOf(one), one[0])
        if (wait === 0) continue
        await giveBack(db, counted.slice(0, index))
        return wait
      }
      return 0
    },
    giveBack,
    job: {
      name: 'forget attempts',
      everySeconds: CLEAN_SECONDS,
      run: (db) => sql`delete from attempt where free_at < now() - ${FORGET}`.execute(db),
    },
  }
}

/** One statement: two who try at once are counted one after the other, and nobody else waits for them. */
async function takeOne(db: Db, key: string, limit: Limit): Promise<number> {
  const { burst, everySeconds: every, upToSeconds: longest } = limit
  const spare = longest === undefined ? (burst - 1) * every : 0
  // What no limit could have set is from before the clock was set back: it would lock everybody out until that time.
  const isLost = sql`attempt.free_at > now() + ${seconds((longest ?? burst * every) + STRAY_SECONDS)}`
  const isOver = sql`(attempt.free_at < now() - ${FORGET} or ${isLost})`
  const streak = sql`case when ${isOver} then 1 else attempt.streak + 1 end`
  const { rows } = await sql<{ wait: number }>`
    with taken as (
      insert into attempt (key, streak, free_at)
      values (${key}, 1, now() + ${pause(sql`1`, limit)})
      on conflict (key) do update set
        streak = ${streak},
        free_at = case when ${isOver} then now() else greatest(attempt.free_at, now()) end + ${pause(streak, limit)}
      where attempt.free_at <= now() + ${seconds(spare)} or ${isLost}
      returning key
    )
    select case when exists (select from taken) then 0
      else greatest(1, ceil(extract(epoch from free_at - now() - ${seconds(spare)})))::integer end as wait
    from attempt where key = ${key}`.execute(db)
  return rows[0]?.wait ?? 0
}

/** How much later the next one is for the `streak`-th: always the same, or for guesses none at first and then doubling. */
function pause(streak: ReturnType<typeof sql>, { burst, everySeconds, upToSeconds }: Limit) {
  if (upToSeconds === undefined) return seconds(everySeconds)
  return sql`case when ${streak} < ${sql.lit(burst)} then interval '0'
    else least(${seconds(upToSeconds)}, ${seconds(everySeconds)} * 2 ^ least(${streak} - ${sql.lit(burst)}, 20)) end`
}

const seconds = (count: number) => sql`interval '1 second' * ${sql.lit(count)}`

async function takeBack(db: Db, key: string, { everySeconds, upToSeconds }: Limit): Promise<void> {
  if (upToSeconds === undefined)
    await sql`update attempt set free_at = free_at - ${seconds(everySeconds)} where key = ${key}`.execute(db)
  else await sql`delete from attempt where key = ${key}`.execute(db)
}
