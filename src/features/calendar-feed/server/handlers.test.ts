import ICAL from 'ical.js'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestApp, TEST_PASSWORD, type TestApp, type TestStudent } from '../../../../harness/app.ts'
import type { TestDatabase } from '../../../../harness/database.ts'
import { engines } from '../../../../harness/engines.ts'

const NOON = '2026-03-18T15:00:00Z'
const FEED = 'https://concursos.example/lista.json'
const NOTICE = 'https://concursos.example/edital.pdf'

describe.each(engines)('a student’s calendar on $name', ({ open }) => {
  let database: TestDatabase
  let posse: TestApp
  const logged: string[] = []

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOON) })
    database = await open()
    const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) })
    posse = await openTestApp(database.db, { dataDir: database.dataDir, examsFeedUrl: FEED, log })
  })
  beforeEach(() => {
    vi.setSystemTime(NOON)
  })
  afterAll(async () => {
    await posse.close()
    await database.close()
    vi.useRealTimers()
  })

  const make = async (student: TestStudent): Promise<string> => {
    const made = await student.call(`POST /calendar-feed/${student.id}`)
    expect(made).toMatchObject({ status: 201, body: { message: 'Endereço do calendário criado.' } })
    return made.body.path
  }
  const read = async (path: string) => {
    const answer = await posse.call(`GET ${path}`)
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/calendar; charset=utf-8' } })
    return String(answer.body)
  }
  const plan = async (student: TestStudent, days: Record<number, number[]>) => {
    const user_id = student.id
    await student.call('POST /user-subjects', { body: { user_id, subject_ids: [1, 2] } })
    const weeklyPlan = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      subjects: (days[day] ?? []).map((subject_id) => ({ subject_id })),
    }))
    const headers = { 'x-time-zone': 'America/Sao_Paulo' }
    expect((await student.call('POST /schedule', { body: { user_id, weeklyPlan }, headers })).status).toBe(
      200,
    )
  }
  const live = async (student: TestStudent, zone: string) => {
    await student.call(`PUT /account/time-zone/${student.id}`, { body: { time_zone: zone } })
  }
  const eventsIn = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text))
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
    return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  }
  const occurrences = (event: ICAL.Event | undefined, many: number) => {
    const next = event?.iterator()
    return Array.from({ length: many }, () => next?.next().toJSDate().toISOString())
  }

  it('has no address at first, and each time one of its own, of which nothing but a digest is kept', async () => {
    const student = await posse.signUp()
    expect((await student.call(`GET /calendar-feed/${student.id}`)).body).toEqual({ made_at: null })
    const path = await make(student)
    expect(path).toMatch(/^\/api\/api\/calendar\.ics\?key=[\w-]{43}$/)
    expect((await student.call(`GET /calendar-feed/${student.id}`)).body).toEqual({
      made_at: '2026-03-18T15:00:00.000Z',
    })
    expect(await read(path)).toContain('BEGIN:VCALENDAR')
    const key = path.slice(-43)
    const { rows } = await sql`select calendar_feed::text as row from calendar_feed`.execute(database.db)
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(logged.join('')).toContain('calendar.ics')
    expect(logged.join('')).not.toContain(key)
  })

  it('is read by nobody with an address of before, nor with a made-up one', async () => {
    const student = await posse.signUp()
    const first = await make(student)
    const second = await make(student)
    expect(await posse.call(`GET ${first}`)).toMatchObject({ status: 404 })
    await read(second)
    const revoked = await student.call(`DELETE /calendar-feed/${student.id}`)
    expect(revoked.body).toEqual({ message: 'O endereço do calendário não vale mais.' })
    expect(await posse.call(`GET ${second}`)).toMatchObject({ status: 404 })
    expect(await posse.call(`GET ${second.slice(0, -1)}`)).toMatchObject({ status: 422 })
    expect(await posse.call('GET /calendar.ics')).toMatchObject({ status: 422 })
  })

  it('is written for thirty programs at once, then once a minute, without a wait for another student’s', async () => {
    const [own, other] = [await make(await posse.signUp()), await make(await posse.signUp())]
    for (let program = 0; program < 30; program += 1) await read(own)
    expect(await posse.call(`GET ${own}`)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
    await read(other)
  })

  it('has each planned weekday, without days of rest', async () => {
    const student = await posse.signUp()
    await live(student, 'America/Sao_Paulo')
    await plan(student, { 3: [1, 2], 5: [2] })
    await student.call(`POST /rests/${student.id}`, {
      body: { first_day: '2026-03-19', last_day: '2026-03-27' },
    })
    const [wednesday, friday] = eventsIn(await read(await make(student)))
    expect(wednesday?.summary).toMatch(/^Estudar: .+, .+$/)
    expect(wednesday?.startDate.isDate).toBe(true)
    expect(occurrences(wednesday, 3).map((at) => at?.slice(0, 10))).toEqual([
      '2026-03-18',
      '2026-04-01',
      '2026-04-08',
    ])
    expect(occurrences(friday, 2).map((at) => at?.slice(0, 10))).toEqual(['2026-04-03', '2026-04-10'])
  })

  it.each([
    [
      'America/Sao_Paulo',
      ['2026-03-18T22:30:00.000Z', '2026-03-25T22:30:00.000Z', '2026-04-01T22:30:00.000Z'],
    ],
    ['Europe/Lisbon', ['2026-03-18T19:30:00.000Z', '2026-03-25T19:30:00.000Z', '2026-04-01T18:30:00.000Z']],
    [
      'America/Rio_Branco',
      ['2026-03-19T00:30:00.000Z', '2026-03-26T00:30:00.000Z', '2026-04-02T00:30:00.000Z'],
    ],
    ['Asia/Kathmandu', ['2026-03-18T13:45:00.000Z', '2026-03-25T13:45:00.000Z', '2026-04-01T13:45:00.000Z']],
  ])('begins study at the student’s hour in %s, also when clocks change', async (zone, instants) => {
    const student = await posse.signUp()
    await live(student, zone)
    await plan(student, { 3: [1] })
    await student.call(`PUT /consistency/${student.id}`, {
      body: { least_minutes: 10, day_starts_at: 0, study_at: 19 * 60 + 30 },
    })
    await student.call(`PUT /weekly-goal/${student.id}`, { body: { minutes: 90 } })
    const text = await read(await make(student))
    expect(text).toContain(`DTSTART;TZID=${zone}:20260318T193000`)
    const [event] = eventsIn(text)
    expect(occurrences(event, 3)).toEqual(instants)
    expect(event?.duration.toSeconds()).toBe(90 * 60)
  })

  it('has study after midnight on the night of its day, where days begin at four', async () => {
    const student = await posse.signUp()
    await live(student, 'America/Sao_Paulo')
    await plan(student, { 7: [1] })
    await student.call(`POST /rests/${student.id}`, {
      body: { first_day: '2026-03-29', last_day: '2026-03-29' },
    })
    await student.call(`PUT /consistency/${student.id}`, {
      body: { least_minutes: 10, day_starts_at: 4, study_at: 60 },
    })
    const [event] = eventsIn(await read(await make(student)))
    expect(occurrences(event, 2)).toEqual(['2026-03-23T04:00:00.000Z', '2026-04-06T04:00:00.000Z'])
  })

  it('has exam days, and when enrolment opens and closes by the list of open exams', async () => {
    const student = await posse.signUp()
    const exam = {
      titulo: 'TRF 1ª Região',
      regiao: '',
      periodo_inscricao: '01/04/2026 a 30/04/2026',
      situacao: '',
    }
    const exams = JSON.stringify([{ ...exam, link: null, link_edital: [{ url: NOTICE, titulo: 'Edital' }] }])
    await sql`insert into exam_feed (url, exams, next_fetch_at) values (${FEED}, ${exams}, now())`.execute(
      database.db,
    )
    const target = {
      user_id: student.id,
      body: 'Tribunal, Regional; Federal',
      position: 'Técnico',
      notice_url: NOTICE,
    }
    await student.call('POST /targets', { body: { ...target, exam_day: '2026-08-09' } })
    const events = eventsIn(await read(await make(student)))
    expect(events.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
      ['Prova: Tribunal, Regional; Federal – Técnico', '2026-08-09'],
      ['Abrem as inscrições: Tribunal, Regional; Federal – Técnico', '2026-04-01'],
      ['Último dia de inscrição: Tribunal, Regional; Federal – Técnico', '2026-04-30'],
    ])
  })

  it('has lines, words and ids as RFC 5545 requires', async () => {
    const student = await posse.signUp()
    const name = 'Órgão 🎓 de nome comprido; com, sinais \\ e tudo '.repeat(2).trim()
    await student.call('POST /targets', { body: { user_id: student.id, body: name, exam_day: '2026-08-09' } })
    const path = await make(student)
    const text = await read(path)
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(
      true,
    )
    const [event] = eventsIn(text)
    expect(event?.summary).toBe(`Prova: ${name}`)
    vi.setSystemTime('2026-03-19T15:00:00Z')
    expect(eventsIn(await read(path)).map(({ uid }) => uid)).toEqual([event?.uid])
    for (const part of ['VERSION:2.0', 'PRODID:', 'DTSTAMP:20260318T150000Z']) expect(text).toContain(part)
    // The calendar's own lines come before its components.
    const [own] = text.split(/^BEGIN:V(?!CALENDAR)/m)
    expect(own).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H\r\nX-PUBLISHED-TTL:PT6H\r\n')
    expect(text).toContain('END:VTIMEZONE\r\nBEGIN:VEVENT\r\n')
  })

  it('goes with the account', async () => {
    const student = await posse.signUp()
    const path = await make(student)
    await student.call(`POST /account/deletion/${student.id}`, { body: { password: TEST_PASSWORD } })
    expect(await posse.call(`GET ${path}`)).toMatchObject({ status: 404 })
  })

  it('privacy: nobody makes, sees or revokes another’s address, nor any without a valid token', async () => {
    const [ana, bia] = [await posse.signUp('Ana'), await posse.signUp('Bia')]
    const path = await make(ana)
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await posse.call(`${method} /calendar-feed/${ana.id}`)).status).toBe(401)
      expect((await bia.call(`${method} /calendar-feed/${ana.id}`)).status).toBe(403)
    }
    await read(path)
  })
})
