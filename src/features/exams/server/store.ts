import type { Selectable } from 'kysely'
import type { Db } from '../../../server/db.ts'
import type { ListedExam } from '../contract.ts'
import type { Validators } from './port.ts'
import type { ExamFeedTable } from './table.ts'

type FeedRow = Selectable<ExamFeedTable>

/** The list last kept of the source at `url`, if it was ever asked. */
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

/** When a source may be asked: `now` if it is due or was last asked before `since`, by nobody else before `until`. */
export interface Turn {
  now: Date
  since: Date
  until: Date
}

/** Takes the turn to ask the source; undefined when it is not due or another process has it. */
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
    .where((eb) => eb.or([eb('next_fetch_at', '<=', now), eb('attempted_at', '<', since)]))
    .returning(['etag', 'last_modified', 'failures'])
    .executeTakeFirst()
}

/** Keeps a new list. */
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

/** The source says that the list last kept is still its list. */
export async function confirmList(db: Db, url: string, { now, next }: { now: Date; next: Date }): Promise<void> {
  await db
    .updateTable('exam_feed')
    .set({ fetched_at: now, next_fetch_at: next, failures: 0, last_error: null })
    .where('url', '=', url)
    .execute()
}

/** Counts a failure; the list last kept stays. */
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
