import { likenessOf } from './likeness.ts'
import { isOtherNorm, matterOf, restLikeness } from './other-norms.ts'
import {
  type Allowed,
  isSameGap,
  isSameParent,
  isSameSubject,
  join,
  LONGEST_RUN,
  mayGo,
  type Pair,
  type Pairing,
  unpairedAfter,
  unpairedBefore,
} from './pairs.ts'
import type { TopicRow } from './rows.ts'
import { wordIndex } from './word-index.ts'

/** Likeness from which two wordings of one subject may be one topic; elsewhere it must be higher. */
const ALIKE = 0.5
const ALIKE_ELSEWHERE = 0.75
/** Standing in the same place speaks for two wordings, below the same topic a little. */
const BONUS = { gap: 0.12, parent: 0.04 }
/** Likeness of the other words where norms differ, in the same place or with words that tell their matter. */
const ALIKE_REST = 0.8
const SAYS_WHAT = 2

/** Pairs similar topics, the likest first, where it is allowed; each of these pairs is a question. */
export function pairByLikeness(pairing: Pairing, isAllowed: Allowed): void {
  const alike = wordIndex(unpairedAfter(pairing), pairing.weigh)
  const offers = unpairedBefore(pairing).flatMap((before) =>
    alike(before)
      .filter((after) => isAllowed(before, after))
      .flatMap((after) => offerOf(pairing, before, after)),
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
  // Below other topics of another subject, the same words say nothing.
  if (!isNear && (pairing.ambiguous.has(before) || pairing.ambiguous.has(after))) return []
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

/** 0 where norm and words both differ; words that may stand beside any norm must be in the same place. */
function otherNormLikeness(pairing: Pairing, before: TopicRow, after: TopicRow): number {
  const [one, other] = [matterOf(before), matterOf(after)]
  const isNear = isSameSubject(pairing, before, after)
  const isSameMatter = isNear && Math.min(one.size, other.size) >= SAYS_WHAT
  const isOfOne = isNear && one.size > 0 && other.size > 0 && (one.isSubsetOf(other) || other.isSubsetOf(one))
  if (!(isSameMatter || isOfOne || isSameGap(pairing, before, after))) return 0
  const alike = Math.max(restLikeness(before, after), isOfOne ? ALIKE_REST : 0)
  return alike >= ALIKE_REST ? alike : 0
}
