import { merge, type Whole } from '../../shared/whole.ts'
import type { MockExam, MockExamBody } from './contract.ts'
import { withNewerMarks } from './marks/rules.ts'

type Marks = 'answers' | 'doubts' | 'marked_at' | 'spent'

/**
 * A paper as it is saved whole, by its parts: each has the fields of the body that say it. Marks are no part, as
 * the server keeps the newest of each question.
 */
export function wholeOf({ sheet, blocks, answered_at, ...paper }: Omit<MockExamBody, Marks>): Whole {
  const {
    answers: _,
    doubts: __,
    marked_at: ___,
    spent: ____,
    key: _____,
    ...fields
  } = paper as Partial<MockExam>
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { [name]: value }])),
    answered_at: { answered_at: new Date(answered_at).toISOString() },
    questions: { sheet, blocks },
  }
}

/** The fields of a whole, as they are sent. */
export const fieldsOf = (whole: Whole): Omit<MockExamBody, Marks> =>
  Object.assign({}, ...Object.values(whole))

/**
 * A paper on this device that went on after `sent` was saved, with what the server answered: what was done here
 * since stands, and the rest is as it was saved.
 */
export function pulledUp(mine: MockExamBody, sent: MockExamBody, saved: MockExamBody): MockExamBody {
  const versions = { base: wholeOf(sent), mine: wholeOf(mine), theirs: wholeOf(saved) }
  return withNewerMarks({ ...mine, ...fieldsOf(merge(versions).whole) }, saved)
}
