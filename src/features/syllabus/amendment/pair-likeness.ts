import { normalise } from '../format/identity.ts'
import { isSameNorm } from '../format/norms.ts'
import { likenessOf, stemsOf } from './likeness.ts'
import {
  isSameGap,
  isSameParent,
  isSameSubject,
  join,
  LONGEST_RUN,
  looseAfter,
  looseBefore,
  mayGo,
  type Pair,
  type Pairing,
} from './pairs.ts'
import type { TopicRow } from './rows.ts'
import { wordIndex } from './word-index.ts'

/** From here on, two wordings of one subject may be of one topic; elsewhere they have to be nearer. */
const ALIKE = 0.5
const ALIKE_ELSEWHERE = 0.75
/** Standing in the same place speaks for two wordings, below the same topic a little. */
const BONUS = { gap: 0.12, parent: 0.04 }
/** With another norm the other words have to be the same, in the same place or saying what it is about. */
const ALIKE_REST = 0.8
const SAYS_WHAT = 2
/** Pairs what is alike, the likest first; each of these pairs is a question. */
export function pairByLikeness(pairing: Pairing): void {
  const alike = wordIndex(looseAfter(pairing), pairing.weigh)
  const offers = looseBefore(pairing).flatMap((before) =>
    alike(before).flatMap((after) => offerOf(pairing, before, after)),
  )
  for (const offer of offers.sort((a, b) => rank(b) - rank(a))) join(pairing, offer.pair)
}

interface Offer {
  readonly pair: Pair
  readonly score: number
}

/** Where two are as alike, those nearer to each other in the text come first. */
const rank = ({ score, pair }: Offer) => score - Math.abs(pair.before.at - pair.after.at) * 1e-7

function offerOf(pairing: Pairing, before: TopicRow, after: TopicRow): Offer[] {
  const isNear = isSameSubject(pairing, before, after)
  if (!(isNear || mayGo(pairing, before, after))) return []
  const otherNorm = isOtherNorm(before, after)
  const likeness = otherNorm
    ? otherNormLikeness(pairing, before, after)
    : likenessOf(before, after, pairing.weigh)
  const score = likeness + (isNear ? bonus(pairing, before, after) : 0)
  if (score < (isNear ? ALIKE : ALIKE_ELSEWHERE)) return []
  return [{ pair: { before, after, likeness: Math.min(1, likeness), otherNorm }, score }]
}

function bonus(pairing: Pairing, before: TopicRow, after: TopicRow): number {
  if (isSameGap(pairing, before, after, LONGEST_RUN)) return BONUS.gap
  return isSameParent(pairing, before, after) ? BONUS.parent : 0
}

function isOtherNorm({ mentions }: TopicRow, after: TopicRow): boolean {
  if (mentions.length === 0 || after.mentions.length === 0) return false
  return !mentions.some((norm) => after.mentions.some((other) => isSameNorm(norm, other)))
}

/**
 * 0 where the norm is another and the other words are too; words that
 * every norm may have beside it have to stand in the same place.
 */
function otherNormLikeness(pairing: Pairing, before: TopicRow, after: TopicRow): number {
  const isSameMatter =
    isSameSubject(pairing, before, after) && [before, after].every((row) => matterOf(row) >= SAYS_WHAT)
  if (!(isSameMatter || isSameGap(pairing, before, after))) return 0
  const alike = restLikeness(before, after)
  return alike >= ALIKE_REST ? alike : 0
}

/** What is written beside any norm, by its stems. */
const BESIDE_NORMS = stemsOf(
  normalise(
    'lei decreto resolução portaria instrução normativa alteração alterações posteriores atualizada atualização redação dada dispõe sobre regulamento artigos',
  ),
)

/** How many words beside its norms say what a topic is about. */
function matterOf({ rest }: TopicRow): number {
  return [...rest.stems].filter((stem) => !(BESIDE_NORMS.has(stem) || /\d/.test(stem))).length
}

/** How alike two texts are, the norms that they name aside; 1 where there is nothing else in one of them. */
export function restLikeness({ rest: one }: TopicRow, { rest: other }: TopicRow): number {
  return one.stems.size === 0 || other.stems.size === 0 ? 1 : likenessOf(one, other, () => 1)
}
