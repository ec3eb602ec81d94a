import type { MockExamBody, PaperBlock } from '../mock-exams/contract.ts'
import type { MissedQuestion } from '../mock-exams/rules.ts'
import { BLANK_CARD } from './cards.ts'
import type { Cause } from './causes.ts'
import type { MistakeBody } from './contract.ts'

/** The same key on every device, so that a question of a paper has one mistake. */
export const keyInPaper = (examKey: string, number: number) => `${examKey}-${number}`

const blockOf = ({ blocks }: Pick<MockExamBody, 'blocks'>, number: number) =>
  blocks.find(({ first, last }) => first <= number && number <= last)

const sizeOf = ({ first, last }: PaperBlock) => last - first + 1

interface Said {
  readonly examKey: string
  readonly paper: Pick<MockExamBody, 'title' | 'blocks'>
  readonly question: Pick<MissedQuestion, 'number'> & { readonly subject_id: number }
  readonly cause: Cause
  readonly at: Date
  /** The student's day. */
  readonly day: string
}

/** A mistake for a missed question of a paper; the student may add its topic later. */
export function missedOn({
  examKey,
  paper,
  question: { number, subject_id },
  cause,
  at,
  day,
}: Said): MistakeBody {
  const block = blockOf(paper, number)
  return {
    subject_id,
    topic: '',
    topic_id: null,
    cause,
    said_at: at.toISOString(),
    day,
    source: examKey,
    title: paper.title,
    number,
    questions: block ? sizeOf(block) : null,
    ...BLANK_CARD,
  }
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/**
 * Whole seconds a question: the block's time over its answered questions, and the paper's time over all of
 * its questions. Undefined if no clock ran or nothing of the block was answered.
 */
export function paceOf(
  { blocks, answers, spent, time }: Pick<MockExamBody, 'blocks' | 'answers' | 'spent' | 'time'>,
  name: string,
): { own: number; paper: number } | undefined {
  const own = blocks.filter((block) => block.name === name)
  const numbers = own.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  )
  const answered = numbers.filter((number) => (answers[number - 1] ?? '-') !== '-').length
  const seconds = total(numbers.map((number) => spent[number - 1] ?? 0))
  const all = blocks.at(-1)?.last ?? 0
  if (answered === 0 || seconds === 0 || time === 0 || all === 0) return undefined
  return { own: Math.round(seconds / answered), paper: Math.round(time / all) }
}
