import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayZone, instantAt, timeOfDay } from '../../shared/calendar.ts'
import type { SharedEvent } from '../timer/live/contract.ts'
import { isQuiet, nextLook, quietAfter, type Remindable, remindersAt } from './rules.ts'

const ZONES = ['America/Sao_Paulo', 'Europe/Lisbon', 'America/Rio_Branco'] as const
const CHOICE = {
  study_start: true,
  timer_running: true,
  enrolment_end: true,
  page_news: true,
  quiet_from: 22 * 60,
  quiet_until: 7 * 60,
}
const EXAM = {
  titulo: 'TRF',
  regiao: '',
  periodo_inscricao: '01/11/2026 a 28/11/2026',
  situacao: '',
  link: null,
  link_edital: [],
}

const DAY = '2026-11-25'

const student = (zone: string, known: Partial<Remindable> = {}): Remindable => ({
  zone,
  choice: CHOICE,
  study_at: 19 * 60 + 30,
  plans: [],
  rests: [],
  targets: [{ id: 7, body: 'TRF', notice_url: null }],
  exams: [],
  news: [],
  studied_on: null,
  live: [],
  ...known,
})

type Happened = readonly [minutes: number, type: SharedEvent['type'], more?: Partial<SharedEvent>]

const SESSION = '0192b8a0-0000-7000-8000-000000000001'

function ran(start: Date, ...happened: readonly Happened[]) {
  const events = [[0, 'start', { subject: { id: 1, name: 'Direito' }, topic: '' }] as const, ...happened]
  return events.map(
    ([minutes, type, more], n): SharedEvent => ({
      id: `0192b8a0-0000-7000-8000-1000000000${10 + n}`,
      session: SESSION,
      at: start.getTime() + minutes * 60_000,
      n: n + 1,
      type,
      ...more,
    }),
  )
}

