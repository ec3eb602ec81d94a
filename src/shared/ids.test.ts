import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRecordKey, newRecordKey } from './ids.ts'

test('a key is a UUID v7 of its time and random bytes', () => {
  const key = newRecordKey(0x0198_7654_3210, (bytes) => bytes.fill(0xff))
  expect(key).toBe('01987654-3210-7fff-bfff-ffffffffffff')
  expect(isRecordKey(key)).toBe(true)
})

test('needs no secure context', () => {
  expect(isRecordKey(newRecordKey(Date.now()))).toBe(true)
  expect(newRecordKey(1)).not.toBe(newRecordKey(1))
})

test('keys made later sort later', () => {
  const times = fc.integer({ min: 0, max: 2 ** 48 - 2 })
  fc.assert(
    fc.property(times, times, (a, b) => {
      fc.pre(a < b)
      expect(newRecordKey(a) < newRecordKey(b)).toBe(true)
    }),
  )
})

test.each([
  ['01987654-3210-4abc-9def-0123456789ab', true],
  ['01987654-3210-7ABC-BDEF-0123456789AB', true],
  ['01987654-3210-0abc-9def-0123456789ab', false],
  ['01987654-3210-4abc-7def-0123456789ab', false],
  ['0198765432104abc9def0123456789ab', false],
  ['01987654-3210-4abc-9def-0123456789ab\n', false],
  ['', false],
])('isRecordKey(%j) is %s', (text, valid) => {
  expect(isRecordKey(text)).toBe(valid)
})
