import type { StudentId } from '../shared/ids.ts'
import { type Db, statement } from './db.ts'

/** In what a student's changes wait for each other, by the number of the lock. 1 is for the study sums (migrations/0003). */
const LOCKS = { schedule: 2, support: 3 } as const

const lock = statement('select pg_advisory_xact_lock(hashtextextended($1, $2))')

/** Makes this student's other changes of the kind wait until the transaction ends. */
export async function lockStudent(db: Db, student: StudentId, kind: keyof typeof LOCKS): Promise<void> {
  await lock(db, [student, LOCKS[kind]])
}