describe.each(ZONES)('a student in %s', (zone) => {
  const at = (time: string, day = DAY) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return instantAt(day, hours * 60 + minutes, zone)
  }
  const keys = (time: string, known: Partial<Remindable> = {}, day = DAY) =>
    remindersAt(student(zone, known), at(time, day)).map(({ key }) => key)

  it('is told when planned study begins, and for half an hour', () => {
    const start = [`study-start ${DAY}`]
    expect(['19:29', '19:30', '19:59', '20:00'].map((time) => keys(time))).toEqual([[], start, start, []])
  })

  it('is told of study after midnight on the day that has not ended, where days begin at four', () => {
    const night = student(dayZone(zone, 4), {
      choice: { ...CHOICE, quiet_from: 0, quiet_until: 0 },
      study_at: 30,
      plans: [{ since: '2026-01-01', weekdays: [3] }],
    })
    const keysAt = (time: string, day: string) => remindersAt(night, at(time, day)).map(({ key }) => key)
    expect([keysAt('00:30', DAY), keysAt('00:30', '2026-11-26'), keysAt('04:30', DAY)]).toEqual([
      [],
      [`study-start ${DAY}`],
      [],
    ])
    expect(timeOfDay(nextLook(night, at('00:20', '2026-11-26')), zone)).toBe('00:30')
  })

  it('is not told on a day of rest, nor after beginning by himself, nor without having asked', () => {
    expect(keys('19:30', { plans: [{ since: '2026-01-01', weekdays: [1] }] })).toEqual([])
    expect(keys('19:30', { rests: [{ first_day: DAY, last_day: DAY }] })).toEqual([])
    expect(keys('19:30', { studied_on: DAY })).toEqual([])
    expect(keys('19:30', { studied_on: '2026-11-24' })).toHaveLength(1)
    expect(keys('19:30', { choice: { ...CHOICE, study_start: false } })).toEqual([])
    expect(keys('19:30', { study_at: null })).toEqual([])
  })

  it('is told three days before enrolment closes, the day before and on the day, by day', () => {
    const exams = [EXAM]
    const bodies = ['2026-11-24', DAY, '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'].map((day) =>
      remindersAt(student(zone, { exams, study_at: null }), at('09:00', day)).map(
        ({ message }) => message.body,
      ),
    )
    expect(bodies).toEqual([
      [],
      ['TRF: a inscrição termina em 3 dias.'],
      [],
      ['TRF: a inscrição termina amanhã.'],
      ['TRF: hoje é o último dia de inscrição.'],
      [],
    ])
    expect(keys('08:59', { exams })).toEqual([])
  })

  it('is told that it is the last day of enrolment on no day after', () => {
    const awake = { ...CHOICE, quiet_from: 0, quiet_until: 0 }
    const giveUpAt = (time: string) =>
      remindersAt(
        student(zone, { exams: [EXAM], study_at: null, choice: awake }),
        at(time, '2026-11-28'),
      ).map((reminder) => reminder.giveUpAt)
    expect([giveUpAt('09:00'), giveUpAt('21:30')]).toEqual([
      [at('15:00', '2026-11-28')],
      [at('00:00', '2026-11-29')],
    ])
  })

  it('is not told to begin what runs already', () => {
    expect(keys('19:30', { live: ran(at('19:10')), choice: { ...CHOICE, timer_running: false } })).toEqual([])
    expect(keys('19:30', { live: ran(at('21:00', '2026-11-24'), [60, 'pause']) })).toHaveLength(1)
  })

  it('is asked once about a timer that was left running, after three hours', () => {
    const live = ran(at('05:00'))
    const known = { live, study_at: null }
    const keysByHour = ['07:59', '08:00', '14:00', '19:59', '20:00'].map((time) => keys(time, known))
    const key = `timer-running ${SESSION} ${at('05:00').getTime()}`
    expect(keysByHour).toEqual([[], [key], [key], [key], []])
    expect(remindersAt(student(zone, known), at('08:05'))[0]?.message).toEqual({
      title: 'Ainda estudando?',
      body: 'O cronômetro de Direito está ligado, com 3h 5min.',
      path: '/area-do-aluno/estudar',
      tag: 'timer-running',
    })
    expect(keys('12:00', { ...known, choice: { ...CHOICE, timer_running: false } })).toEqual([])
  })

  it.each<[string, string, ...Happened[]]>([
    ['that was paused', '', [60, 'pause']],
    ['that was stopped', '', [60, 'stop']],
    ['that was saved elsewhere', '', [60, 'stop'], [61, 'saved']],
    ['that was taken up again an hour ago', '', [60, 'pause'], [180, 'resume']],
    ['that was taken up again', '13:30', [60, 'pause'], [150, 'resume']],
    ['whose round has ended by itself', '', [1, 'rounds', { rounds: { study: 25, rest: 5 } }]],
    ['on paper until noon', '12:30', [60, 'paper', { minutes: 180 }]],
  ])('is asked as it is right about a timer %s', (_what, first, ...happened) => {
    const known = { live: ran(at('08:00'), ...happened), study_at: null }
    const times = ['11:00', '11:59', '12:00', '12:29', '12:30', '13:00', '13:30']
    expect(times.find((time) => keys(time, known).length > 0) ?? '').toBe(first)
  })

  it('hears nothing in quiet hours, which may pass midnight', () => {
    const quiet = ['21:59', '22:00', '23:59', '00:00', '06:59', '07:00'].map((time) =>
      isQuiet(CHOICE, at(time), zone),
    )
    expect(quiet).toEqual([false, true, true, true, true, false])
    const noon = { ...CHOICE, quiet_from: 720, quiet_until: 780 }
    expect(['11:59', '12:00', '12:59', '13:00'].map((time) => isQuiet(noon, at(time), zone))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isQuiet({ ...CHOICE, quiet_from: 0, quiet_until: 0 }, at('03:00'), zone)).toBe(false)
    expect(keys('23:10', { study_at: 23 * 60 + 10, exams: [EXAM] })).toEqual([])
  })

  it('knows when it is quiet next', () => {
    const tomorrow = addDays(DAY, 1)
    expect([quietAfter(CHOICE, at('21:00'), zone), quietAfter(CHOICE, at('22:00'), zone)]).toEqual([
      at('22:00'),
      at('22:00', tomorrow),
    ])
    expect(quietAfter({ ...CHOICE, quiet_from: 0, quiet_until: 0 }, at('21:00'), zone)).toBe(null)
  })

  it('is looked at when study begins, and every quarter of an hour', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 1439 }),
        (now, study_at) => {
          const next = nextLook({ zone, study_at }, now)
          const wait = next.getTime() - now.getTime()
          const written = `${String(Math.floor(study_at / 60)).padStart(2, '0')}:${String(study_at % 60).padStart(2, '0')}`
          const minutes = Array.from(
            { length: Math.ceil(wait / 60_000) - 1 },
            (_, index) => (index + 1) * 60_000,
          )
          // The reminder about the beginning is never skipped.
          const passed = minutes.some(
            (ms) => timeOfDay(new Date(now.getTime() + ms), zone) === written && ms < wait - 60_000,
          )
          return wait > 0 && wait <= 15 * 60_000 && !passed
        },
      ),
    )
  })
})

