import type { ColumnType, Generated, JSONColumnType } from 'kysely'
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
  /** Subjects that it created, and those that it activated. */
  made: number[]
  activated: number[]
  picture: ColumnType<PictureTopic[] | null, string | null>
  /** Keys of its cards, including those that the student deleted since. */
  cards: Generated<string[]>
}

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

/**
 * A query of the latest sums of each topic in the student's pictures, by `subject_id` and `topic`: `questions` and
 * `correct` up to `last_day`, whether no later picture has the topic (`latest`), and how many `more` and
 * `more_correct` than in the previous picture that begins on the same day; 0 without one.
 */
export const siteSums = (student: string) => `
  select subject_id, topic, last_day, questions, correct,
    row_number() over (partition by subject_id, topic order by last_day desc, made_at desc) = 1 as latest,
    coalesce(questions - lag(questions) over ofBeginning, 0) as more,
    coalesce(correct - lag(correct) over ofBeginning, 0) as more_correct
  from (
    select seen.subject_id, seen.topic, first_day, last_day, made_at, sum(seen.questions) as questions,
      sum(seen.correct) as correct
    from study_import cross join lateral
      jsonb_to_recordset(picture) as seen (subject_id integer, topic text, questions integer, correct integer)
    where user_id = ${student} and kind = 'picture' and picture is not null
    group by seen.subject_id, seen.topic, first_day, last_day, made_at
  ) sums
  window ofBeginning as (partition by subject_id, topic, first_day order by last_day, made_at)`

declare module '../../../server/database/db.ts' {
  interface Tables {
    study_import: StudyImportTable
    import_slice: ImportSliceTable
    import_name: ImportNameTable
  }
}
