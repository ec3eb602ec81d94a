import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/calendar.ts'
import {
  type Effort,
  errorSource,
  gap,
  hiddenTopics,
  type Numbers,
  neglected,
  neverStudied,
  paceChange,
  plan,
  type Recent,
  type SubjectNumbers,
  stale,
  untested,
  weakSubjects,
} from './findings.ts'

const TODAY = '2026-03-18'
const HOUR = 3600
const effort = (questions = 0, correct = 0, study_time = 0): Effort => ({
  study_time,
  questions,
  correct,
  incorrect: questions - correct,
})
const subject = (name: string, done: Effort, more: Partial<SubjectNumbers> = {}): SubjectNumbers => ({
  name,
  active: true,
  lastDay: TODAY,
  topics: [],
  ...done,
  ...more,
})
const topic = (name: string, done: Effort) => ({ name, ...done })
const recent = (last: number, before: number, lastDay: string | null = TODAY): Recent => ({
  last: { ...effort(0, 0, last), days: 10 },
  before: { ...effort(0, 0, before), days: 12 },
  lastDay,
})
const numbers = (subjects: SubjectNumbers[], more: Partial<Numbers> = {}): Numbers => ({
  today: TODAY,
  from: null,
  to: null,
  career: null,
  subjects,
  week: [],
  isSeen: false,
  exam: null,
  recent: recent(8 * HOUR, 8 * HOUR),
  ...more,
})
const namesOf = (subjects: readonly SubjectNumbers[]) => subjects.map(({ name }) => name)

describe('weak subjects', () => {
  it('have ten questions or more and less than 70%, the weakest first, with what was missing', () => {
    const found = weakSubjects(
      numbers([
        subject('69,9%', effort(1000, 699)),
        subject('70%', effort(10, 7)),
        subject('50%', effort(10, 5)),
        subject('too few questions', effort(9, 0)),
        subject('none', effort()),
      ]),
    )
    expect(found.map(({ subject: { name }, band, missing }) => [name, band, missing])).toEqual([
      ['50%', 'poor', 2],
      ['69,9%', 'fair', 1],
    ])
  })

  it('name the topic with most wrong answers, of those with five questions or more', () => {
    const topics = [topic('few', effort(4, 0)), topic('many', effort(20, 12)), topic('some', effort(10, 4))]
    const [found] = weakSubjects(numbers([subject('a', effort(34, 16), { topics })]))
    expect(found?.topic?.name).toBe('many')
  })

  it('that would have had so many more correct answers are good, and with one less are not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 9999 }),
        fc.double({ min: 0, max: 0.69, noNaN: true }),
        (all, share) => {
          const [found] = weakSubjects(numbers([subject('a', effort(all, Math.floor(all * share)))]))
          if (!found) return
          const reached = found.subject.correct + found.missing
          expect(reached * 10).toBeGreaterThanOrEqual(all * 7)
          expect((reached - 1) * 10).toBeLessThan(all * 7)
        },
      ),
    )
  })

  it('leave a topic that drags a good subject down to be found by itself', () => {
    const topics = [topic('fine', effort(80, 76)), topic('bad', effort(10, 3))]
    const found = hiddenTopics(numbers([subject('good', effort(90, 79), { topics })]))
    expect(found.map((each) => each.topic.name)).toEqual(['bad'])
  })
})

it('a subject is untested after an hour with fewer than ten questions', () => {
  const found = untested(
    numbers([
      subject('an hour', effort(9, 9, HOUR)),
      subject('less', effort(0, 0, HOUR - 1)),
      subject('tested', effort(10, 9, HOUR)),
    ]),
  )
  expect(namesOf(found)).toEqual(['an hour'])
})

it('the source of errors holds 40% of at least twenty, among several subjects', () => {
  const source = (...wrong: number[]) =>
    errorSource(numbers(wrong.map((count, index) => subject(`s${index}`, effort(count * 10, count * 9)))))
  expect(source(8, 6, 6)).toMatchObject({ subject: { name: 's0' }, all: 20 })
  expect(source(7, 7, 6)).toBeUndefined()
  expect(source(8, 6, 5)).toBeUndefined()
  expect(source(100)).toBeUndefined()
})

