import { firstLetters, tidy } from '../../shared/text.ts'
import { type ChosenSubject, LIMITS } from './contract.ts'

/** What another screen asks the study page to study; it travels in the state of the address. */
export interface StudyWish {
  readonly subject: ChosenSubject
  /** Empty for the subject as a whole. */
  readonly topic: string
  /** The timer is to run at once. */
  readonly starts?: boolean
  /** The goal of the session. */
  readonly minutes?: number
}

/** Reads the state of an address; null for anything that is no wish. */
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

/** As it stands in an address that anybody may keep: `?materia=7&topico=Crase`. */
const PARAMS = { subject: 'materia', topic: 'topico' } as const

/** Gives what stands after the path of the study page, which then has the subject and topic chosen. */
export function wishAddress(subjectId: number, topic = ''): string {
  const words = topic === '' ? {} : { [PARAMS.topic]: topic }
  return `?${new URLSearchParams({ [PARAMS.subject]: String(subjectId), ...words })}`
}

/**
 * Reads the address; null where it wishes nothing, or no
 * subject of the student's. It starts nothing by itself.
 */
export function wishInAddress(search: string, subjects: readonly ChosenSubject[]): StudyWish | null {
  const params = new URLSearchParams(search)
  const subject = subjects.find(({ id }) => String(id) === params.get(PARAMS.subject))
  const topic = firstLetters(tidy(params.get(PARAMS.topic) ?? ''), LIMITS.topic)
  return subject ? { subject: { id: subject.id, name: subject.name }, topic } : null
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
