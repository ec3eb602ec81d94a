import { describe, expect, it } from 'vitest'
import { addDays, numberOfDay } from '../../shared/calendar.ts'
import type { DaySums } from '../consistency/rules.ts'
import type { GuideMaterial } from '../guide/contract.ts'
import { NO_OUTCOME } from '../syllabus/targets/outcome.ts'
import { proposalOf } from './proposal.ts'

const TODAY = '2026-11-25'
const HOUR = 3600

/** Two subjects with ten topics each, of which the first counts for three times as much. */
function material(known: Partial<GuideMaterial> = {}): GuideMaterial {
  const topics = [1, 2].flatMap((subject_id) =>
    Array.from({ length: 10 }, (_, index) => ({
      id: `${subject_id}.${index}`,
      topic_ids: [subject_id * 100 + index],
      subject_id,
      name: `Tópico ${index}`,
      words: `Tópico ${index}`,
      subject: subject_id === 1 ? 'Português' : 'Direito',
      part: String(subject_id),
      part_share: subject_id === 1 ? 0.75 : 0.25,
      importance: null,
      minimum: null,
    })),
  )
  const target = { id: 1, body: 'TRF', position: '', exam_day: addDays(TODAY, 70), ...NO_OUTCOME }
  return {
    target,
    is_weighed: true,
    rests: [],
    guess: 0.2,
    topics,
    schedule: [],
    places: [],
    log: [],
    ...known,
  }
}

/** A log of this many weeks with an hour and ten questions a day, and five topics learned. */
const studied = (weeks: number): GuideMaterial['log'] =>
  Array.from({ length: 5 }, (_, topic) => ({
    topic_id: 100 + topic,
    log: Array.from({ length: weeks * 7 }, (_, ago) => ago)
      .filter((ago) => ago % 5 === topic)
      .flatMap((ago) => [numberOfDay(TODAY) - ago - 1, HOUR, 10, 8, 1, 0]),
  }))

const MONDAY = numberOfDay('2026-11-23')

/** An hour and ten questions a day, for this many days before this week. */
const daysOf = (many: number): DaySums[] =>
  Array.from({ length: many }, (_, index): DaySums => [MONDAY - many + index, HOUR, 10])

const week = (days: DaySums[] = daysOf(28)) => ({ day: TODAY, days })

const withExam = (later: number | null) => {
  const target = {
    id: 1,
    body: 'TRF',
    position: '',
    exam_day: later === null ? null : addDays(TODAY, later),
    ...NO_OUTCOME,
  }
  return material({ target, log: studied(6) })
}

describe('the guide’s proposal for a student’s week', () => {
  it('is missing without an edital, and from its exam’s eve on', () => {
    expect(proposalOf(material({ topics: [] }), week())).toBeUndefined()
    expect([2, 1, 0, -1].map((days) => proposalOf(withExam(days), week())?.because)).toEqual([
      'leap',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is missing before the first whole week of study', () => {
    expect(proposalOf(material(), week([]))).toBeUndefined()
    const thisWeek: DaySums = [MONDAY + 1, HOUR, 10]
    expect(proposalOf(material({ log: studied(1) }), week([thisWeek]))).toBeUndefined()
    const little: DaySums[] = [
      [MONDAY - 2, 0, 50],
      [MONDAY - 1, HOUR / 2, 0],
    ]
    expect(proposalOf(material(), week(little))).toBeUndefined()
  })

  it('is missing on a day of rest, and returns the day after', () => {
    const onRest = (first_day: string, last_day: string) =>
      proposalOf({ ...withExam(70), rests: [{ id: 1, first_day, last_day }] }, week())
    expect(onRest(addDays(TODAY, -2), TODAY)).toBeUndefined()
    expect(onRest(addDays(TODAY, -2), addDays(TODAY, -1))).toBeDefined()
  })

  it('equals the earlier pace after weeks away', () => {
    // Three days of each of two weeks, the last of them forty days ago.
    const days = daysOf(14).flatMap(([number, ...sums], index): DaySums[] =>
      index % 7 < 3 ? [[number - 35, ...sums]] : [],
    )
    const back = proposalOf(material({ log: studied(2) }), week(days))
    expect(back).toMatchObject({ because: 'before', minutes: 180, questions: 30 })
  })

  it('equals the student’s pace without an exam day', () => {
    const pace = { because: 'pace', minutes: 420, questions: 70 }
    expect(proposalOf(withExam(null), week(daysOf(100)))).toMatchObject(pace)
    expect(proposalOf(withExam(null), week(daysOf(7)))).toMatchObject(pace)
  })

  it('covers what is left until the exam, but grows only a little, and says which of both it is', () => {
    expect(proposalOf(withExam(7), week(daysOf(40)))).toMatchObject({
      because: 'leap',
      minutes: 540,
      questions: 90,
    })
    const later = proposalOf(withExam(19), week(daysOf(40)))
    expect(later?.because).toBe('exam')
    expect(later?.minutes).toBeGreaterThanOrEqual(420)
    expect(later?.minutes).toBeLessThan(540)
    expect(proposalOf(withExam(700), week(daysOf(40)))).toMatchObject({ because: 'pace', minutes: 420 })
  })

  it('divides time among subjects as the guide does', () => {
    const subjects = proposalOf(material(), week())?.subjects ?? []
    expect(subjects.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(420)
    expect(subjects.map(({ subject_id }) => subject_id).sort()).toEqual([1, 2])
  })

  it('lists the subject with the most minutes first', () => {
    const topics = material().topics.filter(({ subject_id, id }) => subject_id === 1 || id === '2.0')
    const places: GuideMaterial['places'] = [{ subject_id: 2, place: 'front' }]
    const found = proposalOf(material({ topics, places }), week())
    expect(found?.subjects.map(({ subject_id }) => subject_id)).toEqual([1, 2])
  })

  it('has all the week’s subjects, not only today’s', () => {
    const schedule = [{ day_of_week: 3, subject_id: 2 }]
    expect(proposalOf(material({ schedule }), week())).toEqual(proposalOf(material(), week()))
  })

  it('counts the weeks without study among the last four', () => {
    const first = daysOf(28).slice(0, 7)
    expect(proposalOf(material(), week(first))).toMatchObject({ because: 'pace', minutes: 120 })
  })

  it('has no questions if none were done', () => {
    const days = daysOf(28).map(([number, seconds]): DaySums => [number, seconds, 0])
    expect(proposalOf(material(), week(days))).toMatchObject({ minutes: 420, questions: null })
  })
})