describe('in a night in which clocks change, a student in Lisbon', () => {
  const zone = 'Europe/Lisbon'
  const CHANGES = ['2026-03-29', '2026-10-25'] as const
  const minutes = Array.from({ length: 27 * 12 }, (_, number) => 5 * number)

  it.each(CHANGES)(
    'hears nothing from 22:00 to 6:59 as the clock shows it, and something at all other times: %s',
    (day) => {
      const start = instantAt(addDays(day, -1), 20 * 60, zone).getTime()
      for (const minute of minutes) {
        const now = new Date(start + minute * 60_000)
        const hour = Number(timeOfDay(now, zone).slice(0, 2))
        expect(isQuiet(CHOICE, now, zone), now.toISOString()).toBe(hour >= 22 || hour < 7)
      }
    },
  )

  it.each(CHANGES)('is told once of study at an hour that is not there or is there twice: %s', (day) => {
    const known = student(zone, { choice: { ...CHOICE, quiet_from: 0, quiet_until: 0 }, study_at: 90 })
    const start = instantAt(day, 0, zone).getTime()
    const reminders = minutes.flatMap((minute) => remindersAt(known, new Date(start + minute * 60_000)))
    const keys = new Set(reminders.map(({ key }) => key).filter((key) => key.endsWith(day)))
    expect([...keys]).toEqual([`study-start ${day}`])
  })
})

it('news of a watched page is told once, with the name of the exam, for two days or until it is seen', () => {
  const found_at = '2026-11-25T13:00:00.000Z'
  const news = [{ id: 3, target_id: 7, kind: 'answer_key' as const, name: 'Gabarito preliminar', found_at }]
  const remindersOf = (known: Partial<Remindable>, now = '2026-11-25T15:00:00Z') =>
    remindersAt(student('America/Sao_Paulo', { news, ...known }), new Date(now))
  const once = {
    key: 'page-news-3',
    message: {
      title: 'Saiu gabarito',
      body: 'TRF: Gabarito preliminar',
      path: '/area-do-aluno/edital',
      tag: 'page-news-3',
    },
    giveUpAt: new Date('2026-11-27T13:00:00Z'),
  }
  expect(remindersOf({})).toEqual([once])
  expect(remindersOf({}, '2026-11-26T15:00:00Z')).toEqual([once])
  expect(remindersOf({}, '2026-11-27T13:00:00Z')).toEqual([])
  expect(remindersOf({ news: [] })).toEqual([])
  expect(remindersOf({ targets: [] })).toEqual([])
  expect(remindersOf({ choice: { ...CHOICE, page_news: false } })).toEqual([])
})
