import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatChoice, NO_ROUNDS, parseChoice } from './choice.ts'

test.each([NO_ROUNDS, { lengths: { study: 25, rest: 5 }, sound: true }, { lengths: null, sound: true }])(
  '%j is kept on the device',
  (choice) => expect(parseChoice(formatChoice(choice))).toEqual(choice),
)

test('rounds that cannot be, and any other text, are read as none', () => {
  expect(parseChoice('{"lengths":{"study":0,"rest":5},"sound":1}')).toEqual(NO_ROUNDS)
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json()),
      (text) => void expect(parseChoice(text)).toEqual(NO_ROUNDS),
    ),
  )
})
