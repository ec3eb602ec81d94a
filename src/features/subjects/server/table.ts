import type { Generated, GeneratedAlways } from 'kysely'
import type { Db } from '../../../server/database/db.ts'
import type { Problem } from '../../../shared/errors.ts'
import type { StudentId } from '../../../shared/ids.ts'

interface BeforeRenaming {
  readonly subjectId: number
  /** Another thing still has that name. */
  readonly isShared: boolean
}

export interface CalledSubject {
  readonly name: string
  /** The student's subject that had another name until now. */
  readonly before?: BeforeRenaming | undefined
}

/** Finds or creates active subjects, in order; plans follow a former name. A problem for too many. */
export type SubjectsNamed = (
  db: Db,
  student: StudentId,
  subjects: readonly CalledSubject[],
) => Promise<number[] | Problem>

/** Belongs to the common catalogue, or to the one student in `owner_id`. */
export interface SubjectTable {
  id: GeneratedAlways<number>
  name: string
  /** The name as `fold` writes it: names that differ in case, accents or spare spaces are the same. */
  name_key: string
  owner_id: string | null
}

/** Chosen at some time; `active` while the student studies it. */
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
export const subjectVisibleTo = (student: string) =>
  `(subject.owner_id is null or subject.owner_id = ${student})`
