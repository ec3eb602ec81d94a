import type { ScoringRule } from '../scoring/contract.ts'
import { type Score, score, type Tally } from '../scoring/rules.ts'
import { worthOfBlanks, worthOfDoubts } from '../scoring/worth.ts'
import type { MockExamBody } from './contract.ts'
import { doubtsOf, keyChanges, keyOf, questionsOf, talliesOf } from './rules.ts'

/** The result of a paper; points are in hundredths. */
export interface Result {
  readonly score: Score
  readonly tallies: Readonly<Record<string, Tally>>
  readonly right: number
  readonly questions: number
  /** Points that wrong answers lost compared with blank ones. */
  readonly blanks: number
  /** Doubtful answers, and the points that they won compared with blank ones. */
  readonly doubts: { readonly right: number; readonly all: number; readonly points: number }
  /** How the definitive key changed the score; null with only one key. */
  readonly changed: number | null
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The result of a paper by a rule, usually its own. */
export function resultOf(paper: MockExamBody, rule: ScoringRule): Result {
  const tallies = talliesOf(paper)
  const scored = score(rule, { tallies, ...saidOf(paper) })
  const doubts = doubtsOf(paper)
  return {
    score: scored,
    tallies,
    right: sum(Object.values(tallies).map(({ right }) => right)),
    questions: questionsOf(paper.blocks),
    blanks: worthOfBlanks(rule, tallies),
    doubts: {
      right: sum(Object.values(doubts).map(({ right }) => right)),
      all: sum(Object.values(doubts).map(({ right, wrong }) => right + wrong)),
      points: worthOfDoubts(rule, doubts),
    },
    changed: changeOf(paper, rule, scored.total),
  }
}

/** Figures that the student typed beside the answers, in the rule's form. */
const saidOf = ({ typed, group, list }: MockExamBody) => ({
  typed,
  group: Object.fromEntries(
    Object.entries(group).flatMap(([id, { mean, deviation }]) =>
      // Both numbers are needed.
      deviation > 0 ? [[id, { mean: mean / 100, deviation: deviation / 100 }]] : [],
    ),
  ),
  ...(list === null ? {} : { list }),
})

function changeOf(paper: MockExamBody, rule: ScoringRule, total: number | null): number | null {
  if (total === null || keyChanges(paper).length === 0) return null
  const before = score(rule, { tallies: talliesOf({ ...paper, definitive: null }), ...saidOf(paper) })
  return before.total === null ? null : total - before.total
}

/** Whether it can be scored: it has counts, or answers with a key. */
export const isScored = (paper: MockExamBody): boolean =>
  paper.blocks.length > 0 &&
  (paper.answers === '' ? Object.keys(paper.counts).length > 0 : keyOf(paper) !== null)
