import { describe, expect, it } from 'vitest'
import { chartWeeks } from '../../shared/calendar.ts'
import { axisTime, daysOfWeek, fillDays, fortnightOf, timeStep, weeksBeside, weekToShow } from './rules.ts'

const weeks = chartWeeks('2026-03-18')
const week = { number: 11, start: '2026-03-15', end: '2026-03-21' }

describe('weekToShow', () => {
  it.each([
    [undefined, week],
    ['2026-03-15', week],
    ['2026-01-04', { number: 1, start: '2026-01-04', end: '2026-01-10' }],
    ['2026-03-22', undefined],
    ['2026-03-16', undefined],
    ['2025-12-28', undefined],
  ])('of %s', (start, expected) => {
    expect(weekToShow(weeks, start)).toEqual(expected)
  })
})

describe('weeksBeside', () => {
  it('compares the running week with as much of the one before', () => {
    const fortnight = fortnightOf('2026-03-18').map((day, index) => ({
      day,
      study_time: 2 ** index,
      questions: 0,
      correct: 0,
      incorrect: 0,
    }))
    expect(fortnight.map(({ day }) => day).filter((_, index) => index % 7 === 0)).toEqual([
      '2026-03-09',
      '2026-03-16',
    ])
    const { days, ...sums } = weeksBeside(fortnight, '2026-03-18')
    expect(days.map(({ day }) => day).at(-1)).toBe('2026-03-22')
    expect(sums).toEqual({ lastWeekSoFar: 1 + 2 + 4, lastWeek: 2 ** 7 - 1, thisWeek: 2 ** 14 - 2 ** 7 })
  })
})

describe('fillDays', () => {
  it('keeps the order of the week whatever the order of the sums', () => {
    const sums = (number: number) => ({ number, study_time: number, questions: 0, correct: 0, incorrect: 0 })
    const days = fillDays(daysOfWeek(week), [sums(7), sums(2)])
    expect(days.map(({ study_time }) => study_time)).toEqual([0, 2, 0, 0, 0, 0, 7])
    expect(days.map(({ day }) => day).at(6)).toBe('2026-03-21')
  })
})

describe('timeStep', () => {
  it.each([
    [0, 60],
    [240, 60],
    [241, 300],
    [3600, 900],
    [3601, 1800],
    [4 * 3600, 3600],
    [16 * 3600, 4 * 3600],
    [17.5 * 3600, 5 * 3600],
    [20 * 3600 + 1, 8 * 3600],
    [700 * 3600, 176 * 3600],
  ])('up to %i s is %i s', (longest, step) => {
    expect(timeStep(longest)).toBe(step)
  })
})

describe('axisTime', () => {
  it.each([
    [0, '0'],
    [60, '1min'],
    [2700, '45min'],
    [5400, '1h 30min'],
    [7200, '2h'],
    [36_000, '10h'],
  ])('%i s is %s', (seconds, text) => {
    expect(axisTime(seconds)).toBe(text)
  })
})
