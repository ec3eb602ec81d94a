import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatClock,
  formatDuration,
  formatFullClock,
  formatMinutes,
  formatTotal,
  joinSeconds,
  MAX_STUDY_SECONDS,
  parseClock,
  splitSeconds,
} from './duration.ts'

const studyTimes = fc.integer({ min: 0, max: MAX_STUDY_SECONDS })

test.each([
  [0, '00:00', '0s'],
  [42, '00:42', '42s'],
  [42.9, '00:42', '42s'],
  [300, '05:00', '5min 0s'],
  [3599, '59:59', '59min 59s'],
  [3600, '01:00:00', '1h 0min 0s'],
  [3661, '01:01:01', '1h 1min 1s'],
  [36_000, '10:00:00', '10h 0min 0s'],
  [MAX_STUDY_SECONDS, '99:59:59', '99h 59min 59s'],
  [360_000, '100:00:00', '100h 0min 0s'],
  [-1, '00:00', '0s'],
  [Number.NaN, '00:00', '0s'],
  [Number.POSITIVE_INFINITY, '00:00', '0s'],
])('%d s is %s on the clock and %s elsewhere', (seconds, clock, duration) => {
  expect(formatClock(seconds)).toBe(clock)
  expect(formatDuration(seconds)).toBe(duration)
})

test.each([
  ['00:00', 0],
  ['5:07', 307],
  ['59:59', 3599],
  ['1:00:00', 3600],
  [' 01:02:03 ', 3723],
  ['99:59:59', MAX_STUDY_SECONDS],
  ['100:00:00', null],
  ['60:00', null],
  ['00:60', null],
  ['1:60:00', null],
  ['-1:00', null],
  ['1:2:3:4', null],
  ['12', null],
  ['1h 2min', null],
  ['', null],
])('parseClock(%j) is %s', (text, seconds) => {
  expect(parseClock(text)).toBe(seconds)
})

test('a shown clock reads back as the same seconds', () => {
  fc.assert(
    fc.property(studyTimes, (seconds) => {
      expect(parseClock(formatClock(seconds))).toBe(seconds)
    }),
  )
})

test('splitting and joining changes nothing, and the parts stay in their limits', () => {
  fc.assert(
    fc.property(studyTimes, (seconds) => {
      const parts = splitSeconds(seconds)
      expect(joinSeconds(parts)).toBe(seconds)
      expect(parts.minutes).toBeLessThan(60)
      expect(parts.seconds).toBeLessThan(60)
    }),
  )
})

test.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [7384, '02:03:04'],
  [359_999, '99:59:59'],
  [360_000, '100:00:00'],
])('%i seconds with their hours are %s', (seconds, text) => {
  expect(formatFullClock(seconds)).toBe(text)
})

test.each([
  [0, '0s'],
  [35_999, '9h 59min 59s'],
  [36_000, '10h 0min'],
  [1_155_869, '321h 4min'],
])('a sum of %i s is %s', (seconds, text) => {
  expect(formatTotal(seconds)).toBe(text)
})

test.each([
  [0, '0min'],
  [45, '45min'],
  [60, '1h'],
  [750, '12h 30min'],
  [10_080, '168h'],
])('says %i minutes as %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text)
})
