import { type Db, statement } from '../../../server/database/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { sumsByDay } from '../../records/server/table.ts'
import type { WeeklyGoal } from '../contract.ts'
import type { edgesOf } from '../rules.ts'

type Found = Pick<WeeklyGoal, 'minutes' | 'studied_seconds' | 'studied_today_seconds'>

const find = statement<Found>(`
  select
    (select minutes from weekly_goal where user_id = $1) as minutes,
    coalesce(sum(study_time), 0) as studied_seconds,
    coalesce(sum(study_time) filter (where number = 1), 0) as studied_today_seconds
  from (${sumsByDay({ student: '$1', since: '$2', until: '$3' }, 'array[$4, $5]::timestamptz[]')}) day`)

/** The student's goal and what was studied of it, in one statement and so of one moment. */
export async function findGoal(
  db: Db,
  student: StudentId,
  { from, until, dayFrom, dayUntil }: Omit<ReturnType<typeof edgesOf>, 'week'>,
): Promise<Found> {
  const [found] = await find(db, [student, from, until, dayFrom, dayUntil])
  if (!found) throw new Error('An aggregate without groups answers one row.')
  return found
}

export async function setGoal(db: Db, student: StudentId, minutes: number, now: Date): Promise<void> {
  await db
    .insertInto('weekly_goal')
    .values({ user_id: student, minutes, set_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ minutes, set_at: now }))
    .execute()
}

export async function removeGoal(db: Db, student: StudentId): Promise<void> {
  await db.deleteFrom('weekly_goal').where('user_id', '=', student).execute()
}
