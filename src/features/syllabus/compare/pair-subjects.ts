import { normalise } from '../format/identity.ts'
import { likenessOf } from './likeness.ts'
import { type BlockPairs, sharedOf } from './pair-blocks.ts'
import type { SubjectRow } from './rows.ts'

export type SubjectPairs = Map<SubjectRow, SubjectRow>

/** Share of the smaller subject's topics that makes two subjects one under other names. */
const SHARED = 0.5
const ALIKE_NAME = 0.6

type Score = (one: SubjectRow, other: SubjectRow) => number

/** Pairs subjects: by name and block, by name, by topics, by a similar name. */
export function pairSubjects(
  before: readonly SubjectRow[],
  after: readonly SubjectRow[],
  blocks: BlockPairs,
): SubjectPairs {
  const pairs: SubjectPairs = new Map()
  const isThere: Allowed = (one, other) => blocks.get(one.block) === other.block
  const mayGo: Allowed = (one, other) => mayMove(blocks, one, other)
  const steps: Score[] = [
    (one, other) => (one.name === other.name && isThere(one, other) ? 1 + shared(one, other) : 0),
    (one, other) => (one.name === other.name && mayGo(one, other) ? 1 + shared(one, other) : 0),
    (one, other) => (one.subject.id === other.subject.id ? 1 : 0),
    (one, other) => (mayGo(one, other) && shared(one, other) >= SHARED ? shared(one, other) : 0),
    (one, other) => (isThere(one, other) && alikeName(one, other) >= ALIKE_NAME ? alikeName(one, other) : 0),
  ]
  for (const score of steps) pairBest(before, after, score, pairs)
  return pairs
}

type Allowed = (one: SubjectRow, other: SubjectRow) => boolean

/** Two blocks of one name are for two positions, so topics never move between them. */
export function mayMove(blocks: BlockPairs, before: SubjectRow, after: SubjectRow): boolean {
  return (
    blocks.get(before.block) === after.block || normalise(before.block.nome) !== normalise(after.block.nome)
  )
}

function pairBest(
  before: readonly SubjectRow[],
  after: readonly SubjectRow[],
  score: Score,
  pairs: SubjectPairs,
) {
  const taken = new Set(pairs.values())
  const offers = before
    .filter((one) => !pairs.has(one))
    .flatMap((one) =>
      after.filter((other) => !taken.has(other)).map((other) => ({ one, other, score: score(one, other) })),
    )
    .filter((offer) => offer.score > 0)
    .sort((a, b) => b.score - a.score)
  for (const { one, other } of offers) {
    if (pairs.has(one) || taken.has(other)) continue
    pairs.set(one, other)
    taken.add(other)
  }
}

const shared = (one: SubjectRow, other: SubjectRow) => sharedOf(one.keys, other.keys)

const alikeName = (one: SubjectRow, other: SubjectRow) => likenessOf(one.named, other.named, () => 1)
