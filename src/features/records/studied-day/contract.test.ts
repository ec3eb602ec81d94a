import { beforeAll, describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../harness/app.ts'
import { appOn } from '../../../../harness/app-on.ts'
import { engines } from '../../../../harness/engines.ts'
import { addDays, SCHEDULE_WEEKDAYS, today, weekdayName, weekdayOf } from '../../../shared/calendar.ts'

const ZONE = 'America/Sao_Paulo'

describe.each(engines)('the day of a record on $name', ({ open }) => {
  const { posse, database } = appOn(open)
  let law: number
  let ana: TestStudent

  beforeAll(async () => {
    const subject = { name: 'Direito', name_key: 'day of a record', owner_id: null }
    const { id } = await database.db
      .insertInto('subject')
      .values(subject)
      .returning('id')
      .executeTakeFirstOrThrow()
    law = id
  })

  const day = (days: number) => addDays(today(Date.now(), ZONE), days)
  const bodyOf = (more: object) => ({ user_id: ana.id, subject_id: law, study_time: 600, ...more })
  const save = async (more: object, headers = {}) =>
    (await ana.call('POST /user-study-records', { body: bodyOf(more), headers })).body
  const change = (id: number, more: object) =>
    ana.call(`PUT /user-study-records/${id}`, { body: bodyOf(more) })
  const idsOf = async (on: string) => {
    const query = { from: on, to: on }
    const { body } = await ana.call(`GET /user-study-records/user/${ana.id}`, { query })
    return body.map(({ id }: { id: number }) => id)
  }
  const startAnew = async () => {
    ana = await posse.signUp()
  }

  it('is the one the student names, and lists, history and overview follow', async () => {
    await startAnew()
    const { id, created_at } = await save({ studied_on: day(-1), topic: 'Atos' })
    expect(today(Date.parse(created_at), ZONE)).toBe(day(-1))
    expect(await idsOf(day(-1))).toEqual([id])
    expect(await idsOf(day(0))).toEqual([])
    expect((await ana.call(`GET /study-day/${ana.id}`)).body.records).toEqual([])
    const sums = async (on: string) =>
      (await ana.call(`GET /history/${ana.id}`, { query: { from: on, to: on } })).body.study_time
    expect([await sums(day(-1)), await sums(day(0))]).toEqual([600, 0])
  })

  it('of the student’s zone, not of the server’s, at the time of day that the record has', async () => {
    await startAnew()
    const late = { created_at: '2026-03-05T02:30:00.000Z', studied_on: '2026-03-01' }
    expect((await save(late)).created_at).toBe('2026-03-02T02:30:00.000Z')
    const own = { created_at: '2026-03-05T02:30:00.000Z', studied_on: '2026-03-04' }
    expect((await save(own)).created_at).toBe(own.created_at)
    expect((await save(late, { 'x-time-zone': 'Europe/Lisbon' })).created_at).toBe('2026-03-01T02:30:00.000Z')
  })

  it('can be put right, moves the sums, and a change that names none leaves it', async () => {
    await startAnew()
    const { id, created_at } = await save({ created_at: '2026-03-05T15:00:00.000Z' })
    expect((await change(id, { study_time: 60 })).body.data.created_at).toBe(created_at)
    const moved = await change(id, { studied_on: '2026-03-02' })
    expect(moved.body.data).toMatchObject({ created_at: '2026-03-02T15:00:00.000Z', study_time: 600 })
    expect([await idsOf('2026-03-05'), await idsOf('2026-03-02')]).toEqual([[], [id]])
    expect((await change(id, { studied_on: day(0) })).status).toBe(200)
    const { records } = (await ana.call(`GET /study-day/${ana.id}`)).body
    expect(records).toMatchObject([{ id }])
    expect(Date.parse(records[0].created_at)).toBeLessThanOrEqual(Date.now())
  })

  it('is never after the student’s today, and says so at its field', async () => {
    await startAnew()
    const { id } = await save({})
    const refused = { status: 422, body: { errors: { studied_on: ['A data não pode ser depois de hoje.'] } } }
    const tomorrow = { body: bodyOf({ studied_on: day(1) }) }
    expect(await ana.call('POST /user-study-records', tomorrow)).toMatchObject(refused)
    expect(await change(id, { studied_on: day(1) })).toMatchObject(refused)
    // In a zone where it is tomorrow already, that day is not in the future.
    const far = { ...tomorrow, headers: { 'x-time-zone': 'Pacific/Kiritimati' } }
    const isThere = today(Date.now(), 'Pacific/Kiritimati') > day(0)
    expect((await ana.call('POST /user-study-records', far)).status).toBe(isThere ? 201 : 422)
  })

  it('ticks the plan of that day, and of no other', async () => {
    await startAnew()
    const weeklyPlan = SCHEDULE_WEEKDAYS.map((weekday) => ({
      name: weekdayName(weekday),
      subjects: weekday === weekdayOf(day(0)) ? [{ subject_id: law, id: 'new' }] : [],
    }))
    await ana.call('POST /user-subjects', { body: { user_id: ana.id, subject_ids: [law] } })
    const saved = await ana.call('POST /schedule', { body: { user_id: ana.id, weeklyPlan } })
    expect(saved.status).toBe(200)
    const doneToday = async () =>
      (await ana.call(`GET /progress/${ana.id}`, { query: { startDate: day(0), endDate: day(0) } })).body
        .length
    const { id } = await save({ studied_on: day(-1) })
    expect(await doneToday()).toBe(0)
    await change(id, { studied_on: day(0) })
    expect(await doneToday()).toBe(1)
  })

  it('is explained in the description of the API', async () => {
    const { body } = await posse.call('GET /api/docs/json')
    for (const write of [
      body.paths['/api/api/user-study-records'].post,
      body.paths['/api/api/user-study-records/{id}'].put,
    ]) {
      const { properties, required } = write.requestBody.content['application/json'].schema
      expect(properties.studied_on.description).toContain('O dia do registro, no fuso do aluno')
      expect(required).not.toContain('studied_on')
    }
  })

  it('keeps privacy: nobody moves a record of another student', async () => {
    await startAnew()
    const { id, created_at } = await save({})
    const mine = ana
    await startAnew()
    expect((await change(id, { studied_on: day(-1) })).status).toBe(404)
    const { body } = await mine.call(`GET /user-study-records/user/${mine.id}`)
    expect(body).toMatchObject([{ id, created_at }])
  })
})
