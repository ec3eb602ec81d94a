import type { RecordFields } from '../records/contract.ts'

/** The most seconds that one card counts: a student who goes away does not study. */
const MOST_OF_A_CARD = 600

const REVIEW = 'cards-'

/** The session's key of an unsaved review. */
export const sessionOf = (key: string) => `${REVIEW}${key}`
/** Whether a record is of a review of cards. */
export const isReviewKey = (key: string): boolean => key.startsWith(REVIEW)

interface Tally {
  readonly name: string
  /** Milliseconds. */
  readonly time: number
  readonly questions: number
  readonly right: number
}

/** An unsaved review of cards, by subject; `session` names its records. */
export interface Review {
  readonly session: string
  readonly subjects: Readonly<Record<string, Tally>>
}

export interface Answered {
  readonly subject_id: number
  readonly subject: string
  /** Milliseconds that the card was shown. */
  readonly time: number
  readonly right: boolean
}

const NOTHING: Omit<Tally, 'name'> = { time: 0, questions: 0, right: 0 }

/** Adds an answer. */
export function withAnswer(review: Review, { subject_id, subject, time, right }: Answered): Review {
  const before = review.subjects[subject_id] ?? NOTHING
  const tally = {
    name: subject,
    time: before.time + Math.min(time, MOST_OF_A_CARD * 1000),
    questions: before.questions + 1,
    right: before.right + Number(right),
  }
  return { ...review, subjects: { ...review.subjects, [subject_id]: tally } }
}

/** A study record for each subject, without a topic because its cards may have several. */
export function recordsIn(
  review: Review,
  endedAt: Date,
): { key: string; subject: { id: number; name: string }; fields: RecordFields }[] {
  return Object.entries(review.subjects).map(([id, { name, time, questions, right }]) => ({
    key: `${review.session}-${id}`,
    subject: { id: Number(id), name },
    fields: {
      topic: '',
      study_time: Math.round(time / 1000),
      questions_resolved: questions,
      correct_answers: right,
      incorrect_answers: questions - right,
      created_at: endedAt.toISOString(),
      kind: 'review',
    },
  }))
}

/** Restores a review from the device; null for any other text. */
export function parseReview(text: string): Review | null {
  const kept = JSON.parse(text) as Partial<Review> | null
  return kept?.session && kept.subjects ? (kept as Review) : null
}
