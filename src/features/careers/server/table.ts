import type { Generated, GeneratedAlways } from 'kysely'

/** Belongs to the common catalogue, or to the one student in `owner_id`. */
export interface CareerTable {
  id: GeneratedAlways<number>
  name: string
  /** The name as `fold` writes it: names that differ in case, accents or spare spaces are the same. */
  name_key: string
  /** An Iconify name, `mdi:scale-balance`. */
  icon: string
  owner_id: string | null
}

export interface UserCareerTable {
  user_id: string
  career_id: number
  chosen_at: Generated<Date>
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    career: CareerTable
    user_career: UserCareerTable
  }
}

/** SQL that is true for a `career` of the catalogue or of `student`, which is SQL too. */
export const careerVisibleTo = (student: string) =>
  `(career.owner_id is null or career.owner_id = ${student})`

/** SQL that is null if `student`, SQL too, has chosen no career. */
export const chosenCareerName = (student: string) => `(
  select career.name from user_career join career on career.id = user_career.career_id
  where user_career.user_id = ${student}
)`
