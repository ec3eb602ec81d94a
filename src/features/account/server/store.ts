import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Db } from '../../../server/database/db.ts'
import { DEFAULT_TIME_ZONE } from '../../../shared/calendar.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { Me } from '../contract.ts'
import type { StudentTable } from './table.ts'

type StudentDetails = Pick<StudentTable, 'user_id' | 'name' | 'email' | 'time_zone'>

/** Keeps a time zone that the student chose. */
export async function saveStudent(db: Db, student: StudentDetails): Promise<void> {
  await db
    .insertInto('student')
    .values(student)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        name: student.name,
        email: student.email,
        time_zone: sql`case when student.time_zone_chosen then student.time_zone else excluded.time_zone end`,
      }),
    )
    .execute()
}

export async function enterStudent(db: Db, student: StudentDetails): Promise<void> {
  await db
    .insertInto('student')
    .values(student)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

type Choices = Omit<Static<typeof Me>, 'user_id' | 'name' | 'email' | 'day_starts_at'>

const NO_CHOICES: Choices = {
  career_id: null,
  career_name: null,
  subject_ids: [],
  syllabus: null,
  time_zone: null,
}

export async function findChoices(db: Db, student: StudentId): Promise<Choices> {
  const { rows } = await sql<Choices>`
    select career.id as career_id, career.name as career_name,
      coalesce((select json_agg(subject_id order by subject_id) from user_subject where user_id = me.user_id and active), '[]') as subject_ids,
      (
        select json_build_object('name', body, 'subject_ids', (
          select coalesce(json_agg(distinct subject_id order by subject_id), '[]') from syllabus_subject
          where user_id = target.user_id and target_id = target.id
        ))
        from target where user_id = me.user_id and in_front
          and exists (select from syllabus_item where user_id = target.user_id and target_id = target.id)
      ) as syllabus,
      (select time_zone from student where user_id = me.user_id and time_zone_chosen) as time_zone
    from (select ${student}::text as user_id) me
    left join user_career on user_career.user_id = me.user_id
    left join career on career.id = user_career.career_id`.execute(db)
  return rows[0] ?? NO_CHOICES
}

/** Undefined while the stored zone may be the default: Brasília's counts only if the student chose it. */
export async function findZone(db: Db, student: StudentId): Promise<string | undefined> {
  const row = await db
    .selectFrom('student')
    .select('time_zone')
    .where('user_id', '=', student)
    .where((eb) => eb.or([eb('time_zone_chosen', '=', true), eb('time_zone', '<>', DEFAULT_TIME_ZONE)]))
    .executeTakeFirst()
  return row?.time_zone
}

interface Ended {
  readonly kind: 'student' | 'session'
  readonly ids: readonly string[]
  readonly now: Date
}

/** The channel that tells every process about ended tokens. */
export const ENDED = 'posse_ended'

export async function endAccess(db: Db, { kind, ids, now }: Ended): Promise<void> {
  if (ids.length === 0) return
  await sql`select pg_notify(${ENDED}, id) from unnest(${[...ids]}::text[]) as id`.execute(db)
  await db
    .insertInto('ended_access')
    .values(ids.map((id) => ({ id, kind, ended_at: now })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ended_at: now }))
    .execute()
}

export async function findEnded(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('ended_access').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** Ends the student's sessions except the `most` last used; returns the ended ids. */
export async function endSessionsBeyond(db: Db, student: string, most: number, now: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('session')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('session')
        .select('id')
        .where('userId', '=', student)
        .orderBy('updatedAt', 'desc')
        .orderBy('id')
        .offset(most),
    )
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  await endAccess(db, { kind: 'session', ids, now })
  return ids
}

/** The embedded identity's name for a password among the ways in. */
export const BY_PASSWORD = 'credential'

/** The hash of a student's password; no row without one. */
export const passwordOf = (db: Db, student: string) =>
  db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', student)
    .where('providerId', '=', BY_PASSWORD)

interface Opened {
  readonly student: string
  readonly session: string
  readonly hash: string
}

export function endIfOutdated(db: Db, { student, session, hash }: Opened): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Waits for a running change; a later one finds the session and ends it.
    const row = await passwordOf(trx, student).forShare().executeTakeFirst()
    if (row?.password === hash) return false
    await trx.deleteFrom('session').where('id', '=', session).execute()
    return true
  })
}

export async function endLinks(db: Db, student: string): Promise<void> {
  await db.deleteFrom('verification').where('value', '=', student).execute()
}

export async function proveEmail(db: Db, student: string): Promise<void> {
  await db
    .updateTable('user')
    .set({ emailVerified: true })
    .where('id', '=', student)
    .where('emailVerified', '=', false)
    .execute()
}

/** Removes outside ways in: whoever signed up with another's address may have made them. */
export async function dropOutsideWays(db: Db, student: string): Promise<void> {
  await db
    .deleteFrom('account')
    .where('userId', '=', student)
    .where('providerId', '<>', BY_PASSWORD)
    .execute()
}
