import { expect, it } from 'vitest'
import { parseReview, type Review, recordsIn, sessionOf, withAnswer } from './card-review.ts'

const EMPTY: Review = { session: sessionOf('one'), subjects: {} }
const answered = (subject_id: number, time: number, right: boolean) => ({
  subject_id,
  subject: `Matéria ${subject_id}`,
  time,
  right,
})

it('a student who reviews cards of two subjects gets a record of each, with its time and questions', () => {
  const review = [answered(1, 40_400, true), answered(2, 10_000, false), answered(1, 20_000, false)].reduce(
    withAnswer,
    EMPTY,
  )
  const end = new Date('2026-03-18T15:00:00.000Z')
  expect(recordsIn(review, end)).toEqual(
    [
      [1, 60, 2, 1],
      [2, 10, 1, 0],
    ].map(([id, seconds, questions, right]) => ({
      key: `cards-one-${id}`,
      subject: { id, name: `Matéria ${id}` },
      fields: {
        topic: '',
        study_time: seconds,
        questions_resolved: questions,
        correct_answers: right,
        incorrect_answers: (questions ?? 0) - (right ?? 0),
        created_at: end.toISOString(),
        kind: 'review',
      },
    })),
  )
})

it('a card left open for hours counts for ten minutes', () => {
  const [record] = recordsIn(withAnswer(EMPTY, answered(1, 5 * 3_600_000, true)), new Date(0))
  expect(record?.fields.study_time).toBe(600)
})

it('an unsaved review is restored from the device, anything else is not', () => {
  const review = withAnswer(EMPTY, answered(1, 1000, true))
  expect(parseReview(JSON.stringify(review))).toEqual(review)
  expect([parseReview('null'), parseReview('{}')]).toEqual([null, null])
})
