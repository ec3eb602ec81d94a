import type { JSONColumnType } from 'kysely'
import type { MockExamBody } from '../contract.ts'

/** `paper` has all fields without a column of their own. */
export interface MockExamTable {
  user_id: string
  key: string
  title: string
  answered_at: Date
  paper: JSONColumnType<Omit<MockExamBody, 'title' | 'answered_at'>>
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    mock_exam: MockExamTable
  }
}
