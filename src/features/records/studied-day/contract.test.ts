import { beforeAll, describe, expect, it } from 'vitest'
import type { TestStudent } from '../../../../harness/app.ts'
import { appOnEngine } from '../../../../harness/app-on-engine.ts'
import { engines } from '../../../../harness/engines.ts'
import { readLogOf } from '../../../../harness/read-log.ts'
import {
  addDays,
  dayOfNumber,
  instantAt,
  SCHEDULE_WEEKDAYS,
  today,
  weekdayName,
  weekdayOf,
} from '../../../shared/calendar.ts'
import { tagOf } from '../../../shared/whole.ts'
import { consistencyFrom, standingOf } from '../../consistency/rules.ts'
import { wholeOfRecord } from '../merging.ts'

const ZONE = 'America/Sao_Paulo'

describe.each(engines)('the day of a record on $name', ({ open }) => {
  const { posse, database } = appOnEngine(open)
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
    expect(await idsOf(day(0))).toEqual([id])
    const { body: records } = await ana.call(`GET /user-study-records/user/${ana.id}`)
    expect(Date.parse(records[0].created_at)).toBeLessThanOrEqual(Date.now())
  })

  const daysOf = async (headers: Record<string, string> = {}) => {
    const { body } = await ana.call(`GET /consistency/${ana.id}`)
    const here = today(Date.now(), headers['x-time-zone'] ?? ZONE)
    const known = consistencyFrom(body, await readLogOf(ana), here)
    return { days: known.days.map(([number]) => dayOfNumber(number)), standing: standingOf(known) }
  }

  it('stays the one where it was studied: six days in Rio Branco, late and early, are six in Brasília', async () => {
    await startAnew()
    const six = [-6, -5, -4, -3, -2, -1].map(day)
    for (const [index, on] of six.entries()) {
      const created_at = instantAt(on, index % 2 === 0 ? 22 * 60 + 30 : 7 * 60, 'America/Rio_Branco')
      await save({ created_at: created_at.toISOString() }, { 'x-time-zone': 'America/Rio_Branco' })
    }
    for (const zone of ['America/Sao_Paulo', 'America/Rio_Branco', 'Asia/Tokyo']) {
      const headers = { 'x-time-zone': zone }
      const { days, standing } = await daysOf(headers)
      expect([days, standing.run], zone).toEqual([six, 6])
      const query = { from: six[0] ?? '', to: six[5] ?? '' }
      const { parts } = (await ana.call(`GET /history/${ana.id}/trend`, { query, headers })).body
      expect(parts.map(({ study_time }: { study_time: number }) => study_time)).toEqual(
        new Array(6).fill(600),
      )
    }
  })

  it('is of the zone that a session says which waited, not of the one it is sent from, and a change keeps it', async () => {
    await startAnew()
    const created_at = '2026-03-10T02:30:00.000Z'
    const tokyo = { 'x-time-zone': 'Asia/Tokyo' }
    const saved = await save({ created_at, zone: 'America/Rio_Branco@4' }, tokyo)
    expect(saved).toMatchObject({ day: '2026-03-09', zone: 'America/Rio_Branco@4', created_at })
    const put = async (more: object) =>
      (await ana.call(`PUT /user-study-records/${saved.id}`, { body: bodyOf(more), headers: tokyo })).body
        .data
    expect(await put({ created_at })).toMatchObject({ day: '2026-03-09', created_at })
    expect(await put({ created_at: '2026-03-10T08:59:00.000Z' })).toMatchObject({ day: '2026-03-09' })
    expect(await put({ created_at: '2026-03-10T09:00:00.000Z' })).toMatchObject({ day: '2026-03-10' })
    expect(await put({ studied_on: '2026-03-01' })).toMatchObject({
      day: '2026-03-01',
      created_at: '2026-03-01T09:00:00.000Z',
    })
    for (const zone of ['Marte/Olimpo', '', '-03:00', 'America/Sao_Paulo@7'])
      expect(await save({ created_at, zone }, tokyo), zone).toMatchObject({
        day: '2026-03-10',
        zone: 'Asia/Tokyo',
      })
  })

  it('stays with its moment when both are sent back, also where the day was named from farther east', async () => {
    await startAnew()
    const east = { 'x-time-zone': 'Pacific/Kiritimati' }
    const studied_on = today(Date.now(), 'Pacific/Kiritimati')
    const { id, created_at, day: own } = await save({ studied_on, zone: 'Pacific/Pago_Pago' }, east)
    expect(own).toBe(studied_on)
    const again = await ana.call(`PUT /user-study-records/${id}`, {
      body: bodyOf({ created_at, studied_on }),
    })
    expect(again.body.data).toMatchObject({ created_at, day: studied_on })
  })

  it('is told with its moment to a device that changes the record as it was before', async () => {
    await startAnew()
    const saved = await save({ created_at: '2026-03-05T15:00:00.000Z' })
    const headers = { 'if-match': tagOf(wholeOfRecord(saved)) }
    const put = (more: object) =>
      ana.call(`PUT /user-study-records/${saved.id}`, { body: bodyOf(more), headers })
    expect((await put({ studied_on: '2026-03-02' })).status).toBe(200)
    const when = { created_at: '2026-03-02T15:00:00.000Z', studied_on: '2026-03-02' }
    const stale = { status: 412, body: { code: 'stale', current: { when } } }
    expect(await put({ study_time: 60 })).toMatchObject(stale)
  })

  it('stays when the hour changes at which days begin', async () => {
    await startAnew()
    const starts = (day_starts_at: number) =>
      ana.call(`PUT /consistency/${ana.id}`, { body: { least_minutes: 10, day_starts_at, study_at: null } })
    await starts(4)
    const at = { created_at: '2026-03-10T06:00:00.000Z' }
    expect(await save(at)).toMatchObject({ day: '2026-03-09', zone: 'America/Sao_Paulo@4' })
    await starts(0)
    expect(await idsOf('2026-03-09')).toHaveLength(1)
    expect(await save(at)).toMatchObject({ day: '2026-03-10', zone: 'America/Sao_Paulo' })
  })

  it('is one, and the only one, wherever clocks jump, a day is skipped or the student travels', async () => {
    await startAnew()
    const zones = [
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Pacific/Apia',
      'America/Sao_Paulo',
      'Europe/Lisbon@6',
    ]
    const instants = [
      '2011-12-30T09:59:00Z',
      '2011-12-30T10:00:00Z',
      '2018-11-04T03:00:00Z',
      '2026-10-25T01:00:00Z',
    ]
    const saved: { id: number; day: string }[] = []
    for (const zone of zones) for (const created_at of instants) saved.push(await save({ created_at, zone }))
    for (const { id, day: own } of saved) {
      expect(await idsOf(own)).toContain(id)
      for (const other of [-1, 1]) expect(await idsOf(addDays(own, other))).not.toContain(id)
    }
    const { days } = await daysOf()
    const listed = await Promise.all([...new Set(saved.map((one) => one.day))].map(idsOf))
    expect(listed.flat()).toHaveLength(saved.length)
    expect((await ana.call(`GET /history/${ana.id}`)).body.records_count).toBe(saved.length)
    expect(days).toEqual([...new Set(days)])
  })

  it('is never after the student’s today, and says so at its field', async () => {
    await startAnew()
    const { id } = await save({})
    const refused = { status: 422, body: { errors: { studied_on: ['A data não pode ser depois de hoje.'] } } }
    const tomorrow = { body: bodyOf({ studied_on: day(1) }) }
    expect(await ana.call('POST /user-study-records', tomorrow)).toMatchObject(refused)
    expect(await change(id, { studied_on: day(1) })).toMatchObject(refused)
    // In a zone where it is already tomorrow, that day is not in the future.
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
