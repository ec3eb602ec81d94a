import type { Db } from '../../../server/database/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { MockExam, MockExamBody } from '../contract.ts'

/** Newest first. */
export async function listExams(db: Db, student: StudentId): Promise<MockExam[]> {
  const rows = await db
    .selectFrom('mock_exam')
    .select(['key', 'title', 'answered_at', 'paper'])
    .where('user_id', '=', student)
    .orderBy('answered_at', 'desc')
    .orderBy('key')
    .execute()
  return rows.map(({ paper, answered_at, ...row }) => ({
    ...row,
    answered_at: answered_at.toISOString(),
    ...paper,
  }))
}

/** Undefined if the student has no such exam. */
export async function findExam(db: Db, student: StudentId, key: string): Promise<MockExamBody | undefined> {
  const row = await db
    .selectFrom('mock_exam')
    .select(['title', 'answered_at', 'paper'])
    .where('user_id', '=', student)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && { title: row.title, answered_at: row.answered_at.toISOString(), ...row.paper }
}

/** Counts the student's exams without this one. */
export async function countOthers(db: Db, student: StudentId, key: string): Promise<number> {
  const { count } = await db
    .selectFrom('mock_exam')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', student)
    .where('key', '!=', key)
    .executeTakeFirstOrThrow()
  return count
}

export async function putExam(
  db: Db,
  student: StudentId,
  key: string,
  { title, answered_at, ...paper }: MockExamBody,
): Promise<void> {
  const values = { title, answered_at: new Date(answered_at), paper: JSON.stringify(paper) }
  await db
    .insertInto('mock_exam')
    .values({ user_id: student, key, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(values))
    .execute()
}

/** False if the student has no such exam. */
export async function removeExam(db: Db, student: StudentId, key: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('mock_exam')
    .where('user_id', '=', student)
    .where('key', '=', key)
    .returning('key')
    .execute()
  return removed.length > 0
}
