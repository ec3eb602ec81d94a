import type { Entry } from './material.ts'

/** The strength is in days; both begin so when a topic is learned. */
export const BEGINS = { level: 0.9, strength: 9 }
/** Share of questions right that counts as knowing all of it. */
export const ALL_RIGHT = 0.95
const LEVEL_GAIN = 0.4
const STRENGTH_GAIN = 0.5

/** All that was done on a topic on one day. */
export interface TopicDay extends Omit<Entry, 'topic'> {
  /** Right answers that were guessed. */
  readonly lucky?: number | undefined
  /** Wrong answers to questions that were misread or left for want of time. */
  readonly careless?: number | undefined
}

/** The memory of a topic by its records or, with `isSaid`, by the student's word alone. Ranks topics; it is no forecast of what is remembered. */
export interface Memory {
  readonly isSaid?: boolean
  readonly learnedOn: number | undefined
  readonly level: number
  readonly strength: number
  readonly lastSeen: number | undefined
  /** Seconds until it was learned, its day with them. */
  readonly learningSeconds: number
  readonly reviews: number
  readonly reviewSeconds: number
  readonly questions: number
  readonly right: number
  /** The evidence of knowledge alone, without luck and haste. */
  readonly judged: number
  readonly judgedRight: number
  /** Judged questions of later days than the one on which it was learned. */
  readonly laterQuestions: number
  readonly laterRight: number
  /** As many of those as `retentionOf` says, just before. */
  readonly laterKept: number
}

export const NOTHING: Memory = {
  learnedOn: undefined,
  level: 0,
  strength: 0,
  lastSeen: undefined,
  learningSeconds: 0,
  reviews: 0,
  reviewSeconds: 0,
  questions: 0,
  right: 0,
  judged: 0,
  judgedRight: 0,
  laterQuestions: 0,
  laterRight: 0,
  laterKept: 0,
}

/** A topic that the student says he knows: as if he had learned it on that day, and never seen it since. */
export const memoryOfKnown = (day: number): Memory => ({
  ...NOTHING,
  ...BEGINS,
  isSaid: true,
  learnedOn: day,
  lastSeen: day,
})

/** Whether a record says that the topic was seen. */
export const wasSeen = ({ lastSeen, isSaid }: Memory) => lastSeen !== undefined && !isSaid

type Draft = { -readonly [K in keyof Memory]: Memory[K] }

/** Folds entries, a day each, oldest first. Learned when said, asked, reviewed or studied `enough`. */
export function memoryOf(
  entries: readonly TopicDay[],
  guess: number,
  enough = Number.POSITIVE_INFINITY,
): Memory {
  if (entries.length === 0) return NOTHING
  const memory: Draft = { ...NOTHING }
  for (const entry of entries) {
    const evidence = evidenceIn(entry, guess)
    if (memory.learnedOn === undefined) study(memory, entry, enough)
    else review(memory, { ...entry, ...evidence }, guess)
    memory.lastSeen = entry.day
    memory.questions += entry.questions
    memory.right += entry.right
    memory.judged += evidence.questions
    memory.judgedRight += evidence.right
  }
  return memory
}

/** Leaves out misread and untimed questions; a lucky answer counts what a guess is worth. */
function evidenceIn({ questions, right, lucky = 0, careless = 0 }: TopicDay, guess: number) {
  const answered = Math.max(right, questions - careless)
  const sure = Math.max(0, right - lucky)
  return { questions: answered, right: lucky > 0 ? sure + guess * (answered - sure) : right }
}

function study(memory: Draft, entry: TopicDay, enough: number): void {
  memory.learningSeconds += entry.seconds
  const isLearned = entry.finished || entry.review || entry.questions > 0 || memory.learningSeconds >= enough
  if (isLearned) Object.assign(memory, BEGINS, { learnedOn: entry.day })
}

function review(memory: Draft, entry: TopicDay, guess: number): void {
  const { days, share } = retentionOf(memory, entry.day)
  const known = entry.questions > 0 ? mastery(entry.right / entry.questions, guess) : share
  memory.level += LEVEL_GAIN * (1 - memory.level)
  memory.strength += STRENGTH_GAIN * known * days
  memory.reviews += 1
  memory.reviewSeconds += entry.seconds
  memory.laterQuestions += entry.questions
  memory.laterRight += entry.right
  memory.laterKept += entry.questions * share
}

/** Knowledge that a share of right answers shows, less chance; from 0 to 1. */
export const mastery = (share: number, guess: number) =>
  Math.min(1, Math.max(0, (share - guess) / (ALL_RIGHT - guess)))

interface Retention {
  readonly days: number
  /** `level / √(1 + days / strength)`. */
  readonly share: number
}

/** Share of a learned topic that is remembered on a day. */
export function retentionOf({ level, strength, lastSeen }: Memory, day: number): Retention {
  const days = Math.max(0, day - (lastSeen ?? day))
  return { days, share: level / Math.sqrt(1 + days / strength) }
}

/** Gain of a review on that day: the share kept after `horizon` days with it, less the share without it. */
export function reviewGain(memory: Memory, day: number, horizon: number): number {
  const { days, share } = retentionOf(memory, day)
  const { level, strength } = memory
  const after = share + LEVEL_GAIN * (1 - share)
  const stronger = strength + STRENGTH_GAIN * share * days
  return after / Math.sqrt(1 + horizon / stronger) - level / Math.sqrt(1 + (days + horizon) / strength)
}
