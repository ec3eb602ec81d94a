import { type Db, statement } from '../../../../server/database/db.ts'
import type { Day } from '../../../../shared/calendar.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { isActive } from '../../../records/server/table.ts'
import type { PlannedItem, ProgressFacts } from '../rules.ts'

export interface NamedItem extends PlannedItem {
  subject_id: number
  name: string
}

const find = statement<ProgressFacts<NamedItem>>(`
  with item as (
    select i.id, i.day_of_week, i.position, i.subject_id, subject.name, subject.name_key as key
    from schedule_item i
    join user_subject s on s.user_id = i.user_id and s.subject_id = i.subject_id and s.active
    join subject on subject.id = i.subject_id
    where i.user_id = $1
  ),
  ticks as (
    select completion_date as day, schedule_item_id as id, done from progress_tick
    where user_id = $1 and completion_date between $2::date and $3::date
  ),
  studied as (
    select record.day, subject.name_key as key, count(*) as records
    from study_record record join subject on subject.id = record.subject_id
    where ${isActive({ student: '$1', since: '$2', until: '$3' })}
    group by 1, 2
  )
  select
    (select coalesce(json_agg(item order by day_of_week, position, id), '[]') from item) as items,
    (select coalesce(json_agg(ticks), '[]') from ticks) as ticks,
    (select coalesce(json_agg(studied), '[]') from studied) as studied`)

const NOTHING: ProgressFacts<NamedItem> = { items: [], ticks: [], studied: [] }

/** Reads one snapshot in a single statement; the days are consecutive. */
export async function findKnown(
  db: Db,
  student: StudentId,
  days: readonly Day[],
): Promise<ProgressFacts<NamedItem>> {
  const [found = NOTHING] = await find(db, [student, days.at(0), days.at(-1)])
  return found
}

/** Null removes the tick. */
export async function saveWord(
  db: Db,
  student: StudentId,
  { day, id, done }: { day: Day; id: number; done: boolean | null },
): Promise<void> {
  if (done === null) {
    await db
      .deleteFrom('progress_tick')
      .where('user_id', '=', student)
      .where('completion_date', '=', day)
      .where('schedule_item_id', '=', id)
      .execute()
    return
  }
  await db
    .insertInto('progress_tick')
    .values({ user_id: student, completion_date: day, schedule_item_id: id, done })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'completion_date', 'schedule_item_id']).doUpdateSet({ done }),
    )
    .execute()
}

/** Keeps earlier ticks of these items. `ids` is not empty. */
export async function addTicks(db: Db, student: StudentId, day: Day, ids: readonly number[]): Promise<void> {
  await db
    .insertInto('progress_tick')
    .values(ids.map((id) => ({ user_id: student, completion_date: day, schedule_item_id: id, done: true })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
