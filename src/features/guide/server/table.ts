import type { Db } from '../../../server/database/db.ts'
import type { Day } from '../../../shared/calendar.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { Place } from '../contract.ts'
import type { GuidedDays } from '../week.ts'

export type GuidedWeek = (db: Db, student: StudentId, day: Day) => Promise<GuidedDays>

/** A subject in its usual place has no row. */
export interface SubjectPlaceTable {
  user_id: string
  subject_id: number
  place: Exclude<Place, 'usual'>
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    subject_place: SubjectPlaceTable
  }
}
