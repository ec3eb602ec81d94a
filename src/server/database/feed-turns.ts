import { type Db, statement } from './db.ts'

/** The clocks of two processes may differ by this much. */
const STRAY_MS = 60_000

export interface FeedColumns {
  url: string
  /** When the source last sent or confirmed the content. */
  fetched_at: Date | null
  etag: string | null
  last_modified: string | null
  attempted_at: Date | null
  next_fetch_at: Date
  /** Failures in a row, since the source last answered well. */
  failures: number
  last_error: string | null
}

/** At `now` a source must be due, or last requested before `since`; the turn ends at `until`. */
export interface Turn {
  now: Date
  since: Date
  until: Date
}

export type KnownFeed = Pick<FeedColumns, 'etag' | 'last_modified' | 'failures'>

/** Turns at reading sources: the process that moves `next_fetch_at` on reads. Call it on module load. */
export function feedTurns(table: string) {
  const addRow = statement(`insert into ${table} (url, next_fetch_at) values ($1, $2) on conflict do nothing`)
  // A row attempted in the future: the clock was set back since.
  const takeRow = statement<KnownFeed>(`
    update ${table} set attempted_at = $2, next_fetch_at = $3
    where url = $1 and (next_fetch_at <= $2 or attempted_at < $4 or attempted_at > $5)
    returning etag, last_modified, failures`)
  const confirmRow = statement(`
    update ${table} set fetched_at = $2, next_fetch_at = $3, failures = 0, last_error = null where url = $1`)
  const failRow = statement(`
    update ${table} set failures = $2, last_error = $3, next_fetch_at = $4 where url = $1`)
  return {
    async take(db: Db, url: string, { now, since, until }: Turn): Promise<KnownFeed | undefined> {
      await addRow(db, [url, now])
      return (await takeRow(db, [url, now, until, since, new Date(now.getTime() + STRAY_MS)]))[0]
    },
    async confirm(db: Db, url: string, { now, next }: { now: Date; next: Date }): Promise<void> {
      await confirmRow(db, [url, now, next])
    },
    async fail(
      db: Db,
      url: string,
      failure: { failures: number; reason: string; next: Date },
    ): Promise<void> {
      await failRow(db, [url, failure.failures, failure.reason, failure.next])
    },
  }
}

export type FeedTurns = ReturnType<typeof feedTurns>

const MINUTE_MS = 60_000

/** Returns ms, after so many failures in a row (from 1): they double from a minute up to `longest`. */
export function retryDelay(failures: number, longest: number): number {
  return Math.min(MINUTE_MS * 2 ** (failures - 1), longest)
}
