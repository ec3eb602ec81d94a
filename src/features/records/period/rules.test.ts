import { describe, expect, it } from 'vitest'
import { byDay, endedWithin, periodErrors, readPeriod, spanOf } from './rules.ts'

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

  it('begins at the first midnight of the zone and ends at the midnight after the last day', () => {
    expect(spanOf({ from: '2026-03-01', to: '2026-03-01' }, 'America/Rio_Branco')).toEqual({
      from: new Date('2026-03-01T05:00:00Z'),
      until: new Date('2026-03-02T05:00:00Z'),
    })
    expect(spanOf({}, 'America/Sao_Paulo')).toEqual({ from: null, until: null })
  })

  it('never asks for an instant that no database writes', () => {
    expect(spanOf({ from: '0001-01-01', to: '9999-12-31' }, 'America/Noronha')).toEqual({
      from: new Date('2000-01-01T00:00:00Z'),
      until: new Date('9999-12-31T00:00:00Z'),
    })
  })

  it('holds the records of its days in the zone', () => {
    const isWithin = endedWithin({ from: '2026-03-01', to: '2026-03-02' }, 'America/Sao_Paulo')
    const at = (created_at: string) => isWithin({ created_at })
    expect(
      ['2026-03-01T02:59:59Z', '2026-03-01T03:00:00Z', '2026-03-03T02:59:59Z', '2026-03-03T03:00:00Z'].map(
        at,
      ),
    ).toEqual([false, true, true, false])
    expect(endedWithin({}, 'America/Sao_Paulo')({ created_at: '1999-01-01T00:00:00Z' })).toBe(true)
  })
})

it('puts records under the days of the zone', () => {
  const rows = ['2026-03-02T03:00:00Z', '2026-03-02T02:59:00Z', '2026-03-01T12:00:00Z'].map((created_at) => ({
    record: { created_at },
  }))
  const shape = (zone: string) => byDay(rows, zone).map((group) => [group.day, group.rows.length])
  expect(shape('America/Sao_Paulo')).toEqual([
    ['2026-03-02', 1],
    ['2026-03-01', 2],
  ])
  expect(shape('America/Noronha')).toEqual([
    ['2026-03-02', 2],
    ['2026-03-01', 1],
  ])
  expect(byDay([], 'America/Sao_Paulo')).toEqual([])
})
