import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_SUMMARY, formatSummary, parseSummary, summaryOf } from './stored-summary.ts'

const time = { hours: '1', minutes: '5', seconds: '' }
const form = { questionsResolved: 'yes', totalQuestions: '12', incorrectAnswers: '', time } as const
const stored = { sessionId: 'a', seconds: 90, form }

test('a typed summary is read as it was, and only for its own session', () => {
  expect(parseSummary(formatSummary(stored))).toEqual(stored)
  expect(summaryOf(stored, 'a', 90)).toBe(form)
  expect(summaryOf(stored, 'b', 90)).toBe(EMPTY_SUMMARY)
  expect(summaryOf(null, 'a', 90)).toBe(EMPTY_SUMMARY)
})

test('a time put right is forgotten once the session has gone on, and nothing else is', () => {
  expect(summaryOf(stored, 'a', 91)).toEqual({ ...form, time: null })
})

test('before anything is typed the student has not said whether there were questions', () => {
  expect(EMPTY_SUMMARY.questionsResolved).toBeNull()
  const summary = { ...stored, form: EMPTY_SUMMARY }
  expect(parseSummary(formatSummary(summary))).toEqual(summary)
})

test('a summary typed before times could be corrected is still read', () => {
  const { time: _, ...old } = form
  expect(parseSummary(JSON.stringify({ sessionId: 'a', form: old }))).toEqual({
    sessionId: 'a',
    seconds: 0,
    form: { ...old, time: null },
  })
})

test.each([
  ['nothing kept', formatSummary(null)],
  ['no JSON', '{'],
  ['no form', JSON.stringify({ sessionId: 'a' })],
  ['no session', JSON.stringify({ form })],
  ['an unknown answer', JSON.stringify({ ...stored, form: { ...form, questionsResolved: 'maybe' } })],
  ['a number for a text', JSON.stringify({ ...stored, form: { ...form, totalQuestions: 12 } })],
  ['half a time', JSON.stringify({ ...stored, form: { ...form, time: { hours: '1' } } })],
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
