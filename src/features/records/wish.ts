import type { ChosenSubject } from './contract.ts'

/** What another screen asks the study page to study; it travels in the state of the address. */
export interface StudyWish {
  readonly subject: ChosenSubject
  /** Empty for the subject as a whole. */
  readonly topic: string
  /** The timer is to run at once. */
  readonly starts?: boolean
}

/** Reads the state of an address; null for anything that is no wish. */
export function wishIn(state: unknown): StudyWish | null {
  const { subject, topic, starts } = fieldsOf(state)
  const { id, name } = fieldsOf(subject)
  if (!Number.isSafeInteger(id) || typeof name !== 'string' || typeof topic !== 'string') return null
  return { subject: { id: Number(id), name }, topic, ...(starts === true ? { starts } : {}) }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
