import type { GeneratedAlways } from 'kysely'

export interface ScheduleItemTable {
  user_id: string
  id: GeneratedAlways<number>
  /** 1 = Monday … 7 = Sunday. */
  day_of_week: number
  /** From 0, within the day. */
  position: number
  subject_id: number
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    schedule_item: ScheduleItemTable
  }
}
