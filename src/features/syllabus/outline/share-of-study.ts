import type { DocumentTopic } from '../format/contract.ts'

/** Study of a whole or of one of its parts, in whole numbers. */
export interface Done {
  readonly seconds: number
  readonly questions: number
  readonly right: number
}

/** Shares a whole's study among `count` parts without a remainder; `end` is excluded. */
export function shareOfStudy(
  { seconds, questions, right }: Done,
  first: number,
  end: number,
  count: number,
): Done {
  const until = (all: number, of: number, among: number) => (among === 0 ? 0 : Math.floor((all * of) / among))
  const between = (all: number) => until(all, end, count) - until(all, first, count)
  const rightUntil = (of: number) => until(right, until(questions, of, count), questions)
  return {
    seconds: between(seconds),
    questions: between(questions),
    right: rightUntil(end) - rightUntil(first),
  }
}

/** How many of a topic's parts have none below them; a topic without parts is one. */
export const leafCount = ({ filhos = [] }: DocumentTopic): number =>
  filhos.length === 0 ? 1 : filhos.reduce((sum, child) => sum + leafCount(child), 0)
