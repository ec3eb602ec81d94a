import { sql } from 'kysely'
import type { Db } from '../../../server/database/db.ts'
import { lockStudent } from '../../../server/database/student-lock.ts'
import type { Day } from '../../../shared/calendar.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { LIMITS, type ScheduleItem } from '../contract.ts'
import { plannedSince } from '../planned/server/table.ts'
import type { KnownItem, PlanChange } from '../rules.ts'

/** Blocks other changes to the student's schedule and progress until the transaction ends. */
export const lockSchedule = (db: Db, student: StudentId): Promise<void> =>
  lockStudent(db, student, 'schedule')

const since = sql<Day | null>`${sql.raw(plannedSince('item.user_id', 'item.day_of_week'))}::text`.as('since')

/** Hides items of a subject that the student has left; they return with it. */
export async function listSchedule(db: Db, student: StudentId): Promise<ScheduleItem[]> {
  const rows = await db
    .selectFrom('schedule_item as item')
    .innerJoin('user_subject as studied', (join) =>
      join.onRef('studied.user_id', '=', 'item.user_id').onRef('studied.subject_id', '=', 'item.subject_id'),
    )
    .innerJoin('subject', 'subject.id', 'item.subject_id')
    .select(['item.id', 'item.day_of_week', 'item.subject_id', 'subject.name', since])
    .where('item.user_id', '=', student)
    .where('studied.active', '=', true)
    .orderBy('item.day_of_week')
    .orderBy('item.position')
    .orderBy('item.id')
    .execute()
  return rows.map(({ name, since: planned, ...item }) => ({
    ...item,
    subject: { id: item.subject_id, name },
    ...(planned === null ? {} : { since: planned }),
  }))
}

export function findItems(db: Db, student: StudentId): Promise<KnownItem[]> {
  return db.selectFrom('schedule_item').select(['id', 'subject_id']).where('user_id', '=', student).execute()
}

export async function findStudied(db: Db, student: StudentId): Promise<Set<number>> {
  const rows = await db
    .selectFrom('user_subject')
    .select('subject_id')
    .where('user_id', '=', student)
    .where('active', '=', true)
    .execute()
  return new Set(rows.map(({ subject_id }) => subject_id))
}

/** Keeps hidden items as far as the day has room, because all of them may return. */
export async function savePlan(db: Db, student: StudentId, { retained, added }: PlanChange): Promise<void> {
  const ids = retained.map(({ id }) => id)
  await sql`
    delete from schedule_item where user_id = ${student} and id <> all(${ids}::integer[])
      and subject_id in (select subject_id from user_subject where user_id = ${student} and active)`.execute(
    db,
  )
  await sql`
    update schedule_item item set day_of_week = placed.day_of_week, position = placed.position
    from unnest(
      ${ids}::integer[], ${retained.map((item) => item.day_of_week)}::smallint[], ${retained.map((item) => item.position)}::smallint[]
    ) as placed (id, day_of_week, position)
    where item.user_id = ${student} and item.id = placed.id`.execute(db)
  if (added.length > 0)
    await db
      .insertInto('schedule_item')
      .values(added.map((item) => ({ ...item, user_id: student })))
      .execute()
  await keepRoom(db, student)
}

/** Deletes hidden items that would make a day too full if they returned. */
async function keepRoom(db: Db, student: StudentId): Promise<void> {
  await sql`
    delete from schedule_item where user_id = ${student} and id in (
      select id from (
        select item.id, row_number() over (partition by item.day_of_week order by studied.active desc, item.position, item.id) as place
        from schedule_item item
        join user_subject studied on studied.user_id = item.user_id and studied.subject_id = item.subject_id
        where item.user_id = ${student}
      ) placed where place > ${LIMITS.subjects}
    )`.execute(db)
}
