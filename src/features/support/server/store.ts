import type { Db } from '../../../server/database/db.ts'
import { lockStudent } from '../../../server/database/student-lock.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { SupportFields } from '../contract.ts'

const HOUR_MS = 3_600_000

/** Runs `work` while no other message of the student can be saved. */
export function alone<Result>(
  db: Db,
  student: StudentId,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await lockStudent(trx, student, 'support')
    return work(trx)
  })
}

export async function sentLately(db: Db, student: StudentId, now: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('support_message')
    .select('created_at')
    .where('user_id', '=', student)
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .execute()
  return rows.map(({ created_at }) => created_at)
}

interface Sent {
  readonly fields: SupportFields
  readonly key: string | null
  readonly now: Date
}

export async function isSaved(db: Db, student: StudentId, key: string): Promise<boolean> {
  const saved = await db
    .selectFrom('support_message')
    .select('id')
    .where('user_id', '=', student)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return saved !== undefined
}

export async function saveMessage(db: Db, student: StudentId, { fields, key, now }: Sent): Promise<void> {
  const { name, email, subject, message } = fields
  await db
    .insertInto('support_message')
    .values({ user_id: student, name, email, subject, message, created_at: now, idempotency_key: key })
    .execute()
}
