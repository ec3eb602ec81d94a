import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logged } from '../../../harness/study-log.ts'
import { addDays, type Day, numberOfDay } from '../../shared/calendar.ts'
import { USUAL } from './contract.ts'
import {
  type Consistency,
  consistencyFrom,
  type DaySums,
  firstOfYear,
  NOTHING_YET,
  restErrors,
  standingOf,
  yearOf,
} from './rules.ts'

const HOUR = 3600
const TODAY = '2026-11-25'
const FIRST = firstOfYear(TODAY)

/** A student without records before the year; `daysAgo` are the days with study, counted back from today. */
function studied(daysAgo: readonly number[], known: Partial<Consistency> = {}): Consistency {
  const days = [...daysAgo].sort((a, b) => b - a).map((ago): DaySums => [numberOfDay(TODAY) - ago, HOUR, 10])
  const nothing = { before: NOTHING_YET, settings: USUAL, rests: [], exams: [], plans: [] }
  return { day: TODAY, first: FIRST, days, ...nothing, ...known }
}

const back = (...[from, to]: [number, number]) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index)
const runOf = (known: Consistency) => standingOf(known).run

describe('planned days kept in a row', () => {
  it('begin with the first, and today counts once it is kept', () => {
    expect(standingOf(studied([]))).toMatchObject({ run: 0, today: 'open', leftToday: 10 })
    expect(standingOf(studied([0]))).toMatchObject({ run: 1, run_since: TODAY, today: 'kept', leftToday: 0 })
    expect(standingOf(studied([2, 1]))).toMatchObject({ run: 2, today: 'open' })
    expect(standingOf(studied([2, 1, 0]))).toMatchObject({ run: 3, kept: 3 })
  })

  it('go on after one miss in seven', () => {
    expect(runOf(studied([...back(9, 4), ...back(2, 0)]))).toBe(9)
    expect(standingOf(studied([...back(9, 4), ...back(2, 0)])).since_miss).toBe(3)
    expect(runOf(studied([12, ...back(10, 5), ...back(3, 0)]))).toBe(11)
  })

  it('begin after the first of two misses within seven', () => {
    expect(runOf(studied([12, ...back(10, 6), ...back(4, 0)]))).toBe(10)
    expect(runOf(studied([5, 4, 1, 0]))).toBe(2)
    expect(runOf(studied([5, 4]))).toBe(0)
  })

  it('need a least time a day', () => {
    const short: DaySums = [numberOfDay(TODAY), 9 * 60 + 59, 0]
    expect(standingOf({ ...studied([1]), days: [short] })).toMatchObject({
      run: 0,
      today: 'open',
      leftToday: 1,
    })
    expect(standingOf({ ...studied([1]), days: [[short[0], 600, 0]] })).toMatchObject({
      run: 1,
      today: 'kept',
    })
  })

  it('keep no best day of one that was too short to count', () => {
    const short = studied([1])
    const [[number] = [0]] = short.days
    expect(standingOf({ ...short, days: [[number, 60, 0]] }).best_day).toBeNull()
    expect(standingOf(short).best_day).toMatchObject({ seconds: HOUR })
  })

  it('pass over weekdays without a plan, which neither add nor end anything', () => {
    const plans = [{ since: '2026-01-01', weekdays: [1, 2, 3] }]
    // Thursday to Sunday are free; last week's Wednesday is seven days ago.
    expect(runOf(studied([9, 8, 7, 2, 1, 0], { plans }))).toBe(6)
    expect(runOf(studied([9, 8, 7, 6, 5, 2, 1, 0], { plans }))).toBe(6)
    expect(standingOf({ ...studied([6], { plans }), day: '2026-11-26' }).today).toBe('rest')
  })

  it('pass over holidays, however long, and the days of exams', () => {
    const rests = [{ id: 1, first_day: addDays(TODAY, -40), last_day: addDays(TODAY, -2) }]
    expect(runOf(studied([42, 41, 1, 0], { rests }))).toBe(4)
    expect(standingOf(studied([2, 1], { exams: [TODAY] }))).toMatchObject({ run: 2, today: 'exam' })
  })

  it('are those of the plan of each time, whatever is planned now', () => {
    const plans = [
      { since: '2026-01-01', weekdays: [3] },
      { since: TODAY, weekdays: [1, 2, 3, 4, 5, 6, 7] },
    ]
    expect(runOf(studied([21, 14, 7, 0], { plans }))).toBe(4)
  })

  it('keep the longest run, the best week and the best day', () => {
    const known = studied([...back(60, 40), 1, 0])
    const days = known.days.map(
      (day): DaySums => (day[0] === numberOfDay(TODAY) - 50 ? [day[0], 5 * HOUR, 0] : day),
    )
    expect(standingOf({ ...known, days })).toMatchObject({
      run: 2,
      longest: { days: 21, from: addDays(TODAY, -60), to: addDays(TODAY, -40) },
      best_day: { day: addDays(TODAY, -50), seconds: 5 * HOUR },
      best_week: { day: '2026-10-05', seconds: 11 * HOUR },
    })
  })
})

