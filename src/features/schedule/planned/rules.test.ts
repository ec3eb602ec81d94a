import { describe, expect, it } from 'vitest'
import { plannedBy, weekdaysOf } from './rules.ts'

/** A Wednesday. */
const WEDNESDAY = '2026-11-25'
const THURSDAY = '2026-11-26'

describe('whether study is planned on a day', () => {
  it('is true on every day without a plan, or with an empty one', () => {
    expect(plannedBy([], [])(WEDNESDAY)).toBe(true)
    expect(plannedBy([{ since: '2026-01-01', weekdays: [] }], [])(WEDNESDAY)).toBe(true)
  })

  it('depends on the plan of that day', () => {
    const isPlanned = plannedBy(
      [
        { since: '2026-11-01', weekdays: [3] },
        { since: THURSDAY, weekdays: [1, 4] },
      ],
      [],
    )
    expect(isPlanned(WEDNESDAY)).toBe(true)
    expect(isPlanned('2026-11-23')).toBe(false)
    expect(isPlanned(THURSDAY)).toBe(true)
    expect(isPlanned('2026-12-02')).toBe(false)
    expect(isPlanned('2026-10-31')).toBe(true)
  })

  it('is false from the first to the last day of a rest', () => {
    const isPlanned = plannedBy([], [{ first_day: WEDNESDAY, last_day: THURSDAY }])
    expect(['2026-11-24', WEDNESDAY, THURSDAY, '2026-11-27'].map(isPlanned)).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})

it('weekdaysOf lists the weekdays with a subject', () => {
  const day = (...subjects: number[]) => ({ subjects })
  expect(weekdaysOf([day(1), day(), day(1, 2), day(), day(), day(), day(3)])).toEqual([1, 3, 7])
})
