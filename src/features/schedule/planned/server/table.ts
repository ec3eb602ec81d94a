import type { ColumnType } from 'kysely'

/** The plan's weekdays from a day of the student's own on. */
export interface PlannedWeekdaysTable {
  user_id: string
  since: ColumnType<Date, string, string>
  weekdays: number[]
}

declare module '../../../../server/database/db.ts' {
  interface Tables {
    planned_weekdays: PlannedWeekdaysTable
  }
}

/** SQL of a JSON list of the student's weekdays since each day, in order. */
export const plansOf = (student: string) => `(
  select coalesce(json_agg(json_build_object('since', since, 'weekdays', weekdays) order by since), '[]')
  from planned_weekdays where user_id = ${student})`

/**
 * SQL of the day since which a weekday has been in all of the student's plans; null where the last plan lacks
 * it.
 */
export const plannedSince = (student: string, weekday: string) => `(
  select min(since) from planned_weekdays where user_id = ${student} and since > coalesce(
    (select max(since) from planned_weekdays where user_id = ${student} and ${weekday} <> all(weekdays)), '-infinity'))`
