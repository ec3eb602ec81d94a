import type { Knowledge, Known } from '../knowledge/knowledge.ts'
import { reviewGain } from '../knowledge/memory.ts'
import { partOf } from '../knowledge/missed.ts'
import { reviewNeed } from './review-need.ts'
import { weaknessOf } from './weakness.ts'

/** Days ahead at which a gain is read, where the exam is farther or has no day. */
const HORIZON = 30
/** Value of a topic that is learned now, beside the gain of a first review. */
const NEW_WORTH = 0.6
/** A topic whose forerunner was never seen waits a little. */
const AHEAD = 0.9
/** Share of a topic's points that learning it brings, where a minimum is to be reached. */
const POINTS_LEARNED = 0.75
/** A subject with a minimum comes first once getting there takes this share of the minutes that are left. */
const URGENT = 1 / 3

/** The higher goes first, whatever the gain. */
export const TIER = { late: -1, aside: 0, usual: 1, front: 2, urgent: 3 } as const

export interface Candidate {
  readonly known: Known
  readonly kind: 'new' | 'review'
  /** Minutes that it takes, unrounded. */
  readonly minutes: number
  /** Value per minute beside the other topics: `share × gain / minutes`. */
  readonly gain: number
  readonly tier: number
}

export interface Asked {
  readonly minutes: number
  /** Minutes that there will be on the days after it, before the exam's; where left out, each as today. */
  readonly later?: number | undefined
  /** Only what was seen already. */
  readonly only?: 'review' | 'questions' | undefined
  /** Subjects of today, where a weekly schedule says so. */
  readonly subjects?: readonly string[] | undefined
}

/** How far ahead a gain is read: to the exam, at most 30 days. */
export const horizonOf = ({ daysLeft }: Knowledge) => Math.min(daysLeft ?? HORIZON, HORIZON)

/** Everything that could be studied now, the best first. */
export function orderOf(knowledge: Knowledge, asked: Asked): Candidate[] {
  const available = availableMinutes(knowledge, asked)
  const need = reviewNeed(knowledge.known, knowledge.guess)
  const { today, guess } = knowledge
  const ahead = { today, horizon: horizonOf(knowledge), available, need, guess }
  const tierOf = tiersOf(knowledge, available)
  const isAsked = askedFor(asked)
  return knowledge.known
    .flatMap((known) => candidateOf(known, ahead, tierOf(known)))
    .filter(isAsked)
    .sort((a, b) => b.tier - a.tier || b.gain - a.gain || a.known.index - b.known.index)
}

interface Ahead {
  readonly today: number
  readonly horizon: number
  readonly available: number
  /** Value of a review for this student. */
  readonly need: number
  readonly guess: number
}

function candidateOf(known: Known, ahead: Ahead, tier: number): Candidate[] {
  const { today, horizon, available, need } = ahead
  const { memory, left, review, isAhead, lapse } = known
  const share = known.share * weaknessOf(known.topic, ahead.guess)
  if (memory.learnedOn === undefined) {
    const gain = (share * NEW_WORTH * (isAhead ? AHEAD : 1) * turnOf(known)) / (left + review)
    // Topics that cannot be finished before the exam come last.
    return [{ known, kind: 'new', minutes: left, gain, tier: left > available ? TIER.late : tier }]
  }
  if (memory.lastSeen === today) return []
  if (known.again > 0) return [againOf(known, ahead, tier)]
  // Each review more does less than the one before.
  const worth = (need * reviewGain(memory, today, horizon)) / (1 + memory.reviews) ** 0.25
  // The more of the topic the student forgot, the more a review is worth.
  const gain = (share * worth * (1 + partOf(lapse.forgot))) / review
  return [{ known, kind: 'review', minutes: review, gain, tier: tier === TIER.urgent ? TIER.usual : tier }]
}

/** Theory again for the part of a learned topic that the student did not know, worth what that part was when new. */
function againOf(known: Known, { available, guess }: Ahead, tier: number): Candidate {
  const { lapse, again, topic } = known
  const share = known.share * weaknessOf(topic, guess)
  const gain = (share * NEW_WORTH * partOf(lapse.unknown)) / again
  return { known, kind: 'new', minutes: again, gain, tier: again > available ? TIER.late : tier }
}

/** The more of a subject was begun, or planned (`more`), the less its next topic counts: each gets a turn. */
const turnOf = ({ turn }: Known, more = 0): number => (turn ? turn.worth / (1 + turn.before + more) : 1)

/** The same once `more` of its subject was planned besides it, in usual topics. */
export const afterMore = (candidate: Candidate, more: number): Candidate =>
  candidate.kind === 'review'
    ? candidate
    : { ...candidate, gain: (candidate.gain * turnOf(candidate.known, more)) / turnOf(candidate.known) }

function askedFor({ only, subjects }: Asked): (candidate: Candidate) => boolean {
  const today = new Set(subjects)
  return ({ known, kind }) => {
    if (today.size > 0 && !today.has(known.topic.subject)) return false
    if (only === 'review') return kind === 'review'
    return only !== 'questions' || known.memory.lastSeen !== undefined
  }
}

/** Points that are missing for a subject's minimum, as a share, and the minutes to get them. */
export interface Missing {
  readonly minimum: number
  readonly reached: number
  readonly minutes: number
}

/** Undefined where the subject has no minimum, or topics enough of it are learned. */
export function missingOf(ofSubject: readonly Known[]): Missing | undefined {
  const minimum = Math.max(0, ...ofSubject.map(({ topic }) => topic.minimum ?? 0))
  const sum = (of: readonly Known[], what: (known: Known) => number) =>
    of.reduce((total, one) => total + what(one), 0)
  const all = sum(ofSubject, ({ share }) => share)
  const open = ofSubject.filter(({ memory }) => memory.learnedOn === undefined)
  const reached = (POINTS_LEARNED * (all - sum(open, ({ share }) => share))) / all
  if (minimum === 0 || all === 0 || reached >= minimum || open.length === 0) return undefined
  const rest = Math.min(1, (minimum - reached) / (POINTS_LEARNED - reached))
  return { minimum, reached, minutes: rest * sum(open, ({ left }) => left) }
}

const availableMinutes = ({ daysLeft }: Knowledge, { minutes, later }: Asked) =>
  daysLeft === null ? Number.POSITIVE_INFINITY : minutes + (later ?? minutes * Math.max(0, daysLeft - 1))

function tiersOf({ ofSubject }: Knowledge, available: number): (known: Known) => number {
  const urgent = new Set(
    [...ofSubject].flatMap(([subject, topics]) => {
      const missing = missingOf(topics)
      return missing && missing.minutes >= available * URGENT ? [subject] : []
    }),
  )
  return ({ topic: { subject, place } }) => {
    if (place === 'aside') return TIER.aside
    if (urgent.has(subject)) return TIER.urgent
    return place === 'front' ? TIER.front : TIER.usual
  }
}
