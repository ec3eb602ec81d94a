import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** An exam that a student prepares for; one of a student's is in front. */
export interface TargetTable {
  user_id: string
  id: GeneratedAlways<number>
  body: string
  /** Empty where it is not known. */
  position: string
  board: string
  /** 'YYYY-MM-DD', written as text because a `Date` would be an instant. */
  exam_day: ColumnType<Date, string | null, string | null>
  notice_url: string | null
  in_front: boolean
  created_at: Date
  idempotency_key: string | null
  points: Generated<number | null>
  went: Generated<string>
}

declare module '../../../../server/database/db.ts' {
  interface Tables {
    target: TargetTable
  }
}
