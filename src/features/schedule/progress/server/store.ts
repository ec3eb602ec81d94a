import { sql } from 'kysely'
import type { Db } from '../../../../server/database/db.ts'
import type { Day } from '../../../../shared/calendar.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import type { PlannedItem, ProgressFacts } from '../rules.ts'

export interface NamedItem extends PlannedItem {
  subject_id: number
  name: string
}

type Row = Omit<ProgressFacts<NamedItem>, 'studied'> & {
  studied: { number: number; key: string; records: number }[]
}

/** One statement sees one moment; `edges` are the instants that part the days. */
export async function findKnown(
  db: Db,
  student: StudentId,
  { days, edges }: { days: readonly Day[]; edges: readonly Date[] },
): Promise<ProgressFacts<NamedItem>> {
  const instants = edges.map((edge) => edge.toISOString())
  const { rows } = await sql<Row>`
    with item as (
      select i.id, i.day_of_week, i.position, i.subject_id, subject.name, subject.name_key as key
      from schedule_item i
      join user_subject s on s.user_id = i.user_id and s.subject_id = i.subject_id and s.active
      join subject on subject.id = i.subject_id
      where i.user_id = ${student}
    ),
    said as (
      select completion_date as day, schedule_item_id as id, done from progress_tick
      where user_id = ${student} and completion_date between ${days.at(0)}::date and ${days.at(-1)}::date
    ),
    studied as (
      select width_bucket(r.created_at, ${instants}::timestamptz[]) as number, subject.name_key as key, count(*) as records
      from study_record r join subject on subject.id = r.subject_id
      where r.user_id = ${student} and r.ativo = 1
        and r.created_at >= ${instants.at(0)}::timestamptz and r.created_at < ${instants.at(-1)}::timestamptz
      group by 1, 2
    )
    select
      (select coalesce(json_agg(item order by day_of_week, position, id), '[]') from item) as items,
      (select coalesce(json_agg(said), '[]') from said) as said,
      (select coalesce(json_agg(studied), '[]') from studied) as studied`.execute(db)
  const [{ items, said, studied } = EMPTY] = rows
  return {
    items,
    said,
    studied: studied.map(({ number, ...one }) => ({ ...one, day: days[number - 1] ?? '' })),
  }
}

const EMPTY: Row = { items: [], said: [], studied: [] }

/** Null forgets what was said. */
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

/** Earlier words on these items stay. `ids` is not empty. */
export async function addTicks(db: Db, student: StudentId, day: Day, ids: readonly number[]): Promise<void> {
  await db
    .insertInto('progress_tick')
    .values(ids.map((id) => ({ user_id: student, completion_date: day, schedule_item_id: id, done: true })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
