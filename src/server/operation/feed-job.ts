import type { Db } from '../database/db.ts'
import type { FeedTurns, KnownFeed } from '../database/feed-turns.ts'
import type { Job } from './jobs.ts'

const LOOK_SECONDS = 60

interface FeedJobOptions {
  readonly name: string
  readonly url: string
  readonly turns: FeedTurns
  /** Frees the turn of a process that died; a visit takes less. */
  readonly turnMs: number
  visit(db: Db, known: KnownFeed): Promise<void>
}

/** Visits one source when the process starts and whenever it is due; of several processes one at a time. */
export function feedJob({ name, url, turns, turnMs, visit }: FeedJobOptions): Job {
  let since = new Date()
  return {
    name,
    everySeconds: LOOK_SECONDS,
    run: async (db) => {
      const now = new Date()
      // After the clock was set back, each turn would count as the first of this process.
      if (now < since) since = now
      const known = await turns.take(db, url, { now, since, until: new Date(now.getTime() + turnMs) })
      if (known) await visit(db, known)
    },
  }
}
