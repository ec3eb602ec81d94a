import { type Db, statement } from '../../../server/database/db.ts'
import { lockStudent } from '../../../server/database/student-lock.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { plansOf } from '../../schedule/planned/server/table.ts'
import { type ConsistencySettings, type ConsistencyTerms, type Rest, USUAL } from '../contract.ts'
import { examsOf, restsOf } from './table.ts'

const find = statement<Omit<ConsistencyTerms, 'settings'> & { settings: ConsistencySettings | null }>(`
  select ${plansOf('$1')} as plans, ${restsOf('$1')} as rests, ${examsOf('$1')} as exams, (
    select json_build_object('least_minutes', least_minutes, 'day_starts_at', day_starts_at, 'study_at', study_at)
    from consistency where user_id = $1
  ) as settings`)

const findStart = statement<{ hour: number }>(
  'select day_starts_at as hour from consistency where user_id = $1',
)

export async function findDayStart(db: Db, student: StudentId): Promise<number> {
  const [found] = await findStart(db, [student])
  return found?.hour ?? USUAL.day_starts_at
}

export async function findTerms(db: Db, student: StudentId): Promise<ConsistencyTerms> {
  const [found] = await find(db, [student])
  if (!found) throw new Error('A selection without a table answers one row.')
  return { ...found, settings: found.settings ?? USUAL }
}

export async function findSettings(db: Db, student: StudentId): Promise<ConsistencySettings> {
  const found = await db
    .selectFrom('consistency')
    .select(['least_minutes', 'day_starts_at', 'study_at'])
    .where('user_id', '=', student)
    .executeTakeFirst()
  return found ?? USUAL
}

export async function saveSettings(db: Db, student: StudentId, settings: ConsistencySettings): Promise<void> {
  await db
    .insertInto('consistency')
    .values({ user_id: student, ...settings })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(settings))
    .execute()
}

/** Blocks other rests of the student until the transaction ends. */
export const lockRests = (db: Db, student: StudentId): Promise<void> => lockStudent(db, student, 'rests')

export async function countRests(db: Db, student: StudentId): Promise<number> {
  const { count } = await db
    .selectFrom('rest')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', student)
    .executeTakeFirstOrThrow()
  return count
}

type RestDays = Omit<Rest, 'id'>

const findSame = statement<{ id: number }>(
  'select id from rest where user_id = $1 and first_day = $2::date and last_day = $3::date',
)

/** The id of an equal rest: a repeated call without an answer means that one. */
export async function findRest(
  db: Db,
  student: StudentId,
  { first_day, last_day }: RestDays,
): Promise<number | undefined> {
  const [found] = await findSame(db, [student, first_day, last_day])
  return found?.id
}

export async function addRest(db: Db, student: StudentId, rest: RestDays): Promise<number> {
  const { id } = await db
    .insertInto('rest')
    .values({ user_id: student, ...rest })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function removeRest(db: Db, student: StudentId, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('rest')
    .where('user_id', '=', student)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
