import { type Knowledge, type Known, knowledgeOf } from '../knowledge/knowledge.ts'
import type { Material } from '../knowledge/material.ts'
import { LEAST_SHARE, type Reason, roundShare } from '../reasons/reasons.ts'
import { fillDay } from './day.ts'
import { type Asked, type Candidate, missingOf, orderOf, TIER } from './order.ts'

/** Days before the exam from which a review says so. */
const NEAR = 7
const MINUTE = 60
/** Parts of one subject differ by so little where they are the same. */
const ROUNDED = 1e-9

/** What to study, for how long, and why. */
export interface Step {
  readonly topic: string
  readonly name: string
  readonly subject: string
  readonly kind: 'new' | 'review'
  /** Whole minutes. */
  readonly minutes: number
  readonly reason: Reason
}

/** What to study in the minutes of today, the next step first. */
export function stepsOf(material: Material, asked: Asked): Step[] {
  return stepsFrom(knowledgeOf(material), asked)
}

/** The same of a log that was read already. */
export function stepsFrom(knowledge: Knowledge, asked: Asked): Step[] {
  return stepsIn(knowledge, orderOf(knowledge, asked), asked.minutes)
}

/** What of an order fills so many minutes. */
export function stepsIn(knowledge: Knowledge, order: readonly Candidate[], minutes: number): Step[] {
  const facts = factsOf(knowledge)
  return fillDay(order, minutes).map(({ candidate, minutes }) => ({
    topic: candidate.known.topic.id,
    name: candidate.known.topic.name,
    subject: candidate.known.topic.subject,
    kind: candidate.kind,
    minutes,
    reason: reasonOf(candidate, facts),
  }))
}

interface Facts {
  readonly ofSubject: ReadonlyMap<string, readonly Known[]>
  readonly today: number
  readonly daysLeft: number | null
  /** What is worth most of the exam per minute of all that is not learned, also where today is not for it. */
  readonly best: Known | undefined
  /** Nothing else is worth as much. */
  readonly isAlone: boolean
}

function factsOf({ known, ofSubject, today, daysLeft }: Knowledge): Facts {
  const open = known.filter(({ left }) => left > 0)
  const best = open.reduce(better, undefined)
  const isAlone = !open.some((one) => best && one !== best && worth(one) >= worth(best) * (1 - ROUNDED))
  return { ofSubject, today, daysLeft, best, isAlone }
}

/** Of the exam, a minute. */
const worth = ({ share, left }: Known) => share / left
const better = (best: Known | undefined, one: Known) => (best && worth(best) >= worth(one) ? best : one)

function reasonOf(candidate: Candidate, facts: Facts): Reason {
  return candidate.kind === 'review' ? whyAgain(candidate, facts) : whyNew(candidate, facts)
}

function whyAgain({ known }: Candidate, { today, daysLeft }: Facts): Reason {
  const { memory, topic } = known
  const days = today - (memory.lastSeen ?? today)
  const exam = daysLeft !== null && daysLeft <= NEAR ? daysLeft : null
  const { right, questions } = memory
  if (questions > 0) return { because: 'answers', days, right, questions, exam }
  return { because: 'unseen', days, share: shareOf(known), guessed: topic.guessed === true, exam }
}

function whyNew({ known, tier }: Candidate, facts: Facts): Reason {
  const { topic, memory } = known
  const { subject } = topic
  const topics = facts.ofSubject.get(subject) ?? []
  const counts = {
    subject,
    seen: topics.filter((one) => one.memory.lastSeen !== undefined).length,
    of: topics.length,
  }
  const missing = tier === TIER.urgent ? missingOf(topics) : undefined
  if (missing) return { because: 'minimum', minimum: missing.minimum * 100, ...counts }
  const spent = Math.floor(memory.learningSeconds / MINUTE)
  if (spent > 0) return { because: 'begun', spent }
  if (tier === TIER.front) return { because: 'front', ...counts }
  const share = shareOf(known)
  if (share === null) {
    const first = topics.find((one) => one.memory.lastSeen === undefined) === known
    return { because: 'next', first, ...counts }
  }
  const said = { share, guessed: topic.guessed === true }
  return known === facts.best
    ? { because: 'best', ...said, alone: facts.isAlone }
    : { because: 'worth', ...said }
}

/**
 * The share of the exam in percent as it is written; null
 * where nobody weighed the topic or it is too small to say.
 */
export function shareOf({ isWeighed, share }: Known): number | null {
  const percent = roundShare(share * 100)
  return isWeighed && percent >= LEAST_SHARE ? percent : null
}
