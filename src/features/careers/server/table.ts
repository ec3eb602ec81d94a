import type { Generated, GeneratedAlways } from 'kysely'

/** A career of the common catalogue, or of the one student in `owner_id`. */
export interface CareerTable {
  id: GeneratedAlways<number>
  name: string
  /** The name as `fold` writes it: names that differ in case, accents or spare spaces are the same. */
  name_key: string
  /** An Iconify name, `mdi:scale-balance`. */
  icon: string
  owner_id: string | null
}

/** The one career that a student has chosen. */
export interface UserCareerTable {
  user_id: string
  career_id: number
  chosen_at: Generated<Date>
}

declare module '../../../server/db.ts' {
  interface Tables {
    career: CareerTable
    user_career: UserCareerTable
  }
}
