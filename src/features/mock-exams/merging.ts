import type { Whole } from '../../shared/whole.ts'
import type { MockExamBody } from './contract.ts'
import { questionsOf } from './rules.ts'

const ANSWER = 'answer '
const DOUBT = 'doubt '

/** What the answers and counts are of; `isMarked` tells that the sheet is filled in, not counts alone. */
interface Questions extends Pick<MockExamBody, 'sheet' | 'blocks'> {
  readonly isMarked: boolean
}

/** The question that a part is about; undefined where it is a field of the paper. */
export function questionOf(part: string): number | undefined {
  const about = [ANSWER, DOUBT].find((prefix) => part.startsWith(prefix))
  return about === undefined ? undefined : Number(part.slice(about.length))
}

export const isDoubt = (part: string) => part.startsWith(DOUBT)

/** A paper as it is saved whole: every answer and every doubt is a part of its own, and so is each other field. */
export function wholeOf({ key: _, ...paper }: MockExamBody & { key?: string }): Whole {
  const { answers, doubts, sheet, blocks, answered_at, ...fields } = paper
  return {
    ...fields,
    questions: { sheet, blocks, isMarked: answers !== '' },
    answered_at: new Date(answered_at).toISOString(),
    ...Object.fromEntries(
      [...answers].flatMap((letter, i) => (letter === '-' ? [] : [[`${ANSWER}${i + 1}`, letter]])),
    ),
    ...Object.fromEntries(doubts.map((number) => [`${DOUBT}${number}`, true])),
  }
}

/** The paper of a whole, as it is sent. An answer that has no question any more goes. */
export function paperOf(whole: Whole): MockExamBody {
  const { questions, ...parts } = whole as Whole & { questions: Questions }
  const { isMarked, ...paper } = questions
  const numbers = Array.from({ length: questionsOf(paper.blocks) }, (_, i) => i + 1)
  const letters = numbers.map((number) => parts[`${ANSWER}${number}`] ?? '-').join('')
  const fields = Object.entries(parts).filter(([part]) => questionOf(part) === undefined)
  return {
    ...(Object.fromEntries(fields) as Omit<MockExamBody, 'sheet' | 'blocks' | 'answers' | 'doubts'>),
    ...paper,
    answers: isMarked ? letters : '',
    doubts: numbers.filter((number) => parts[`${DOUBT}${number}`]),
  }
}
