import type { Selectable } from 'kysely'
import type { Db } from '../../../server/database/db.ts'
import { feedTurns } from '../../../server/database/feed-turns.ts'
import type { Validators } from '../../../server/http/outside-text.ts'
import type { ListedExam } from '../contract.ts'
import type { ExamFeedTable } from './table.ts'

type FeedRow = Selectable<ExamFeedTable>

export const turns = feedTurns('exam_feed')

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

export async function keepList(
  db: Db,
  url: string,
  { exams, validators, now, next }: { exams: ListedExam[]; validators: Validators; now: Date; next: Date },
): Promise<void> {
  await db
    .updateTable('exam_feed')
    .set({ exams: JSON.stringify(exams), etag: validators.etag, last_modified: validators.lastModified })
    .where('url', '=', url)
    .execute()
  await turns.confirm(db, url, { now, next })
}
