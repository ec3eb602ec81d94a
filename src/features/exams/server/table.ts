import type { ColumnType, Generated } from 'kysely'
import type { FeedColumns } from '../../../server/database/feed-turns.ts'
import type { ListedExam } from '../contract.ts'

/** One row for each address that was ever configured. */
export interface ExamFeedTable extends Omit<FeedColumns, 'failures'> {
  failures: Generated<number>
  /** JSON text. When the reading of sources changes, clear `etag` and `last_modified` to get it again. */
  exams: ColumnType<ListedExam[], never, string>
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    exam_feed: ExamFeedTable
  }
}
