import { isRecordKey } from '../../shared/ids.ts'
import type { ChosenSubject } from '../records/contract.ts'
import type { Leap } from './clock/rules.ts'
import type { Addition, Farewell, Timer } from './rules.ts'

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

/** Returns null for anything that `formatTimer` did not write; it never throws. */
export function parseTimer(text: string | null): StoredTimer | null {
  try {
    const { version, subject, topic, timer } = fieldsOf(JSON.parse(text ?? 'null'))
    const whole = withWhatIsNewer(fieldsOf(timer))
    const isKnown = version === VERSION && isSubject(subject) && typeof topic === 'string' && isTimer(whole)
    return isKnown ? { subject, topic, timer: whole } : null
  } catch {
    return null
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Timers kept by older versions know nothing of compared clocks and farewells. */
function withWhatIsNewer(timer: Record<string, unknown>): Record<string, unknown> {
  if (timer.status === 'running') return { skew: null, leap: null, ...timer }
  return timer.status === 'idle' ? timer : { leap: null, farewell: null, ...timer }
}

function isTimer(fields: Record<string, unknown>): fields is Record<string, unknown> & Timer {
  if (!isListOf(fields.added, isAddition)) return false
  switch (fields.status) {
    case 'idle':
      return true
    case 'running':
      return isSession(fields) && isCounting(fields)
    case 'paused':
    case 'stopped':
      return isSession(fields) && isInstant(fields.since) && isFarewell(fields.farewell)
    default:
      return false
  }
}

function isSubject(value: unknown): value is ChosenSubject | null {
  const { id, name } = fieldsOf(value)
  return value === null || (Number.isSafeInteger(id) && typeof name === 'string')
}

function isSession({ sessionId, segments, pauses, leap }: Record<string, unknown>): boolean {
  const isKey = typeof sessionId === 'string' && isRecordKey(sessionId)
  return isKey && isListOf(segments, isAmount) && isListOf(pauses, isAmount) && isLeap(leap)
}

function isCounting({ startedAt, seenAt, skew }: Record<string, unknown>): boolean {
  return isInstant(startedAt) && isInstant(seenAt) && startedAt <= seenAt && isSkew(skew)
}

function isLeap(value: unknown): value is Leap | null {
  const { ms, skew } = fieldsOf(value)
  return value === null || (isAmount(ms) && isSkew(skew))
}

function isFarewell(value: unknown): value is Farewell | null {
  if (value === null) return true
  const { subject, said } = fieldsOf(value)
  return subject !== null && isSubject(subject) && isAmount(fieldsOf(said).study_time)
}

function isAddition(value: unknown): value is Addition {
  const { at, seconds } = fieldsOf(value)
  return isInstant(at) && isAmount(seconds) && Number.isInteger(seconds)
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem)
}

function isAmount(value: unknown): value is number {
  return isInstant(value) && value >= 0
}

const isSkew = (value: unknown): value is number | null => value === null || isInstant(value)

/** A clock that was set back by years puts what was counted before it before 1970. */
function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
