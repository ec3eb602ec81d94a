import { describe, expect, it } from 'vitest'
import { chartWeeks } from '../../shared/calendar.ts'
import { axisTime, fillDays, timeStep, weekEdges, weekToShow } from './rules.ts'

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

describe('weekEdges', () => {
  it('are eight midnights of the student’s own zone', () => {
    const edges = weekEdges(week, 'America/Rio_Branco').map((edge) => edge.toISOString())
    expect(edges).toHaveLength(8)
    expect(edges.at(0)).toBe('2026-03-15T05:00:00.000Z')
    expect(edges.at(-1)).toBe('2026-03-22T05:00:00.000Z')
  })

  it('follow a day of 23 hours', () => {
    const spring = { number: 11, start: '2026-03-08', end: '2026-03-14' }
    const [sunday, monday] = weekEdges(spring, 'America/New_York').map(Number)
    expect((monday ?? 0) - (sunday ?? 0)).toBe(23 * 3_600_000)
  })
})

describe('fillDays', () => {
  it('keeps the order of the week whatever the order of the sums', () => {
    const sums = (number: number) => ({ number, study_time: number, questions: 0, correct: 0, incorrect: 0 })
    const days = fillDays(week, [sums(7), sums(2)])
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
    [16 * 3600 + 1, 8 * 3600],
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
