import type { ColumnType, Generated } from 'kysely'
import type { ListedExam } from '../contract.ts'

/** One row for each address that was ever configured. */
export interface ExamFeedTable {
  url: string
  /** JSON text. When the reading of sources changes, clear `etag` and `last_modified` to get it again. */
  exams: ColumnType<ListedExam[], never, string>
  fetched_at: Date | null
  etag: string | null
  last_modified: string | null
  attempted_at: Date | null
  next_fetch_at: Date
  /** In a row, since the source last answered well. */
  failures: Generated<number>
  last_error: string | null
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    exam_feed: ExamFeedTable
  }
}
