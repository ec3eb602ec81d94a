import { sql } from 'kysely'
import type { Db } from '../../../../server/database/db.ts'
import type { PersonalTable } from '../../../../server/database/personal-data.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { endAccess } from '../../server/store.ts'
import type { Row } from '../rules.ts'

const PAGE_ROWS = 1000

/** No column of a download has this name. */
const PLACE = 'place in the order'

/** Ended accesses stay this much longer than any token lives. */
const MARGIN_MS = 5 * 60_000

type Download = NonNullable<PersonalTable['download']>

/** Reads page by page, so that a student with much data blocks nobody else. */
export async function readPersonal(
  db: Db,
  student: StudentId,
  { table, student: owner = 'user_id' }: PersonalTable,
  { columns, orderBy }: Download,
): Promise<Row[]> {
  const wanted = columns.map(
    ([key, , expression]) => sql`${expression ? sql.raw(expression) : sql.ref(key)} as ${sql.ref(key)}`,
  )
  const order = sql.raw(orderBy)
  const place = sql.raw(
    orderBy
      .split(', ')
      .map((column) => `${column}::text`)
      .join(', '),
  )
  const all: Row[] = []
  for (let last: readonly string[] = [], isMore = true; isMore; ) {
    const isAfter = last.length > 0 ? sql`(${order}) > (${sql.join(last)})` : sql`true`
    const { rows } = await sql<Row & { [PLACE]: string[] }>`
      select ${sql.join(wanted)}, array[${place}] as ${sql.ref(PLACE)} from ${sql.table(table)}
      where ${sql.ref(owner)} = ${student} and ${isAfter} order by ${order} limit ${PAGE_ROWS}`.execute(db)
    all.push(...rows)
    last = rows.at(-1)?.[PLACE] ?? []
    isMore = rows.length === PAGE_ROWS
  }
  return all
}

export async function findEmail(db: Db, student: StudentId): Promise<string | undefined> {
  const row = await db.selectFrom('user').select('email').where('id', '=', student).executeTakeFirst()
  return row?.email
}

/** Works for any identity provider; finds none when several students match. */
export async function findStudent(db: Db, idOrEmail: string): Promise<StudentId | undefined> {
  const { rows } = await sql<{ id: StudentId }>`
    select id from "user" where id = ${idOrEmail} or lower(email) = lower(${idOrEmail})
    union select user_id from student where user_id = ${idOrEmail} or lower(email) = lower(${idOrEmail})`.execute(
    db,
  )
  return rows.length === 1 ? rows[0]?.id : undefined
}

/** Deletes all or nothing; from then on refuse the student's tokens. */
export function deleteStudent(
  db: Db,
  student: StudentId,
  personal: readonly PersonalTable[],
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await deleteRows(trx, student, personal)
    await endAccess(trx, { kind: 'student', ids: [student], now })
  })
}

/** Finishes deletions once their tokens have expired (docs/decisions/0004-deleted-accounts.md). */
export async function forgetEnded(
  db: Db,
  personal: readonly PersonalTable[],
  { now, longestTokenMs }: { now: Date; longestTokenMs: number },
): Promise<void> {
  const before = new Date(now.getTime() - longestTokenMs - MARGIN_MS)
  await db.deleteFrom('ended_access').where('kind', '=', 'session').where('ended_at', '<', before).execute()
  await db.transaction().execute(async (trx) => {
    const over = await trx
      .selectFrom('ended_access')
      .select('id')
      .where('kind', '=', 'student')
      .where('ended_at', '<', before)
      .limit(100)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id } of over) {
      await deleteRows(trx, id, personal)
      await trx.deleteFrom('ended_access').where('id', '=', id).execute()
    }
  })
}

async function deleteRows(db: Db, student: string, personal: readonly PersonalTable[]): Promise<void> {
  for (const { table, student: owner = 'user_id' } of personal)
    await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${student}`.execute(db)
}
