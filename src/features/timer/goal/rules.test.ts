import { expect, test } from 'vitest'
import { goalFor, hasReached } from './rules.ts'

test.each([
  ['50', 50],
  ['001', 1],
  ['999', 999],
  ['', 0],
  ['0', 0],
  ['1000', 0],
  ['-5', 0],
  ['1.5', 0],
  ['meia hora', 0],
])('a goal typed as "%s" is %i minutes', (text, minutes) => expect(goalFor(text)).toBe(minutes))

test.each([
  [50, 2999, false],
  [50, 3000, true],
  [50, 9000, true],
  [0, 9000, false],
])('a goal of %i minutes after %i seconds: %s', (minutes, seconds, reached) =>
  expect(hasReached(minutes, seconds)).toBe(reached),
)

test('the minutes of the step that began a session are the goal of that session alone', () => {
  expect(goalFor('45 abc', 'abc')).toBe(45)
  expect(goalFor('45 abc', 'def')).toBe(0)
  expect(goalFor('45 abc')).toBe(0)
  expect(goalFor('45', 'abc')).toBe(45)
})
