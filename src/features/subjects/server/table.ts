import type { Generated, GeneratedAlways } from 'kysely'

/** Belongs to the common catalogue, or to the one student in `owner_id`. */
export interface SubjectTable {
  id: GeneratedAlways<number>
  name: string
  /** The name as `fold` writes it: names that differ in case, accents or spare spaces are the same. */
  name_key: string
  owner_id: string | null
}

/** Chosen at some time; `active` while the student still studies it. */
export interface UserSubjectTable {
  user_id: string
  subject_id: number
  active: Generated<boolean>
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    subject: SubjectTable
    user_subject: UserSubjectTable
  }
}

/** SQL that is true for a `subject` of the catalogue or of `student`, which is SQL too. */
export const subjectSeenBy = (student: string) =>
  `(subject.owner_id is null or subject.owner_id = ${student})`
