import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt, timeOfDay } from '../../shared/calendar.ts'
import { isQuiet, nextLook, type Remindable, remindersAt } from './rules.ts'

const ZONES = ['America/Sao_Paulo', 'Europe/Lisbon', 'Asia/Kathmandu'] as const
const CHOICE = { study_start: true, enrolment_end: true, quiet_from: 22 * 60, quiet_until: 7 * 60 }
const EXAM = {
  titulo: 'TRF',
  regiao: '',
  periodo_inscricao: '01/11/2026 a 28/11/2026',
  situacao: '',
  link: null,
  link_edital: [],
}

/** A Wednesday. */
const DAY = '2026-11-25'

const student = (zone: string, known: Partial<Remindable> = {}): Remindable => ({
  zone,
  choice: CHOICE,
  study_at: 19 * 60 + 30,
  plans: [],
  rests: [],
  targets: [{ id: 7, body: 'TRF', notice_url: null }],
  exams: [],
  studied_at: null,
  ...known,
})

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

  it('is not told on a day of rest, nor after beginning by himself, nor without having asked', () => {
    expect(keys('19:30', { plans: [{ since: '2026-01-01', weekdays: [1] }] })).toEqual([])
    expect(keys('19:30', { rests: [{ first_day: DAY, last_day: DAY }] })).toEqual([])
    expect(keys('19:30', { studied_at: at('08:00') })).toEqual([])
    expect(keys('19:30', { studied_at: at('23:00', '2026-11-24') })).toHaveLength(1)
    expect(keys('19:30', { choice: { ...CHOICE, study_start: false } })).toEqual([])
    expect(keys('19:30', { study_at: null })).toEqual([])
  })

  it('is told three days before enrolment closes, the day before and on the day, by day', () => {
    const exams = [EXAM]
    const told = ['2026-11-24', DAY, '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'].map((day) =>
      remindersAt(student(zone, { exams, study_at: null }), at('09:00', day)).map(({ message }) => message.body),
    )
    expect(told).toEqual([
      [],
      ['TRF: a inscrição termina em 3 dias.'],
      [],
      ['TRF: a inscrição termina amanhã.'],
      ['TRF: hoje é o último dia de inscrição.'],
      [],
    ])
    expect(keys('08:59', { exams })).toEqual([])
  })

  it('hears nothing in quiet hours, which may pass midnight', () => {
    const quiet = ['21:59', '22:00', '23:59', '00:00', '06:59', '07:00'].map((time) => isQuiet(CHOICE, at(time), zone))
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

  it('is looked at when study begins, and every quarter of an hour', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 1439 }),
        (now, study_at) => {
          const next = nextLook({ zone, study_at }, now)
          const wait = next.getTime() - now.getTime()
          const written = `${String(Math.floor(study_at / 60)).padStart(2, '0')}:${String(study_at % 60).padStart(2, '0')}`
          const minutes = Array.from({ length: Math.ceil(wait / 60_000) - 1 }, (_, index) => (index + 1) * 60_000)
          // The beginning is never passed over.
          const passed = minutes.some(
            (ms) => timeOfDay(new Date(now.getTime() + ms), zone) === written && ms < wait - 60_000,
          )
          return wait > 0 && wait <= 15 * 60_000 && !passed
        },
      ),
    )
  })
})
