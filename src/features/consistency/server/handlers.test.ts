import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { TEST_PASSWORD, type TestStudent } from '../../../../harness/app.ts'
import { appAtNoon, NOON } from '../../../../harness/app-at-noon.ts'
import { engines } from '../../../../harness/engines.ts'
import { readLogOf } from '../../../../harness/read-log.ts'
import {
  addDays,
  dayZone,
  formatDay,
  instantAt,
  numberOfDay,
  scheduleWeek,
  today,
} from '../../../shared/calendar.ts'
import { withDone } from '../../weekly-goal/rules.ts'
import { type ConsistencyTerms, LIMITS } from '../contract.ts'
import { consistencyFrom, NOTHING_YET, standingOf } from '../rules.ts'

const TODAY = '2026-03-18'
const HOUR = 3600

describe.each(engines)('a student’s consistency on $name', ({ open }) => {
  const { posse, database } = appAtNoon(open)

  const known = async (student: TestStudent, zone = 'America/Sao_Paulo') => {
    const answer = await student.call(`GET /consistency/${student.id}`, { headers: { 'x-time-zone': zone } })
    expect(answer).toMatchObject({ status: 200 })
    const terms: ConsistencyTerms = answer.body
    const day = today(new Date(), dayZone(zone, terms.settings.day_starts_at))
    return consistencyFrom(terms, await readLogOf(student), day)
  }
  const study = async (student: TestStudent, at: string, seconds = HOUR, zone = 'America/Sao_Paulo') => {
    await sql`
      insert into study_record (user_id, subject_id, study_time, total_pauses, questions_resolved, correct_answers,
        incorrect_answers, created_at, zone)
      values (${student.id}, 1, ${seconds}, 0, 5, 5, 0, ${at}, ${zone})`.execute(database.db)
  }
  const set = (student: TestStudent, body: object) => student.call(`PUT /consistency/${student.id}`, { body })
  const rest = (student: TestStudent, first_day: string, last_day: string) =>
    student.call(`POST /rests/${student.id}`, { body: { first_day, last_day } })

  it('is a year of days, by Mondays, with nothing in it at first', async () => {
    const student = await posse.signUp()
    expect(await known(student)).toEqual({
      day: TODAY,
      first: '2025-03-17',
      days: [],
      before: NOTHING_YET,
      settings: { least_minutes: 10, day_starts_at: 0, study_at: null },
      rests: [],
      exams: [],
      plans: [],
    })
  })

  it('has sums of each day where it was studied, and nothing of a deleted record', async () => {
    const student = await posse.signUp()
    // It is Tuesday 23:59 in São Paulo, and Wednesday in Lisbon.
    await study(student, '2026-03-18T02:59:00Z', 100)
    await study(student, '2026-03-18T03:00:00Z', 1000)
    await study(student, NOON, 20)
    const number = numberOfDay(TODAY)
    for (const zone of ['America/Sao_Paulo', 'Europe/Lisbon'])
      expect((await known(student, zone)).days).toEqual([
        [number - 1, 100, 5],
        [number, 1020, 10],
      ])
    const { rows } = await sql<{ id: number }>`
      select id from study_record where user_id = ${student.id} and study_time = 20`.execute(database.db)
    await student.call(`DELETE /user-study-records/${rows[0]?.id}`)
    expect((await known(student)).days.at(-1)).toEqual([number, 1000, 5])
  })

  it('has a night’s study on the day before, where the day begins at four', async () => {
    const student = await posse.signUp()
    expect((await set(student, { least_minutes: 20, day_starts_at: 4, study_at: 1170 })).body.message).toBe(
      'Constância salva.',
    )
    await study(student, '2026-03-18T06:59:59Z', 100, 'America/Sao_Paulo@4')
    await study(student, '2026-03-18T07:00:00Z', 1000, 'America/Sao_Paulo@4')
    const number = numberOfDay(TODAY)
    const body = await known(student)
    expect(body.days.map(([day]) => day)).toEqual([number - 1, number])
    expect(body.settings).toEqual({ least_minutes: 20, day_starts_at: 4, study_at: 1170 })
    vi.setSystemTime('2026-03-18T06:59:59Z')
    expect((await known(student)).day).toBe('2026-03-17')
  })

  // From a week to the next, and over a night in which clocks change.
  it.each([
    ['America/Sao_Paulo', '2026-03-15'],
    ['America/Rio_Branco', '2026-03-15'],
    ['Europe/Lisbon', '2026-03-28'],
    ['Europe/Lisbon', '2026-10-24'],
    ['Pacific/Auckland', '2026-04-04'],
    ['Pacific/Auckland', '2026-09-26'],
    ['Pacific/Auckland', '2026-11-29'],
  ])('goes by the same day and week on every screen, from midnight to four: %s, %s', async (zone, before) => {
    const after = addDays(before, 1)
    // The token holds for the whole night.
    vi.setSystemTime(instantAt(after, 4 * 60, zone))
    const student = await posse.signUp()
    const call = async (route: string, body?: object) =>
      (await student.call(route, { headers: { 'x-time-zone': zone }, ...(body ? { body } : {}) })).body
    await call('POST /user-subjects', { user_id: student.id, subject_ids: [1] })
    await call(`PUT /weekly-goal/${student.id}`, { minutes: 600 })
    await set(student, { least_minutes: 10, day_starts_at: 4, study_at: null })
    const nights = [
      [instantAt(before, 23 * 60 + 30, zone), before, 1],
      [instantAt(after, 0, zone), before, 2],
      [instantAt(after, 2 * 60, zone), before, 3],
      [instantAt(after, 4 * 60 - 1, zone), before, 4],
      [instantAt(after, 4 * 60, zone), after, 1],
    ] as const
    for (const [now, day, studied] of nights) {
      vi.setSystemTime(now)
      await call('POST /user-study-records', {
        user_id: student.id,
        subject_id: 1,
        study_time: HOUR,
        studied_on: day,
      })
      const goal = withDone(await call(`GET /weekly-goal/${student.id}`), await readLogOf(student))
      expect(goal).toMatchObject({ day, week: { start: scheduleWeek(day).start } })
      const inWeek = scheduleWeek(day).start === scheduleWeek(before).start && day === after ? 5 : studied
      expect([goal.studied_seconds, goal.studied_today_seconds]).toEqual([inWeek * HOUR, studied * HOUR])
      expect(await known(student, zone)).toMatchObject({ day })
      expect((await known(student, zone)).days.at(-1)).toEqual([numberOfDay(day), studied * HOUR, 0])
      const { fortnight } = await call(`GET /overview/${student.id}`)
      expect(fortnight.find((one: { day: string }) => one.day === day).study_time).toBe(studied * HOUR)
      expect((await call(`GET /history/${student.id}?from=${day}&to=${day}`)).study_time).toBe(studied * HOUR)
      for (const route of ['today-plan', 'guide'])
        expect(await call(`GET /${route}/${student.id}`), route).toMatchObject({ day })
      expect((await call(`GET /syllabus/${student.id}/front`)).day).toBe(day)
    }
    vi.setSystemTime(nights[3][0])
    expect(await call('POST /reports', { user_id: student.id })).toContain(`até ${formatDay(before)}`)
    expect((await call('GET /users/me')).day_starts_at).toBe(4)
  })

  it('continues from earlier years', async () => {
    const student = await posse.signUp()
    for (const day of [10, 11, 12, 14, 15, 16, 17]) await study(student, `2025-03-${day}T15:00:00Z`)
    const body = await known(student)
    expect(body.days).toEqual([[numberOfDay('2025-03-17'), HOUR, 5]])
    expect(body.before).toMatchObject({ run: 6, run_since: '2025-03-10', since_miss: 3, kept: 6 })
    const longest = { days: 7, from: '2025-03-10', to: '2025-03-17' }
    expect(standingOf(body)).toMatchObject({ run: 0, longest })
  })

  it('goes by the plan of each time', async () => {
    const student = await posse.signUp()
    await student.call('POST /user-subjects', { body: { user_id: student.id, subject_ids: [1] } })
    const plan = (...weekdays: number[]) => {
      const weeklyPlan = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
        subjects: weekdays.includes(day) ? [{ subject_id: 1 }] : [],
      }))
      return student.call('POST /schedule', { body: { user_id: student.id, weeklyPlan } })
    }
    vi.setSystemTime('2026-03-01T15:00:00Z')
    await plan(1, 2)
    await plan(1, 3)
    vi.setSystemTime(NOON)
    await plan(1, 3)
    expect((await known(student)).plans).toEqual([{ since: '2026-03-01', weekdays: [1, 3] }])
    await plan(1, 2, 3, 4, 5)
    expect((await known(student)).plans).toEqual([
      { since: '2026-03-01', weekdays: [1, 3] },
      { since: TODAY, weekdays: [1, 2, 3, 4, 5] },
    ])
  })

  it('skips declared rests, until they are removed', async () => {
    const student = await posse.signUp()
    for (const day of ['2026-03-08', '2026-03-17', '2026-03-18']) await study(student, `${day}T15:00:00Z`)
    expect(standingOf(await known(student)).run).toBe(2)
    const rested = await rest(student, '2026-03-09', '2026-03-16')
    expect(rested).toMatchObject({ status: 201, body: { message: 'Folga marcada.' } })
    const body = await known(student)
    expect(body.rests).toEqual([{ id: rested.body.data.id, first_day: '2026-03-09', last_day: '2026-03-16' }])
    expect(standingOf(body).run).toBe(3)
    expect((await student.call(`DELETE /rests/${rested.body.data.id}`)).body.message).toBe(
      'Folga desmarcada.',
    )
    expect(standingOf(await known(student)).run).toBe(2)
    expect((await student.call(`DELETE /rests/${rested.body.data.id}`)).status).toBe(404)
  })

  it('knows the days of exams', async () => {
    const student = await posse.signUp()
    for (const body of ['Tribunal', 'Câmara'])
      await student.call('POST /targets', { body: { user_id: student.id, body, exam_day: TODAY } })
    expect((await known(student)).exams).toEqual([TODAY])
  })

  it('has holidays once, however often they are declared, also where no more would be taken', async () => {
    const student = await posse.signUp()
    const [first, second] = await Promise.all([rest(student, TODAY, TODAY), rest(student, TODAY, TODAY)])
    expect(second.body).toEqual(first.body)
    for (let day = 1; day < LIMITS.rests; day++) await rest(student, TODAY, addDays(TODAY, day))
    expect(await rest(student, TODAY, addDays(TODAY, LIMITS.rests))).toMatchObject({ status: 409 })
    expect(await rest(student, TODAY, TODAY)).toMatchObject({ status: 201, body: first.body })
    expect((await known(student)).rests).toHaveLength(LIMITS.rests)
  })

  it('refuses days that do not exist, and settings beyond measure', async () => {
    const student = await posse.signUp()
    expect(await rest(student, '2026-02-30', '2026-03-01')).toMatchObject({
      status: 422,
      body: { code: 'invalid' },
    })
    expect(await rest(student, '2026-03-02', '2026-03-01')).toMatchObject({ status: 422 })
    const good = { least_minutes: 10, day_starts_at: 0, study_at: null }
    const wrong = [{ least_minutes: 0 }, { least_minutes: 241 }, { day_starts_at: 7 }, { study_at: 1440 }]
    for (const one of wrong) expect((await set(student, { ...good, ...one })).status).toBe(422)
  })

  it('goes with the account', async () => {
    const student = await posse.signUp()
    await set(student, { least_minutes: 15, day_starts_at: 0, study_at: null })
    await rest(student, '2026-03-09', '2026-03-16')
    const rows = async () => {
      const found = await sql<{ count: number }>`
        select (select count(*) from consistency where user_id = ${student.id})
          + (select count(*) from rest where user_id = ${student.id}) as count`.execute(database.db)
      return Number(found.rows[0]?.count)
    }
    expect(await rows()).toBe(2)
    await student.call(`POST /account/deletion/${student.id}`, { body: { password: TEST_PASSWORD } })
    expect(await rows()).toBe(0)
  })

  it('privacy: no call goes without a valid token', async () => {
    const ana = await posse.signUp()
    for (const route of [
      `GET /consistency/${ana.id}`,
      `PUT /consistency/${ana.id}`,
      `POST /rests/${ana.id}`,
      'DELETE /rests/1',
    ])
      expect((await posse.call(route)).status, route).toBe(401)
  })

  it('privacy: another student neither reads nor changes it', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    const { body } = await rest(ana, '2026-03-09', '2026-03-16')
    await study(ana, NOON)
    const usual = { least_minutes: 10, day_starts_at: 0, study_at: null }
    expect((await bia.call(`GET /consistency/${ana.id}`)).status).toBe(403)
    expect((await bia.call(`PUT /consistency/${ana.id}`, { body: usual })).status).toBe(403)
    expect(
      (await bia.call(`POST /rests/${ana.id}`, { body: { first_day: TODAY, last_day: TODAY } })).status,
    ).toBe(403)
    expect((await bia.call(`DELETE /rests/${body.data.id}`)).status).toBe(404)
    expect(await known(bia)).toMatchObject({ days: [], rests: [] })
    expect((await known(ana)).rests).toHaveLength(1)
  })
})
