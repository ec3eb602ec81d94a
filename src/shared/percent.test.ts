import fc from 'fast-check'
import { expect, test } from 'vitest'
import { band, formatPercent, percent, wholePercent, wholePercents } from './percent.ts'

test.each([
  [0, 0, 0, 0, '0,0%', 'poor'],
  [5, 0, 0, 0, '0,0%', 'poor'],
  [0, 10, 0, 0, '0,0%', 'poor'],
  [1, 2, 50, 50, '50,0%', 'poor'],
  [501, 1000, 50.1, 50, '50,1%', 'fair'],
  [2, 3, 200 / 3, 67, '66,7%', 'fair'],
  [699, 1000, 69.9, 70, '69,9%', 'fair'],
  [6999, 10_000, 69.99, 70, '70,0%', 'fair'],
  [7, 10, 70, 70, '70,0%', 'good'],
  [1, 200, 0.5, 1, '0,5%', 'poor'],
  [7, 2000, 0.35, 0, '0,4%', 'poor'],
  [10, 10, 100, 100, '100,0%', 'good'],
])('%i of %i: exactly %d, whole %i, shown %s, %s', (part, whole, exact, rounded, text, name) => {
  expect(percent(part, whole)).toBeCloseTo(exact, 10)
  expect(wholePercent(part, whole)).toBe(rounded)
  expect(formatPercent(part, whole)).toBe(text)
  expect(band(part, whole)).toBe(name)
})

test('every percentage of an answered set is between 0 and 100 and shown within 0.05 of the exact one', () => {
  const answers = fc
    .integer({ min: 1, max: 1_000_000 })
    .chain((whole) => fc.tuple(fc.integer({ min: 0, max: whole }), fc.constant(whole)))
  fc.assert(
    fc.property(answers, ([part, whole]) => {
      const shown = Number(formatPercent(part, whole).replace(',', '.').replace('%', ''))
      expect(percent(part, whole)).toBeGreaterThanOrEqual(0)
      expect(percent(part, whole)).toBeLessThanOrEqual(100)
      expect(Math.abs(shown - percent(part, whole))).toBeLessThanOrEqual(0.05 + 1e-9)
    }),
  )
})

test.each([
  [
    [0.347, 0.385, 0.038, 0.23],
    [35, 38, 4, 23],
  ],
  [
    [1, 1, 1, 0],
    [34, 33, 33, 0],
  ],
  [
    [0.996, 0.004],
    [100, 0],
  ],
  [[5], [100]],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('the parts %j are %j percent', (parts, percents) => {
  expect(wholePercents(parts)).toEqual(percents)
})

test('percentages of parts add up to 100, each of them within 1 of the exact one', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(parts, (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0)
      const percents = wholePercents(parts)
      expect(percents.reduce((sum, one) => sum + one, 0)).toBe(whole > 0 ? 100 : 0)
      for (const [at, one] of percents.entries())
        expect(Math.abs(one - percent(parts[at] ?? 0, whole))).toBeLessThan(1)
    }),
  )
})
