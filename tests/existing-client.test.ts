import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TestStudent } from '../harness/app.ts'
import { appOnEngine } from '../harness/app-on-engine.ts'
import { engines } from '../harness/engines.ts'
import { walkAsExistingClient } from '../harness/existing-client.ts'
import { SCHEDULE_WEEKDAYS } from '../src/shared/calendar.ts'

/** An older client of this API sends numbers as its forms have them, and no time zone. */
describe.each(engines)('a client that knows the calls and nothing more, on $name', ({ open }) => {
  const { posse } = appOnEngine(open)

  afterEach(() => void vi.useRealTimers())

  const sendingAs = (student: TestStudent) => async (route: string, body: object) => {
    const answer = await student.call(route, { body: { user_id: student.id, ...body } })
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: expect.toBeOneOf([200, 201]) })
    return answer.body
  }

  it('sends every number as the text of a form, and a week of items with one made-up id, as others do', async () => {
    await walkAsExistingClient(await posse.signUp())
    await walkAsExistingClient(await posse.signUp())
  })

  it.each([
    ['America/Rio_Branco', '2026-03-10T04:59:00Z', '2026-03-09'],
    ['America/Noronha', '2026-03-10T02:01:00Z', '2026-03-10'],
  ])(
    'synchronises the day of the student’s own zone, kept as %s, where it is another day in Brasília',
    async (time_zone, now, date) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
      const student = await posse.signUp()
      const send = sendingAs(student)
      await send(`PUT /account/time-zone/${student.id}`, { time_zone })
      await send('POST /user-subjects', { subject_ids: [1] })
      const weeklyPlan = SCHEDULE_WEEKDAYS.map(() => ({ subjects: [{ subject_id: 1 }] }))
      const { schedule } = await send('POST /schedule', { weeklyPlan })
      const [monday, tuesday] = schedule
      const done = date === '2026-03-09' ? monday : tuesday
      await send('POST /progress/sync', { date, completed_ids: [`${done.id}`] })
      const query = { startDate: '2026-03-09', endDate: '2026-03-15' }
      const { body } = await student.call(`GET /progress/${student.id}`, { query })
      expect(body).toEqual([{ completion_date: date, schedule_item_id: done.id }])
    },
  )
})
