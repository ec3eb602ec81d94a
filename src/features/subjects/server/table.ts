import type { Generated, GeneratedAlways } from 'kysely'

/** A subject of the common catalogue, or of the one student in `owner_id`. */
export interface SubjectTable {
  id: GeneratedAlways<number>
  name: string
  /** The name as `fold` writes it: names that differ in case, accents or spare spaces are the same. */
  name_key: string
  owner_id: string | null
}

/** A subject that a student has chosen at some time; `active` while he or she still studies it. */
export interface UserSubjectTable {
  user_id: string
  subject_id: number
  active: Generated<boolean>
}

declare module '../../../server/db.ts' {
  interface Tables {
    subject: SubjectTable
    user_subject: UserSubjectTable
  }
}
