import type { StudentId } from '../../shared/ids.ts'
import { type Db, statement } from './db.ts'

const LOCKS = {
  schedule: 2,
  support: 3,
  subjects: 4,
  careers: 5,
  targets: 6,
  rests: 7,
  goal: 8,
  devices: 9,
  live: 10,
  sessions: 11,
  settings: 12,
  places: 13,
  'chosen subjects': 14,
  exams: 15,
  imports: 16,
  mistakes: 17,
} as const

const lock = statement('select pg_advisory_xact_lock(hashtextextended($1, $2))')

/** This student's other changes of the kind wait until the transaction ends. */
export async function lockStudent(db: Db, student: StudentId, kind: keyof typeof LOCKS): Promise<void> {
  await lock(db, [student, LOCKS[kind]])
}

/** SQL for a single statement that is the whole transaction; the student is its first value, a text. */
export const lockOf = (kind: keyof typeof LOCKS) =>
  `pg_advisory_xact_lock(hashtextextended($1::text, ${LOCKS[kind]}))`
