import type { Place } from '../contract.ts'

/** No row is a subject that stands where it belongs. */
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
