import type { ColumnType, JSONColumnType } from 'kysely'
import type { Day } from '../../../shared/calendar.ts'
import type { Import, ImportedRow } from '../contract.ts'

type OwnDay = ColumnType<Date, Day, Day>

export interface StudyImportTable {
  user_id: string
  key: string
  kind: Import['kind']
  file: string
  source: string
  made_at: Date
  first_day: OwnDay
  last_day: OwnDay
  records: number
  /** Seconds. */
  study_time: number
  questions: number
  correct: number
  /** Subjects that it made, and those that it activated. */
  made: number[]
  activated: number[]
  picture: ColumnType<PictureTopic[] | null, string | null>
}

/** `topic` is empty where the sums are of no topic. */
export interface PictureTopic {
  readonly subject_id: number
  readonly topic: string
  readonly questions: number
  readonly correct: number
}

/** Rows that do not count yet. */
export interface ImportSliceTable {
  user_id: string
  import_key: string
  number: number
  sent_at: Date
  rows: JSONColumnType<ImportedRow[]>
}

export interface ImportNameTable {
  user_id: string
  name: string
  of_subject: number
  subject_id: number
  topic: string
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    study_import: StudyImportTable
    import_slice: ImportSliceTable
    import_name: ImportNameTable
  }
}
