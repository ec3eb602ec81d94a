import type { Db } from '../../../../server/database/db.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { BY_PASSWORD, endAccess, endLinks, passwordOf } from '../../server/store.ts'

export interface OpenSession {
  readonly id: string
  readonly userAgent: string | null
  readonly updatedAt: Date
}

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

export async function findTimeZone(db: Db, student: StudentId): Promise<string | null> {
  const row = await db
    .selectFrom('student')
    .select('time_zone')
    .where('user_id', '=', student)
    .where('time_zone_chosen', '=', true)
    .executeTakeFirst()
  return row?.time_zone ?? null
}

export async function findPasswordHash(db: Db, student: StudentId): Promise<string | null> {
  const row = await passwordOf(db, student).executeTakeFirst()
  return row?.password ?? null
}

export async function findName(db: Db, student: StudentId): Promise<string | undefined> {
  const row = await db.selectFrom('user').select('name').where('id', '=', student).executeTakeFirst()
  return row?.name
}

export async function rename(db: Db, student: StudentId, name: string, now: Date): Promise<void> {
  await db.updateTable('user').set({ name, updatedAt: now }).where('id', '=', student).execute()
  await db.updateTable('student').set({ name }).where('user_id', '=', student).execute()
}

interface Zone {
  readonly name: string
  readonly email: string
  readonly time_zone: string
  readonly time_zone_chosen: boolean
}

export async function setTimeZone(db: Db, student: StudentId, zone: Zone): Promise<void> {
  const { time_zone, time_zone_chosen } = zone
  await db
    .insertInto('student')
    .values({ user_id: student, ...zone })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ time_zone, time_zone_chosen }))
    .execute()
}

interface Change {
  /** The hash that the old password matched. */
  readonly known: string
  readonly hash: string
  readonly session: string | null
  readonly now: Date
}

/** Also ends other sessions and links, and returns their ids; undefined if another change came first. */
export function setPassword(
  db: Db,
  student: StudentId,
  { known, hash, session, now }: Change,
): Promise<string[] | undefined> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .set({ password: hash, updatedAt: now })
      .where('userId', '=', student)
      .where('providerId', '=', BY_PASSWORD)
      .where('password', '=', known)
      .executeTakeFirst()
    return numUpdatedRows === 0n ? undefined : endSessions(trx, student, ['<>', session], now)
  })
}

/** Also ends the mailed links; returns the session's id, or undefined when there is none. */
export function endSession(db: Db, student: StudentId, id: string, now: Date): Promise<string[]> {
  return db.transaction().execute((trx) => endSessions(trx, student, ['=', id], now))
}

/** Ends all sessions except `keep`, and the mailed links; returns the sessions' ids. */
export function endOtherSessions(
  db: Db,
  student: StudentId,
  keep: string | null,
  now: Date,
): Promise<string[]> {
  return db.transaction().execute((trx) => endSessions(trx, student, ['<>', keep], now))
}

// Ends tokens with their sessions, and mailed links, which an intruder may have requested.
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
  await endLinks(trx, student)
  return ids
}
