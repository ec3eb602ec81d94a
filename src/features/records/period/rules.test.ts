import { describe, expect, it } from 'vitest'
import { byDay, formatSpan, isWithin, periodErrors, readPeriod } from './rules.ts'

describe('a period in an address', () => {
  it('is read from its two days, and each may be missing', () => {
    expect(readPeriod(new URLSearchParams('de=2026-03-01&ate=2026-03-31'))).toEqual({
      from: '2026-03-01',
      to: '2026-03-31',
    })
    expect(readPeriod(new URLSearchParams('ate=2026-03-31'))).toEqual({ from: undefined, to: '2026-03-31' })
  })

  it.each(['de=2026-02-30', 'de=ontem', 'de=', 'de=01/03/2026'])('leaves out what is no day: %s', (text) => {
    expect(readPeriod(new URLSearchParams(text)).from).toBeUndefined()
  })
})

describe('a period', () => {
  it('of one day is good, reversed days are not', () => {
    expect(periodErrors({ from: '2026-03-01', to: '2026-03-01' })).toEqual({})
    expect(periodErrors({ from: '2026-03-02', to: '2026-03-01' })).toEqual({
      to: ['A data final deve ser igual ou posterior à data inicial.'],
    })
    expect(periodErrors({ from: '2026-02-30', to: '2026-13-01' })).toEqual({
      from: ['Este dia não existe.'],
      to: ['Este dia não existe.'],
    })
  })

  it('holds the records of its days, both included', () => {
    const isInPeriod = isWithin({ from: '2026-03-01', to: '2026-03-02' })
    const days = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03']
    expect(days.map((day) => isInPeriod({ day }))).toEqual([false, true, true, false])
    expect(isWithin({})({ day: '1999-01-01' })).toBe(true)
  })
})

it('puts records under their own days, each of which comes once, also when one travels to the west meanwhile', () => {
  const rows = ['2026-03-02', '2026-03-03', '2026-03-02', '2026-03-01'].map((day) => ({ record: { day } }))
  expect(byDay(rows).map(({ day, rows }) => [day, rows.length])).toEqual([
    ['2026-03-03', 1],
    ['2026-03-02', 2],
    ['2026-03-01', 1],
  ])
  expect(byDay([])).toEqual([])
})

it.each([
  ['2026-07-06', '2026-07-12', '6 a 12 de julho'],
  ['2026-06-29', '2026-07-05', '29 de junho a 5 de julho'],
  ['2025-12-29', '2026-01-04', '29 de dezembro a 4 de janeiro'],
  ['2025-07-07', '2025-07-13', '7 a 13 de julho de 2025'],
])('a week is named in words, with its year when that is over: %s', (start, end, words) => {
  expect(formatSpan({ start, end }, '2026-11-29')).toBe(words)
})
