import { expect, test } from 'vitest'
import { checkQuestions, likelySubjects } from './questions.ts'
import { STUDY_MESSAGES } from './rules.ts'

test.each([
  ['20', '5', { questions_resolved: 20, correct_answers: 15, incorrect_answers: 5 }],
  ['20', '', { questions_resolved: 20, correct_answers: 20, incorrect_answers: 0 }],
])('%s questions, “%s” of them wrong, are kept without a time', (totalQuestions, incorrectAnswers, value) => {
  expect(checkQuestions({ totalQuestions, incorrectAnswers })).toEqual({ ok: true, value })
})

test.each([
  ['', '', { totalQuestions: STUDY_MESSAGES.totalMissing }],
  ['0', '', { totalQuestions: STUDY_MESSAGES.totalMissing }],
  ['20', '21', { incorrectAnswers: STUDY_MESSAGES.summaryIncorrectOverTotal }],
])('“%s” questions, “%s” of them wrong, are refused', (totalQuestions, incorrectAnswers, errors) => {
  expect(checkQuestions({ totalQuestions, incorrectAnswers })).toEqual({ ok: false, errors })
})

test('the subjects studied last are offered first, and at most six', () => {
  const subjects = Array.from({ length: 9 }, (_, index) => ({ id: index + 1 }))
  expect(likelySubjects(subjects, [7, 3, 7, 99]).map(({ id }) => id)).toEqual([7, 3, 1, 2, 4, 5])
  expect(likelySubjects(subjects.slice(0, 2), [])).toEqual([{ id: 1 }, { id: 2 }])
})
