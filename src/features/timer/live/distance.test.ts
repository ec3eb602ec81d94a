import { expect, test } from 'vitest'
import { distanceBy, moreExact } from './distance.ts'

const NOON = Date.UTC(2026, 2, 10, 12)
const HOUR = 3_600_000

/** An hour ahead, `steady` ms after the page was opened. */
const at = (steady: number, set = 0) => ({ wall: NOON + HOUR + steady + set, steady })
const by = (sent: number, answered: number, server: number, set = 0) =>
  distanceBy(at(sent), at(answered, set), NOON + server)

test('the distance to the server’s clock is that of the quickest answer of the last minutes', () => {
  const quick = by(0, 100, 40)
  const slow = by(1000, 5000, 4900)
  expect([quick.skew, slow.skew]).toEqual([HOUR + 10, HOUR - 1900])
  expect(moreExact(quick, slow)).toBe(quick)
  expect(moreExact(slow, quick)).toBe(quick)
  expect(moreExact(undefined, slow)).toBe(slow)
})

test('the distance is in whole ms, as all that is told by it has to be', () => {
  expect(by(0, 101, 40).skew).toBe(HOUR + 11)
})

test('a quick answer is forgotten once the clock was set, and after a while', () => {
  const quick = by(0, 100, 40)
  const later = by(700_000, 704_000, 702_000)
  expect(moreExact(quick, later)).toBe(later)
  const set = distanceBy(at(1000, HOUR), at(5000, HOUR), NOON + 3000)
  expect(moreExact(quick, set)).toBe(set)
  expect(by(0, 5000, 2000, HOUR).isSteady).toBe(false)
})
