import { describe, expect, it } from 'vitest'
import { logged } from '../../../harness/study-log.ts'
import { addDays } from '../../shared/calendar.ts'
import { accuracyOfHalves, fourWeekMeans, longestOf, partsOf, trendFrom } from './trend.ts'

const LAST = '2026-03-18'
const parted = (from: string | undefined, to?: string, first: string | null = '2020-01-01') =>
  partsOf({ ...(from && { from }), ...(to && { to }) }, { first, last: LAST })

const sums = (study_time: number, questions = 0, correct = 0) => ({
  study_time,
  questions,
  correct,
  incorrect: questions - correct,
})

describe('a period is divided', () => {
  it('by day up to 31 days, without gaps', () => {
    const { step, parts } = parted('2026-03-01', '2026-03-18')
    expect(step).toBe('day')
    expect(parts).toHaveLength(18)
    expect(parts[0]).toEqual({ from: '2026-03-01', to: '2026-03-01' })
    expect(parted('2026-02-16').parts).toHaveLength(31)
  })

  it('by week from Monday to Sunday, with shorter first and last weeks', () => {
    const { step, parts } = parted('2026-02-12')
    expect(step).toBe('week')
    expect(parts[0]).toEqual({ from: '2026-02-12', to: '2026-02-15' })
    expect(parts[1]).toEqual({ from: '2026-02-16', to: '2026-02-22' })
    expect(parts.at(-1)).toEqual({ from: '2026-03-16', to: '2026-03-18' })
  })

  it('by month, and then by year', () => {
    const months = parted('2025-01-31')
    expect(months.step).toBe('month')
    expect(months.parts.slice(0, 2)).toEqual([
      { from: '2025-01-31', to: '2025-01-31' },
      { from: '2025-02-01', to: '2025-02-28' },
    ])
    expect(months.parts).toHaveLength(15)
    expect(parted(undefined).parts.map(({ from }) => from.slice(0, 4))).toEqual([
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
    ])
  })

  it('from the first day of study to today, if it is open or longer', () => {
    expect(parted(undefined, undefined, '2026-03-17').parts).toHaveLength(2)
    expect(parted('2026-03-17', '9999-12-31').parts.at(-1)?.to).toBe(LAST)
    expect(parted('0001-01-01').parts.length).toBeLessThanOrEqual(32)
    expect(parted('2026-03-19', '2026-03-20').parts).toEqual([])
    expect(parted('2026-03-01', undefined, null).parts).toEqual([])
  })

  it('without gaps, whatever its step', () => {
    for (const from of ['2026-03-10', '2026-01-31', '2025-12-29', '2024-02-29', '2015-06-30']) {
      const { parts } = parted(from)
      expect(parts[0]?.from).toBe(from)
      expect(parts.at(-1)?.to).toBe(LAST)
      for (const [index, part] of parts.slice(1).entries())
        expect(part.from).toBe(addDays(parts[index]?.to ?? '', 1))
    }
  })
})

it('into parts with sums, and zeros without study', () => {
  const studied = { study_time: 60, questions_resolved: 4, correct_answers: 3, incorrect_answers: 1 }
  const records = [logged(2, { day: LAST, ...studied }), logged(1, { day: '2026-03-16' })]
  expect(trendFrom(records, { from: '2026-03-17' }, LAST)).toEqual({
    step: 'day',
    parts: [
      { from: '2026-03-17', to: '2026-03-17', ...sums(0) },
      { from: '2026-03-18', to: '2026-03-18', ...sums(60, 4, 3) },
    ],
  })
  expect(trendFrom(records, {}, LAST).parts).toHaveLength(3)
  expect(trendFrom([], {}, LAST).parts).toEqual([])
})

it('growth needs enough questions in both halves', () => {
  const parts = [sums(60, 10, 5), sums(60, 10, 5), sums(60, 20, 15)]
  expect(accuracyOfHalves(parts)).toEqual({ before: 50, after: 75 })
  expect(accuracyOfHalves(parts.slice(0, 2))).toBeNull()
  expect(accuracyOfHalves([])).toBeNull()
})

it('the first of the parts with most time is chosen, none without time', () => {
  const parts = [1, 3, 3].map((study_time, at) => ({ from: `d${at}`, to: `d${at}`, ...sums(study_time) }))
  expect(longestOf(parts)?.from).toBe('d1')
  expect(longestOf([{ from: 'd', to: 'd', ...sums(0, 5) }])).toBeUndefined()
})

it('the mean of four weeks begins with the fourth whole week, and an unfinished week has none', () => {
  const { parts } = parted('2026-02-12')
  const hours = [9, 1, 2, 3, 6, 9]
  const weeks = parts.map((part, index) => ({ ...part, ...sums((hours[index] ?? 0) * 3600) }))
  expect(fourWeekMeans(weeks)).toEqual([NaN, NaN, NaN, NaN, 3 * 3600, NaN])
})
