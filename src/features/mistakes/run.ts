import type { RecordFields } from '../records/contract.ts'

/** The most that counts of one card, in seconds: who goes away meanwhile does not study. */
const MOST_OF_A_CARD = 600

const RUN = 'cards-'

/** Session of a walk through the cards, from the walk's key. */
export const sessionOf = (key: string) => `${RUN}${key}`
/** Whether the record of this key is of a walk through the cards. */
export const isRunKey = (key: string): boolean => key.startsWith(RUN)

interface Tally {
  readonly name: string
  /** Milliseconds. */
  readonly time: number
  readonly questions: number
  readonly right: number
}

/** A walk through the cards that is not saved yet, by subject; `session` names its records. */
export interface Run {
  readonly session: string
  readonly subjects: Readonly<Record<string, Tally>>
}

export interface Answered {
  readonly subject_id: number
  readonly subject: string
  /** Milliseconds that the card was looked at. */
  readonly time: number
  readonly right: boolean
}

const NOTHING: Omit<Tally, 'name'> = { time: 0, questions: 0, right: 0 }

/** The run with one answer more. */
export function withAnswer(run: Run, { subject_id, subject, time, right }: Answered): Run {
  const before = run.subjects[subject_id] ?? NOTHING
  const tally = {
    name: subject,
    time: before.time + Math.min(time, MOST_OF_A_CARD * 1000),
    questions: before.questions + 1,
    right: before.right + Number(right),
  }
  return { ...run, subjects: { ...run.subjects, [subject_id]: tally } }
}

/** A study record for each subject: a review without a topic, as its cards may be of many. */
export function recordsIn(
  run: Run,
  endedAt: Date,
): { key: string; subject: { id: number; name: string }; fields: RecordFields }[] {
  return Object.entries(run.subjects).map(([id, { name, time, questions, right }]) => ({
    key: `${run.session}-${id}`,
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

/** Reads what the device kept; null for anything else. */
export function parseRun(text: string): Run | null {
  const kept = JSON.parse(text) as Partial<Run> | null
  return kept?.session && kept.subjects ? (kept as Run) : null
}
