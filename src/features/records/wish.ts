import { firstLetters, tidy } from '../../shared/text.ts'
import { type ChosenSubject, LIMITS } from './contract.ts'

/** A request of another screen to the study page; it travels in the state of the address. */
export interface StudyWish {
  readonly subject: ChosenSubject
  /** Empty for the whole subject. */
  readonly topic: string
  /** Whether to start the timer at once. */
  readonly starts?: boolean
  /** The session's goal. */
  readonly minutes?: number
}

/** Reads the state of an address; null for anything else. */
export function wishIn(state: unknown): StudyWish | null {
  const { subject, topic, starts, minutes } = fieldsOf(state)
  const { id, name } = fieldsOf(subject)
  if (!Number.isSafeInteger(id) || typeof name !== 'string' || typeof topic !== 'string') return null
  return {
    subject: { id: Number(id), name },
    topic,
    ...(starts === true ? { starts } : {}),
    ...(Number.isSafeInteger(minutes) ? { minutes: Number(minutes) } : {}),
  }
}

/** The parameters of a lasting address: `?materia=7&topico=Crase`. */
const PARAMS = { subject: 'materia', topic: 'topico' } as const

/** Returns the query of the study page's address that chooses the subject and topic. */
export function wishAddress(subjectId: number, topic = ''): string {
  const words = topic === '' ? {} : { [PARAMS.topic]: topic }
  return `?${new URLSearchParams({ [PARAMS.subject]: String(subjectId), ...words })}`
}

/** Reads the address; null without a subject of the student's. Never starts the timer. */
export function wishInAddress(search: string, subjects: readonly ChosenSubject[]): StudyWish | null {
  const params = new URLSearchParams(search)
  const subject = subjects.find(({ id }) => String(id) === params.get(PARAMS.subject))
  const topic = firstLetters(tidy(params.get(PARAMS.topic) ?? ''), LIMITS.topic)
  return subject ? { subject: { id: subject.id, name: subject.name }, topic } : null
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
