import type { Db } from '../../../../server/db.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { endAccess } from '../../server/store.ts'

/** How the embedded identity names a password among the ways of signing in. */
const BY_PASSWORD = 'credential'

/** A session that is still good. */
export interface OpenSession {
  readonly id: string
  readonly userAgent: string | null
  readonly updatedAt: Date
}

/** The student's sessions that are still good, the last used first. */
export function listSessions(db: Db, student: StudentId, now: Date): Promise<OpenSession[]> {
  return db
    .selectFrom('session')
    .select(['id', 'userAgent', 'updatedAt'])
    .where('userId', '=', student)
    .where('expiresAt', '>', now)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute()
}

/** The time zone that the student chose, or null. */
export async function findTimeZone(db: Db, student: StudentId): Promise<string | null> {
  const row = await db
    .selectFrom('student')
    .select('time_zone')
    .where('user_id', '=', student)
    .where('time_zone_chosen', '=', true)
    .executeTakeFirst()
  return row?.time_zone ?? null
}

/** The hash of the student's password, or null for who has none. */
export async function findPasswordHash(db: Db, student: StudentId): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', student)
    .where('providerId', '=', BY_PASSWORD)
    .executeTakeFirst()
  return row?.password ?? null
}

/** Gives the student another name. */
export async function rename(db: Db, student: StudentId, name: string, now: Date): Promise<void> {
  await db.updateTable('user').set({ name, updatedAt: now }).where('id', '=', student).execute()
  await db.updateTable('student').set({ name }).where('user_id', '=', student).execute()
}

/** What a student who is not known yet is entered with, and the zone: chosen, or the device's. */
interface Zone {
  readonly name: string
  readonly email: string
  readonly time_zone: string
  readonly time_zone_chosen: boolean
}

/** Keeps the student's time zone. */
export async function setTimeZone(db: Db, student: StudentId, zone: Zone): Promise<void> {
  const { time_zone, time_zone_chosen } = zone
  await db
    .insertInto('student')
    .values({ user_id: student, ...zone })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ time_zone, time_zone_chosen }))
    .execute()
}

interface Change {
  readonly hash: string
  /** The session that goes on. */
  readonly session: string | null
  readonly now: Date
}

/** Sets the password and ends every other session; gives the ids of those. */
export function setPassword(db: Db, student: StudentId, { hash, session, now }: Change): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('account')
      .set({ password: hash, updatedAt: now })
      .where('userId', '=', student)
      .where('providerId', '=', BY_PASSWORD)
      .execute()
    return endSessions(trx, student, ['<>', session], now)
  })
}

/** Ends one session of the student; gives its id, or nothing when there is none. */
export function endSession(db: Db, student: StudentId, id: string, now: Date): Promise<string[]> {
  return db.transaction().execute((trx) => endSessions(trx, student, ['=', id], now))
}

/** Ends the student's sessions but `keep`; gives the ids of those. */
export function endOtherSessions(db: Db, student: StudentId, keep: string | null, now: Date): Promise<string[]> {
  return db.transaction().execute((trx) => endSessions(trx, student, ['<>', keep], now))
}

/** Ends the student's session of this id, or all but it; being in a transaction, their tokens end with them or not at all. */
async function endSessions(
  trx: Db,
  student: StudentId,
  [is, id]: readonly ['=' | '<>', string | null],
  now: Date,
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('session')
    .where('userId', '=', student)
    .where('id', is, id ?? '')
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  await endAccess(trx, { kind: 'session', ids, now })
  return ids
}
