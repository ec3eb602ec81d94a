import { type Db, statement } from '../../../server/database/db.ts'
import { DEFAULT_TIME_ZONE } from '../../../shared/calendar.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { freeDaysOf } from '../../consistency/server/table.ts'
import { plansOf } from '../../schedule/planned/server/table.ts'
import type { Planned } from '../events.ts'

export async function findMadeAt(db: Db, student: StudentId): Promise<Date | undefined> {
  const found = await db
    .selectFrom('calendar_feed')
    .select('made_at')
    .where('user_id', '=', student)
    .executeTakeFirst()
  return found?.made_at
}

export async function keepAddress(
  db: Db,
  student: StudentId,
  values: { readonly key_digest: string; readonly made_at: Date },
): Promise<void> {
  await db
    .insertInto('calendar_feed')
    .values({ user_id: student, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export async function removeAddress(db: Db, student: StudentId): Promise<void> {
  await db.deleteFrom('calendar_feed').where('user_id', '=', student).execute()
}

export interface Found extends Planned {
  readonly user_id: string
  readonly time_zone: string
}

const find = statement<Found>(`
  select feed.user_id, coalesce(student.time_zone, $3) as time_zone, ${plansOf('feed.user_id')} as plans, ${freeDaysOf('feed.user_id')} as rests,
    (select study_at from consistency where user_id = feed.user_id) as study_at,
    coalesce((select day_starts_at from consistency where user_id = feed.user_id), 0) as day_starts_at,
    (select minutes from weekly_goal where user_id = feed.user_id) as minutes,
    (
      select coalesce(json_agg(json_build_object('day_of_week', item.day_of_week, 'name', subject.name)
        order by item.day_of_week, item.position, item.id), '[]')
      from schedule_item item
      join user_subject studied on studied.user_id = item.user_id and studied.subject_id = item.subject_id and studied.active
      join subject on subject.id = item.subject_id
      where item.user_id = feed.user_id
    ) as items,
    (
      select coalesce(json_agg(json_build_object('id', id, 'body', body, 'position', position, 'exam_day', exam_day,
        'notice_url', notice_url) order by id), '[]')
      from target where user_id = feed.user_id
    ) as targets,
    (select exams from exam_feed where url = $2) as exams
  from calendar_feed feed left join student on student.user_id = feed.user_id
  where feed.key_digest = $1`)

export async function findPlanned(
  db: Db,
  digest: string,
  examsUrl: string | undefined,
): Promise<Found | undefined> {
  const [found] = await find(db, [digest, examsUrl ?? '', DEFAULT_TIME_ZONE])
  return found && { ...found, exams: found.exams ?? [] }
}
