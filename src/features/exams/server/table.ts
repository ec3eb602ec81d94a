import type { ColumnType, Generated } from 'kysely'
import type { ListedExam } from '../contract.ts'

/** The list of exams as its source last gave it, one row for each address that was ever configured. */
export interface ExamFeedTable {
  url: string
  /** Written as JSON text. Whoever changes how a source is read clears `etag` and `last_modified`, so that it is sent again. */
  exams: ColumnType<ListedExam[], never, string>
  /** When the source last gave or confirmed this list; null while it never has. */
  fetched_at: Date | null
  etag: string | null
  last_modified: string | null
  attempted_at: Date | null
  next_fetch_at: Date
  /** In a row, since the source last answered well. */
  failures: Generated<number>
  last_error: string | null
}

declare module '../../../server/db.ts' {
  interface Tables {
    exam_feed: ExamFeedTable
  }
}
