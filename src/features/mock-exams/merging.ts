import { merge, type Whole } from '../../shared/whole.ts'
import type { MockExam, MockExamBody } from './contract.ts'
import { withNewerMarks } from './marks/rules.ts'

type Marks = 'answers' | 'doubts' | 'marked_at' | 'spent'

/**
 * A paper's parts for merging: each has the fields that change together. Marks are no part, because the
 * server keeps the newest of each question.
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

/** The body's fields of a whole. */
export const fieldsOf = (whole: Whole): Omit<MockExamBody, Marks> =>
  Object.assign({}, ...Object.values(whole))

/**
 * Combines a paper that changed on this device after `sent` was saved with the server's answer: later changes
 * stay, the rest is as saved.
 */
export function pulledUp(mine: MockExamBody, sent: MockExamBody, saved: MockExamBody): MockExamBody {
  const versions = { base: wholeOf(sent), mine: wholeOf(mine), theirs: wholeOf(saved) }
  return withNewerMarks({ ...mine, ...fieldsOf(merge(versions).whole) }, saved)
}
