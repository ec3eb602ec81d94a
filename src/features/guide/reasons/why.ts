import type { Knowledge, Known } from '../knowledge/knowledge.ts'
import { wasSeen } from '../knowledge/memory.ts'
import { type Candidate, missingOf, TIER } from '../order/order.ts'
import { weaknessOf } from '../order/weakness.ts'
import { LEAST_SHARE, type Reason, roundShare } from './reasons.ts'

/** Days before the exam from which a review says so. */
const NEAR = 7
const MINUTE = 60
/** Parts of one subject differ by so little where they are the same. */
const ROUNDED = 1e-9

interface Facts {
  readonly ofSubject: ReadonlyMap<string, readonly Known[]>
  readonly today: number
  readonly daysLeft: number | null
  /** The topic worth most per minute of all that are not learned, even if it is not a subject of today. */
  readonly best: Known | undefined
  /** Nothing else is worth as much. */
  readonly isAlone: boolean
  /** Share of the exam by subject, 0 to 1. */
  readonly shares: ReadonlyMap<string, number>
  readonly seen: number
  readonly guess: number
}

/** The reason for each block's place, with figures that the student can look up. */
export function reasonsIn(knowledge: Knowledge): (candidate: Candidate) => Reason {
  const facts = factsOf(knowledge)
  return (candidate) => {
    const { lapse } = candidate.known
    if (candidate.kind === 'new')
      return lapse.unknown ? { because: 'unknown', ...lapse.unknown } : whyNew(candidate, facts)
    return lapse.forgot ? { because: 'forgot', ...lapse.forgot } : whyAgain(candidate, facts)
  }
}

function factsOf({ known, ofSubject, today, daysLeft, guess }: Knowledge): Facts {
  const open = known.filter(({ left }) => left > 0)
  const best = open.reduce(better, undefined)
  const isAlone = !open.some((one) => best && one !== best && worth(one) >= worth(best) * (1 - ROUNDED))
  const shares = new Map(
    [...ofSubject].map(([subject, topics]) => [subject, topics.reduce((sum, { share }) => sum + share, 0)]),
  )
  return { ofSubject, today, daysLeft, best, isAlone, shares, seen: seenOf(known), guess }
}

const worth = ({ share, left }: Known) => share / left
const better = (best: Known | undefined, one: Known) => (best && worth(best) >= worth(one) ? best : one)

const seenOf = (known: readonly Known[]) => known.filter(({ memory }) => wasSeen(memory)).length

function whyAgain({ known }: Candidate, facts: Facts): Reason {
  const { memory, topic } = known
  const { today, daysLeft } = facts
  const days = today - (memory.lastSeen ?? today)
  const exam = daysLeft !== null && daysLeft <= NEAR ? daysLeft : null
  const { right, questions, reviews } = memory
  if (memory.isSaid) return { because: 'said', days, exam, ...placeOf(known, facts) }
  if (questions > 0) return { because: 'answers', days, right, questions, exam }
  const weak = whyWeak(known, facts)
  if (weak) return weak
  const said = { share: writtenShareOf(known), guessed: topic.guessed === true, reviews }
  return { because: 'unseen', days, exam, ...said, ...placeOf(known, facts) }
}

function placeOf(known: Known, { ofSubject }: Facts) {
  const { subject } = known.topic
  const topics = ofSubject.get(subject) ?? []
  return { subject, number: topics.indexOf(known) + 1, of: topics.length }
}

function whyNew({ known, tier }: Candidate, facts: Facts): Reason {
  const { topic, memory } = known
  const { subject } = topic
  const topics = facts.ofSubject.get(subject) ?? []
  const counts = { subject, seen: seenOf(topics), of: topics.length }
  const missing = tier === TIER.urgent ? missingOf(topics) : undefined
  if (missing) return { because: 'minimum', minimum: missing.minimum * 100, ...counts }
  const place = placeOf(known, facts)
  const spent = Math.floor(memory.learningSeconds / MINUTE)
  if (spent > 0) return { because: 'begun', spent, ...place }
  if (tier === TIER.front) return { because: 'front', ...counts }
  const weak = whyWeak(known, facts)
  if (weak) return weak
  if (known.turn) return whyInTurn(known, counts.seen, facts)
  const share = writtenShareOf(known)
  if (share === null) {
    const first = topics.find((one) => one.memory.lastSeen === undefined) === known
    return { because: 'next', first, ...place }
  }
  const said = { share, guessed: topic.guessed === true, ...place }
  return known === facts.best
    ? { because: 'best', ...said, alone: facts.isAlone }
    : { because: 'worth', ...said }
}

function whyWeak({ topic }: Known, { guess }: Facts): Reason | undefined {
  if (!topic.elsewhere || weaknessOf(topic, guess) <= 1) return undefined
  return { because: 'elsewhere', ...topic.elsewhere }
}

function whyInTurn(known: Known, seen: number, facts: Facts): Reason {
  const { subject } = known.topic
  const share = facts.shares.get(subject) ?? 0
  const usual = share * 100
  if (seen > 0) return { because: 'turn', subject, usual, seen, all: facts.seen }
  const isLargest = facts.seen === 0 && Math.max(...facts.shares.values()) <= share * (1 + ROUNDED)
  return { because: isLargest ? 'largest' : 'unopened', usual, ...placeOf(known, facts) }
}

/** Percent of the exam; null where nobody weighed the topic or it is too small to say. */
export function writtenShareOf({ isWeighed, share }: Known): number | null {
  const percent = roundShare(share * 100)
  return isWeighed && percent >= LEAST_SHARE ? percent : null
}