describe('the list of neglected subjects', () => {
  it('has active subjects without a record, and those with less than half of an equal share', () => {
    const found = numbers([
      subject('most', effort(0, 0, 6 * HOUR + 1)),
      subject('half', effort(0, 0, HOUR)),
      subject('less', effort(0, 0, HOUR - 1)),
      subject('nothing', effort()),
      subject('given up', effort(), { active: false }),
    ])
    expect(namesOf(neverStudied(found))).toEqual(['nothing'])
    expect(namesOf(neglected(found))).toEqual(['less'])
  })

  it.each([
    [13, []],
    [14, [14]],
    [90, [90]],
    [null, [null]],
  ])('is a subject not studied for %s days when these are fourteen or more', (days, expected) => {
    const lastDay = days === null ? null : addDays(TODAY, -days)
    const found = stale(numbers([subject('a', effort(0, 0, HOUR), { lastDay })]))
    expect(found.map((each) => each.days)).toEqual(expected)
  })

  it.each([
    [2, undefined],
    [3, 3],
    [null, null],
  ])('is the student who has not studied for %s days', (days, expected) => {
    const lastDay = days === null ? null : addDays(TODAY, -days)
    expect(gap(numbers([], { recent: recent(0, 0, lastDay) }))).toBe(expected)
  })

  it('is of no interest when the period ended before today', () => {
    const past = numbers([subject('a', effort(10, 1, HOUR), { lastDay: null })], { recent: null })
    expect([stale(past), gap(past), plan(past)]).toEqual([[], undefined, undefined])
  })
})

it('the pace is compared in percent, and with nothing before it not at all', () => {
  expect(paceChange(recent(3 * HOUR, 2 * HOUR))).toBe(50)
  expect(paceChange(recent(HOUR, 4 * HOUR))).toBe(-75)
  expect(paceChange(recent(HOUR, 0))).toBeNull()
})

describe('the plan for the next week', () => {
  it('begins where points are being lost and leaves out what goes well', () => {
    const found = plan(
      numbers([
        subject('good', effort(100, 90, 20 * HOUR)),
        subject('fair', effort(100, 60, 20 * HOUR)),
        subject('poor', effort(100, 30, 20 * HOUR)),
        subject('never', effort()),
        subject('poor, given up', effort(100, 30, HOUR), { active: false }),
      ]),
    )
    expect(found?.parts.map(({ subject: { name }, reason }) => [name, reason])).toEqual([
      ['poor', 'poor'],
      ['fair', 'fair'],
      ['never', 'never'],
    ])
  })

  it('is none when nothing presses', () => {
    expect(plan(numbers([subject('good', effort(100, 90, HOUR))]))).toBeUndefined()
  })

  it('gives each part half an hour or more, in steps of ten minutes, near the pace of the last weeks', () => {
    const done = fc.record({ questions: fc.nat(200), share: fc.nat(100), hours: fc.nat(50) })
    fc.assert(
      fc.property(fc.array(done, { maxLength: 12 }), fc.nat(200), (all, hours) => {
        const subjects = all.map(({ questions, share, hours: time }, index) =>
          subject(`s${index}`, effort(questions, Math.floor((questions * share) / 100), time * HOUR)),
        )
        const found = plan(numbers(subjects, { recent: recent(hours * HOUR, 0) }))
        if (!found) return
        for (const part of found.parts) {
          expect(part.study_time).toBeGreaterThanOrEqual(1800)
          expect(part.study_time % 600).toBe(0)
        }
        expect(found.weekly).toBe(found.parts.reduce((sum, part) => sum + part.study_time, 0))
        expect(Math.abs(found.weekly - Math.max(2 * HOUR, (hours * HOUR) / 4))).toBeLessThanOrEqual(4 * 1800)
      }),
    )
  })
})