describe('a history of any length', () => {
  const history = fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { maxLength: 400 })
  const plans = fc.array(
    fc.record({ ago: fc.integer({ min: 0, max: 900 }), weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]) }),
    { maxLength: 4 },
  )

  it('is the same if earlier years were already summed up', () => {
    fc.assert(
      fc.property(history, plans, (daysAgo, planned) => {
        const since = planned
          .sort((a, b) => b.ago - a.ago)
          .map(({ ago, weekdays }) => ({ since: addDays(TODAY, -ago), weekdays }))
        const all = studied(daysAgo, { plans: since })
        const from = addDays(FIRST, -700)
        const records = daysAgo.map((ago) =>
          logged(ago, { day: addDays(TODAY, -ago), questions_resolved: 10 }),
        )
        const parted = consistencyFrom(all, records, TODAY)
        expect(standingOf(parted)).toEqual(standingOf({ ...all, first: from }))
      }),
      { numRuns: 60 },
    )
  })

  it('has a run of the last kept days among which no seven have two misses', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), (days) => {
        const known = studied(days.flatMap((isStudied, ago) => (isStudied ? [ago] : [])))
        // Today is not over, so it is no miss.
        const past = days[0] ? days : days.slice(1)
        const isRun = (length: number) =>
          past[length - 1] === true &&
          past
            .slice(0, length)
            .every((_, at) => past.slice(at, Math.min(at + 7, length)).filter((one) => !one).length < 2)
        const lengths = past.map((_, index) => index + 1).filter(isRun)
        const longest = Math.max(0, ...lengths)
        expect(runOf(known)).toBe(past.slice(0, longest).filter(Boolean).length)
      }),
    )
  })

  it('never has less of a run for one more day of study', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 360 }), (daysAgo, more) => {
        const recent = daysAgo.filter((ago) => ago < 365)
        expect(runOf(studied([...new Set([...recent, more])]))).toBeGreaterThanOrEqual(runOf(studied(recent)))
      }),
      { numRuns: 60 },
    )
  })
})

describe('the year', () => {
  it('begins on the Monday of the first study, a year ago at most, and shows twelve weeks at least', () => {
    const firstOf = (known: Consistency) => yearOf(known).at(0)?.day
    expect(firstOf(studied([0, 3]))).toBe('2026-09-07')
    expect(firstOf(studied([0, 150]))).toBe('2026-06-22')
    const known = studied([0, 3])
    const best_day = { day: '2024-01-01', seconds: HOUR }
    expect(firstOf({ ...known, before: { ...known.before, best_day } })).toBe('2025-11-24')
  })

  it('has whole weeks from a Monday to today', () => {
    const year = yearOf(studied([0, 3]))
    expect(year.at(-1)).toEqual({ day: TODAY, seconds: HOUR, questions: 10, level: 1, isPlanned: true })
    expect(year).toHaveLength(11 * 7 + 3)
    expect(year.filter(({ seconds }) => seconds > 0).map(({ day }) => day)).toEqual([
      addDays(TODAY, -3),
      TODAY,
    ])
  })

  it('divides days by the student’s own quarters', () => {
    const days = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (hours): DaySums => [numberOfDay(TODAY) - hours, hours * HOUR, 0],
    )
    const levels = yearOf({ ...studied([]), days: days.reverse() }).slice(-9, -1)
    expect(levels.map(({ level }) => level)).toEqual([4, 4, 3, 3, 2, 2, 1, 1])
  })

  it('continues to a later day offline', () => {
    const records = [logged(2, { day: TODAY }), logged(1, { day: addDays(TODAY, -1) })]
    const on = (day: Day) => standingOf(consistencyFrom(studied([]), records, day))
    expect(on(TODAY)).toMatchObject({ run: 2, today: 'kept' })
    expect(on(addDays(TODAY, 1))).toMatchObject({ run: 2, today: 'open' })
    expect(on(addDays(TODAY, 3))).toMatchObject({ run: 0 })
  })
})

it.each([
  ['2026-12-20', '2027-01-10', undefined],
  ['2026-12-20', '2026-12-20', undefined],
  ['2026-12-20', '2026-12-19', { last_day: ['O último dia vem antes do primeiro.'] }],
  ['2026-02-30', '2026-03-01', { first_day: ['Este dia não existe.'] }],
  ['2026-01-01', '2027-01-02', { last_day: ['Uma folga tem no máximo um ano.'] }],
])('a rest from %s to %s', (first_day, last_day, errors) => {
  expect(restErrors({ first_day, last_day })).toEqual(errors)
})
