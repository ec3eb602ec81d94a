import { normalise } from '../format/identity.ts'
import { isSameNorm, type Mention } from '../format/norms.ts'
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
import { findReplacedNorms } from './replaced-norms.ts'
import { hasStableId, pathOf, type TopicRow } from './rows.ts'
import { type Becomes, findSplitsAndJoins } from './splits.ts'
import { wordIndex } from './word-index.ts'

/** Pairs from the surest sign to the least, never by number. Returns splits and joins. */
export function pairTopics(pairing: Pairing): Becomes {
  pairById(pairing)
  pairByText(pairing)
  pairByNorm(pairing, (before, after) => isSameSubject(pairing, before, after))
  pairBy(
    pairing,
    ({ key }) => key,
    (before, after) => mayGo(pairing, before, after) && saysWhich(pairing, before, after),
  )
  pairByNorm(pairing, (before, after) => mayGo(pairing, before, after))
  const becomes = new Map([...findSplitsAndJoins(pairing), ...findReplacedNorms(pairing)])
  pairByLikeness(pairing, (before, after) => !isAmbiguous(pairing, before, after))
  pairBy(
    pairing,
    ({ key }) => key,
    (before, after) => isSameSubject(pairing, before, after) && isSameParent(pairing, before, after),
  )
  if (pairing.ambiguous.size > 0) {
    pairByLikeness(pairing, (before, after) => isAmbiguous(pairing, before, after))
  }
  return becomes
}

/** An id computed from the text proves nothing if the text occurs twice. */
const COMPUTED = /^t[0-9a-z]{7}(-\d+)?$/

function pairById(pairing: Pairing): void {
  const after = new Map(pairing.after.topics.map((row) => [row.topic.id, row]))
  for (const before of pairing.before.topics) {
    const found = after.get(before.topic.id)
    if (found && (found.key === before.key ? !COMPUTED.test(found.topic.id) : hasStableId(found))) {
      join(pairing, { before, after: found })
    }
  }
}

/** Pairs within a subject: below the same texts, then below the same topic, then in order. */
function pairByText(pairing: Pairing): void {
  const inSubject = (before: TopicRow, after: TopicRow) =>
    isSameSubject(pairing, before, after) && saysWhich(pairing, before, after)
  for (const above of [pathOf, (row: TopicRow) => row.parent?.key ?? '', () => '']) {
    pairBy(pairing, (row) => `${row.key}\n${above(row)}`, inSubject)
  }
}

const isAmbiguous = ({ ambiguous }: Pairing, before: TopicRow, after: TopicRow) =>
  ambiguous.has(before) || ambiguous.has(after)

/** Whether the same words are the same topic: they are distinctive, or below the same topic. */
const saysWhich = (pairing: Pairing, before: TopicRow, after: TopicRow) =>
  !isAmbiguous(pairing, before, after) || isSameParent(pairing, before, after)

/** Pairs topics with the same sign; of several, those with the same topics below, else in order. */
function pairBy(pairing: Pairing, sign: (row: TopicRow) => string, isAllowed: Allowed): void {
  const waiting = new Map<string, TopicRow[]>()
  for (const row of unpairedAfter(pairing)) {
    const rows = waiting.get(sign(row))
    if (rows) rows.push(row)
    else waiting.set(sign(row), [row])
  }
  for (const before of unpairedBefore(pairing)) {
    const fitting = waiting
      .get(sign(before))
      ?.values()
      .filter((row) => !pairing.back.has(row) && isAllowed(before, row))
    const after = mostBelow(before, fitting?.take(MOST_OF_ONE_SIGN).toArray() ?? [])
    if (after) join(pairing, { before, after })
  }
}

/** Beyond so many, topics pair in order: comparing each with each would take minutes. */
const MOST_OF_ONE_SIGN = 12

/** The one with the most of the topics right below the other; the first where none has more. */
function mostBelow(before: TopicRow, rows: readonly TopicRow[]): TopicRow | undefined {
  if (rows.length < 2) return rows[0]
  const below = keysBelow(before)
  const shared = rows.map((row) => keysBelow(row).intersection(below).size)
  return rows[shared.indexOf(Math.max(...shared))]
}

