import { type Db, statement } from '../../../../server/database/db.ts'
import type { Day } from '../../../../shared/calendar.ts'
import type { StudentId } from '../../../../shared/ids.ts'

// A day's last plan counts; one with the same weekdays is not stored.
const keep = statement(`
  insert into planned_weekdays (user_id, since, weekdays)
  select $1, $2::date, $3::smallint[]
  where $3::smallint[] is distinct from
    (select weekdays from planned_weekdays where user_id = $1 and since <= $2::date order by since desc limit 1)
  on conflict (user_id, since) do update set weekdays = excluded.weekdays`)

/** Stores the plan's weekdays from this day on. */
export async function keepWeekdays(
  db: Db,
  student: StudentId,
  { since, weekdays }: { since: Day; weekdays: readonly number[] },
): Promise<void> {
  await keep(db, [student, since, weekdays])
}
