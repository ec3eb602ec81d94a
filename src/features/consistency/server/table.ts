import type { ColumnType, GeneratedAlways } from 'kysely'

interface ConsistencyTable {
  user_id: string
  least_minutes: number
  day_starts_at: number
  /** Minutes from midnight. */
  study_at: number | null
}

interface RestTable {
  user_id: string
  id: GeneratedAlways<number>
  first_day: ColumnType<Date, string, string>
  last_day: ColumnType<Date, string, string>
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    consistency: ConsistencyTable
    rest: RestTable
  }
}

export const restsOf = (student: string) => `(
  select coalesce(json_agg(json_build_object('id', id, 'first_day', first_day, 'last_day', last_day)
    order by first_day, id), '[]')
  from rest where user_id = ${student})`

export const freeDaysOf = (student: string) => `(
  select coalesce(json_agg(json_build_object('first_day', first_day, 'last_day', last_day) order by first_day), '[]')
  from (
    select first_day, last_day from rest where user_id = ${student}
    union all select exam_day, exam_day from target where user_id = ${student} and exam_day is not null
  ) free)`

export const examsOf = (student: string) => `(
  select coalesce(json_agg(distinct exam_day), '[]') from target
  where user_id = ${student} and exam_day is not null)`
