import { addDays, SCHEDULE_WEEKDAYS, today, weekdayOf } from '../src/shared/calendar.ts'
import type { Answer, TestApp, TestStudent } from './app.ts'

/** The zone in which planners live, unless a call says another. */
export const HOME_ZONE = 'America/Sao_Paulo'

/** The student's today, or so many days later. */
export const dayIn = (timeZone = HOME_ZONE, later = 0) => addDays(today(Date.now(), timeZone), later)

/** A student who studies subjects 1 to 3 and has planned some of them on every day of the week. */
export interface Planner {
  student: TestStudent
  schedule: { id: number; day_of_week: number; subject_id: number }[]
  itemsOn(weekday?: number): number[]
  toggle(id: unknown, timeZone?: string): Promise<Answer>
  sync(completedIds: unknown, date?: unknown): Promise<Answer>
  read(startDate: string, endDate?: string, timeZone?: string): Promise<Answer>
  /** Returns the ids of items completed today. */
  done(timeZone?: string): Promise<number[]>
  /** Saves a record of the subject and answers its id; it ended now, or at `endedAt`. */
  study(subjectId: number, endedAt?: Date, timeZone?: string): Promise<number>
}

/** Signs up a student with these subjects on each day's plan. */
export async function signUpPlanner(
  posse: Pick<TestApp, 'signUp'>,
  subjects: number[],
  name?: string,
): Promise<Planner> {
  const student = await posse.signUp(name)
  const user_id = student.id
  await student.call('POST /user-subjects', { body: { user_id, subject_ids: [1, 2, 3] } })
  const weeklyPlan = SCHEDULE_WEEKDAYS.map(() => ({
    subjects: subjects.map((subject_id) => ({ subject_id })),
  }))
  const schedule: Planner['schedule'] = (
    await student.call('POST /schedule', { body: { user_id, weeklyPlan } })
  ).body.schedule
  const read: Planner['read'] = (startDate, endDate = startDate, timeZone = HOME_ZONE) =>
    student.call(`GET /progress/${user_id}`, { query: { startDate, endDate }, headers: zoned(timeZone) })
  return {
    student,
    schedule,
    itemsOn: (weekday = weekdayOf(dayIn())) =>
      schedule.filter(({ day_of_week }) => day_of_week === weekday).map(({ id }) => id),
    toggle: (schedule_item_id, timeZone = HOME_ZONE) =>
      student.call('POST /progress/toggle', {
        body: { user_id, schedule_item_id },
        headers: zoned(timeZone),
      }),
    sync: (completed_ids, date = dayIn()) =>
      student.call('POST /progress/sync', {
        body: { user_id, date, completed_ids },
        headers: zoned(HOME_ZONE),
      }),
    read,
    done: async (timeZone = HOME_ZONE) => {
      const { body } = await read(dayIn(timeZone), undefined, timeZone)
      return body.map(({ schedule_item_id }: { schedule_item_id: number }) => schedule_item_id)
    },
    study: async (subject_id, endedAt, timeZone = HOME_ZONE) => {
      const body = { user_id, subject_id, study_time: 60, ...(endedAt ? { created_at: endedAt } : {}) }
      return (await student.call('POST /user-study-records', { body, headers: zoned(timeZone) })).body.id
    },
  }
}

const zoned = (timeZone: string) => ({ 'x-time-zone': timeZone })
