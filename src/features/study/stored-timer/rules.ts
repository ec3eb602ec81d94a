import { isRecordKey } from '../../../shared/ids.ts'
import type { Addition, Timer } from '../timer/rules.ts'

/** The subject being studied, with its name so that it can be shown before the server has answered. */
export interface ChosenSubject {
  id: number
  name: string
}

/** What the device keeps of a timer: the timer and what is being studied. */
export interface StoredTimer {
  subject: ChosenSubject | null
  topic: string
  timer: Timer
}

const VERSION = 1

/** The text to keep on the device. */
export function formatTimer({ subject, topic, timer }: StoredTimer): string {
  return JSON.stringify({ version: VERSION, subject, topic, timer })
}

/** Reads what `formatTimer` wrote; null for anything else, never an error. */
export function parseTimer(text: string | null): StoredTimer | null {
  try {
    const { version, subject, topic, timer } = fieldsOf(JSON.parse(text ?? 'null'))
    const isKnown = version === VERSION && isSubject(subject) && typeof topic === 'string' && isTimer(timer)
    return isKnown ? { subject, topic, timer } : null
  } catch {
    return null
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isTimer(value: unknown): value is Timer {
  const fields = fieldsOf(value)
  if (!isListOf(fields.added, isAddition)) return false
  switch (fields.status) {
    case 'idle':
      return true
    case 'running':
      return (
        isSession(fields) && isAmount(fields.startedAt) && isAmount(fields.seenAt) && fields.startedAt <= fields.seenAt
      )
    case 'paused':
    case 'stopped':
      return isSession(fields) && isAmount(fields.since)
    default:
      return false
  }
}

function isSubject(value: unknown): value is ChosenSubject | null {
  const { id, name } = fieldsOf(value)
  return value === null || (Number.isSafeInteger(id) && typeof name === 'string')
}

function isSession({ sessionId, segments, pauses }: Record<string, unknown>): boolean {
  const isKey = typeof sessionId === 'string' && isRecordKey(sessionId)
  return isKey && isListOf(segments, isAmount) && isListOf(pauses, isAmount)
}

function isAddition(value: unknown): value is Addition {
  const { at, seconds } = fieldsOf(value)
  return isAmount(at) && isAmount(seconds) && Number.isInteger(seconds)
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem)
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
