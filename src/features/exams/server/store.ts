import type { Selectable } from 'kysely'
import type { Db } from '../../../server/database/db.ts'
import type { ListedExam } from '../contract.ts'
import type { Validators } from './port.ts'
import type { ExamFeedTable } from './table.ts'

type FeedRow = Selectable<ExamFeedTable>

export function findFeed(
  db: Db,
  url: string,
): Promise<Pick<FeedRow, 'exams' | 'fetched_at' | 'failures' | 'last_error'> | undefined> {
  return db
    .selectFrom('exam_feed')
    .select(['exams', 'fetched_at', 'failures', 'last_error'])
    .where('url', '=', url)
    .executeTakeFirst()
}

/** Clocks of two processes may lie so far apart. */
const STRAY_MS = 60_000

/** At `now` a source must be due, or last asked before `since`; the turn ends at `until`. */
export interface Turn {
  now: Date
  since: Date
  until: Date
}

/** Undefined when the source is not due or another process has the turn. */
export async function takeTurn(
  db: Db,
  url: string,
  { now, since, until }: Turn,
): Promise<Pick<FeedRow, 'etag' | 'last_modified' | 'failures'> | undefined> {
  await db
    .insertInto('exam_feed')
    .values({ url, next_fetch_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .updateTable('exam_feed')
    .set({ attempted_at: now, next_fetch_at: until })
    .where('url', '=', url)
    .where((eb) =>
      eb.or([
        eb('next_fetch_at', '<=', now),
        eb('attempted_at', '<', since),
        // The clock was set back since.
        eb('attempted_at', '>', new Date(now.getTime() + STRAY_MS)),
      ]),
    )
    .returning(['etag', 'last_modified', 'failures'])
    .executeTakeFirst()
}

export async function keepList(
  db: Db,
  url: string,
  { exams, validators, now, next }: { exams: ListedExam[]; validators: Validators; now: Date; next: Date },
): Promise<void> {
  await db
    .updateTable('exam_feed')
    .set({ exams: JSON.stringify(exams), etag: validators.etag, last_modified: validators.lastModified })
    .set({ fetched_at: now, next_fetch_at: next, failures: 0, last_error: null })
    .where('url', '=', url)
    .execute()
}

export async function confirmList(
  db: Db,
  url: string,
  { now, next }: { now: Date; next: Date },
): Promise<void> {
  await db
    .updateTable('exam_feed')
    .set({ fetched_at: now, next_fetch_at: next, failures: 0, last_error: null })
    .where('url', '=', url)
    .execute()
}

export async function noteFailure(
  db: Db,
  url: string,
  { failures, reason, next }: { failures: number; reason: string; next: Date },
): Promise<void> {
  await db
    .updateTable('exam_feed')
    .set({ failures, last_error: reason, next_fetch_at: next })
    .where('url', '=', url)
    .execute()
}