const keysBelow = ({ topic }: TopicRow) => new Set(topic.filhos?.map(({ texto }) => normalise(texto)))

/** Most topics with the same norms that are compared by words: each with each would take minutes. */
const MOST_OF_ONE_NORM = 80

/** Pairs by norms, where just one topic of each side names the same ones. */
function pairByNorm(pairing: Pairing, isAllowed: Allowed): void {
  const before = byNames(unpairedBefore(pairing))
  const after = byNames(unpairedAfter(pairing))
  for (const [names, rows] of before) {
    const others = after.get(names) ?? []
    if (Math.max(rows.length, others.length) > MOST_OF_ONE_NORM) continue
    for (const row of rows) {
      const fitting = others.filter(
        (other) => isAllowed(row, other) && isSameNorms(row.mentions, other.mentions),
      )
      const rivals = rows.filter((rival) => fitting[0] && isAllowed(rival, fitting[0]))
      if (fitting[0] && fitting.length === 1 && rivals.length === 1) join(pairing, ofOneNorm(row, fitting[0]))
    }
  }
}

/** Asks about one norm with other parts of it. */
const OTHER_PARTS = 0.3

function ofOneNorm(before: TopicRow, after: TopicRow): Pair {
  const likeness = restLikeness(before, after)
  const isOther = likeness < OTHER_PARTS || isOfOtherArticles(before, after)
  return isOther ? { before, after, likeness } : { before, after }
}

/** Whether both say which articles are asked, and one says others than the other. */
function isOfOtherArticles(before: TopicRow, after: TopicRow): boolean {
  const [one, other] = [articlesOf(before), articlesOf(after)]
  return one.size > 0 && other.size > 0 && one.symmetricDifference(other).size > 0
}

function articlesOf({ rest }: TopicRow): ReadonlySet<string> {
  const [, ...behind] = rest.key.split(/\b(?:arts?|artigos?)\b/)
  return new Set(behind.join(' ').match(/\d+/g))
}

function byNames(rows: readonly TopicRow[]): Map<string, TopicRow[]> {
  const named = rows.filter(({ mentions }) => mentions.length > 0)
  return Map.groupBy(named, ({ mentions }) =>
    mentions
      .map(({ name }) => name)
      .sort()
      .join(' '),
  )
}

function isSameNorms(one: readonly Mention[], other: readonly Mention[]): boolean {
  return one.every((norm) => other.some((same) => isSameNorm(norm, same)))
}

/** Least likeness of two wordings in one subject; between subjects it must be higher. */
const ALIKE = 0.5
const ALIKE_ELSEWHERE = 0.75
/** Extra likeness of two wordings in the same place; a little below the same topic. */
const BONUS = { gap: 0.12, parent: 0.04 }
/** Likeness of the other words where norms differ, in the same place or with words that tell their matter. */
const ALIKE_REST = 0.8
const SAYS_WHAT = 2

/** Pairs similar topics, the likest first, where it is allowed; each of these pairs is a question. */
function pairByLikeness(pairing: Pairing, isAllowed: Allowed): void {
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

/** Orders equally similar pairs by their distance in the text. */
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

/** 0 if norm and words both differ; words that fit any norm must be in the same place. */
function otherNormLikeness(pairing: Pairing, before: TopicRow, after: TopicRow): number {
  const [one, other] = [matterOf(before), matterOf(after)]
  const isNear = isSameSubject(pairing, before, after)
  const isSameMatter = isNear && Math.min(one.size, other.size) >= SAYS_WHAT
  const isOfOne = isNear && one.size > 0 && other.size > 0 && (one.isSubsetOf(other) || other.isSubsetOf(one))
  if (!(isSameMatter || isOfOne || isSameGap(pairing, before, after))) return 0
  const alike = Math.max(restLikeness(before, after), isOfOne ? ALIKE_REST : 0)
  return alike >= ALIKE_REST ? alike : 0
}
