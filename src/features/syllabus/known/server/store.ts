import { type Db, statement } from '../../../../server/database/db.ts'
import type { Day } from '../../../../shared/calendar.ts'
import type { StudentId } from '../../../../shared/ids.ts'

// In one order, so that two devices wait for each other and not both.
const keep = statement<{ topic_id: number }>(`
  insert into known_topic (user_id, topic_id, studied_on, said_at)
  select user_id, id, $3::date, $4 from topic where user_id = $1 and id = any($2::integer[]) order by id
  on conflict (user_id, topic_id) do update set studied_on = excluded.studied_on, said_at = excluded.said_at
  returning topic_id`)

const drop = statement('delete from known_topic where user_id = $1 and topic_id = any($2::integer[])')

interface Said {
  readonly topics: readonly number[]
  readonly studiedOn: Day
  readonly now: Date
}

/** Returns false if none of these topics is the student's. */
export async function keepKnown(db: Db, student: StudentId, { topics, studiedOn, now }: Said) {
  return (await keep(db, [student, topics, studiedOn, now])).length > 0
}

export async function dropKnown(db: Db, student: StudentId, topics: readonly number[]): Promise<void> {
  await drop(db, [student, topics])
}
