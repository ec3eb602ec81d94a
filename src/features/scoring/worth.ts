import type { ScoringRule } from './contract.ts'
import { blocksOf, type Tally } from './rules.ts'

const valuesById = (rule: ScoringRule) =>
  new Map(rule.partes.flatMap(blocksOf).map(({ id, values }) => [id, values]))

/** Hundredths that the student would have more, had he left every wrong answer blank; 0 where errors cost nothing. */
export function worthOfBlanks(rule: ScoringRule, tallies: Readonly<Record<string, Tally>>): number {
  const values = valuesById(rule)
  return Object.entries(tallies).reduce((sum, [id, { wrong }]) => {
    const block = values.get(id)
    return block ? sum + wrong * (block.branco - block.errado) : sum
  }, 0)
}

export interface Doubts {
  readonly right: number
  readonly wrong: number
}

/** Hundredths that answers in doubt brought over leaving them blank: of 12, 5 right at ±1 are −2 points. */
export function worthOfDoubts(rule: ScoringRule, doubts: Readonly<Record<string, Doubts>>): number {
  const values = valuesById(rule)
  return Object.entries(doubts).reduce((sum, [id, { right, wrong }]) => {
    const block = values.get(id)
    return block ? sum + right * (block.certo - block.branco) + wrong * (block.errado - block.branco) : sum
  }, 0)
}
