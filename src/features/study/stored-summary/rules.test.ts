import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_SUMMARY, formatSummary, parseSummary, summaryOf } from './rules.ts'

const form = { questionsResolved: 'yes', totalQuestions: '12', incorrectAnswers: '' } as const
const stored = { sessionId: 'a', form }

test('what was typed is read as it was, and only for its own session', () => {
  expect(parseSummary(formatSummary(stored))).toEqual(stored)
  expect(summaryOf(stored, 'a')).toBe(form)
  expect(summaryOf(stored, 'b')).toBe(EMPTY_SUMMARY)
  expect(summaryOf(null, 'a')).toBe(EMPTY_SUMMARY)
})

test.each([
  ['nothing kept', formatSummary(null)],
  ['no JSON', '{'],
  ['no form', JSON.stringify({ sessionId: 'a' })],
  ['no session', JSON.stringify({ form })],
  ['an unknown answer', JSON.stringify({ ...stored, form: { ...form, questionsResolved: 'maybe' } })],
  ['a number for a text', JSON.stringify({ ...stored, form: { ...form, totalQuestions: 12 } })],
])('%s reads as no summary', (_what, text) => {
  expect(parseSummary(text)).toBeNull()
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseSummary(text)).toBeNull()
    }),
  )
})
