import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { appOnEngine } from '../../../../../harness/app-on-engine.ts'
import { engines } from '../../../../../harness/engines.ts'
import { dayIn } from '../../../../../harness/planner.ts'
import type { ScheduleItem } from '../../contract.ts'

describe.each(engines)('what was planned on $name', ({ open }) => {
  const { posse, database } = appOnEngine(open)

  it('has its first day, so that no earlier day counts as missed', async () => {
    const student = await posse.signUp()
    const user_id = student.id
    await student.call('POST /user-subjects', { body: { user_id, subject_ids: [1] } })
    const plan = async (...weekdays: number[]) => {
      const weeklyPlan = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        subjects: weekdays.includes(weekday) ? [{ subject_id: 1 }] : [],
      }))
      const { body } = await student.call('POST /schedule', { body: { user_id, weeklyPlan } })
      return Object.fromEntries(
        body.schedule.map(({ day_of_week, since }: ScheduleItem) => [day_of_week, since]),
      )
    }
    const daysPass = (days: number) =>
      sql`update planned_weekdays set since = since - ${days}::integer where user_id = ${user_id}`.execute(
        database.db,
      )
    const today = dayIn()
    expect(await plan(1, 2)).toEqual({ 1: today, 2: today })
    await daysPass(10)
    await plan(1, 3)
    await daysPass(5)
    const [longAgo, lately] = [dayIn(undefined, -15), dayIn(undefined, -5)]
    expect(await plan(1, 2, 3)).toEqual({ 1: longAgo, 2: today, 3: lately })
  })
})
