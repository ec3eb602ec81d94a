import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/**
 * One study session. `ativo` 0 is deleted; `rolled` is the database's own: true once it is counted in `study_rollup`. A
 * statement changes one record, never several: a change takes the student's lock of the sums after the record's, so two
 * that hold records of each other would wait for ever.
 */
export interface StudyRecordTable {
  user_id: string
  id: GeneratedAlways<number>
  subject_id: number
  topic: string | null
  /** Seconds. */
  study_time: number
  total_pauses: number
  questions_resolved: number
  correct_answers: number
  incorrect_answers: number
  /** When the session ended, in milliseconds. */
  created_at: Generated<Date>
  ativo: Generated<0 | 1>
  idempotency_key: string | null
  rolled: Generated<boolean>
}

/**
 * Sums of the records that are rolled up, kept by the database's own functions: nothing else writes it, and sums are read
 * by `study_sums`, `study_sums_between` and `study_slots`, which add the records that are not rolled up yet.
 */
export interface StudyRollupTable {
  user_id: string
  grain: 'all' | 'year' | 'month' | 'slot'
  /** -infinity for 'all'; a year's or month's start in UTC; a quarter of an hour. */
  bucket: ColumnType<Date, never, never>
  /** 0 for 'slot'. */
  subject_id: number
  /** Empty for none and for 'slot'. */
  topic: string
  records: number
  /** Seconds. */
  study_time: number
  questions: number
  correct: number
  incorrect: number
}

declare module '../../../server/db.ts' {
  interface Tables {
    study_record: StudyRecordTable
    study_rollup: StudyRollupTable
  }
}
