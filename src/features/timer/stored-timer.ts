import { isRecordKey } from '../../shared/ids.ts'
import type { ChosenSubject } from '../records/contract.ts'
import type { Leap } from './clock/rules.ts'
import { type KnownEvent, NO_LOG, type OpenSpan, type SharedLog } from './live/log.ts'
import { areLengths, type Rounds } from './rounds/rules.ts'
import type { Addition, PendingSave, Timer } from './session.ts'

export interface StoredTimer {
  subject: ChosenSubject | null
  topic: string
  timer: Timer
  shared: SharedLog
}

const VERSION = 1

/** The text to store on the device. */
export function formatTimer({ subject, topic, timer, shared }: StoredTimer): string {
  return JSON.stringify({ version: VERSION, subject, topic, timer, shared })
}

/** Returns null for anything that `formatTimer` did not write; never throws. */
export function parseTimer(text: string | null): StoredTimer | null {
  try {
    const { version, subject, topic, timer, shared } = fieldsOf(JSON.parse(text ?? 'null'))
    const whole = withWhatIsNewer(fieldsOf(timer))
    const isKnown = version === VERSION && isSubject(subject) && typeof topic === 'string' && isTimer(whole)
    return isKnown ? { subject, topic, timer: whole, shared: sharedIn(shared) } : null
  } catch {
    return null
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Defaults for fields that older versions did not store. */
const NEWER = {
  idle: { endedAt: null },
  running: { endedAt: null, skew: null, leap: null, rounds: null, paperUntil: null, room: null, lead: 0 },
  halted: { endedAt: null, leap: null, farewell: null, rounds: null },
}

function withWhatIsNewer(timer: Record<string, unknown>): Record<string, unknown> {
  const { status } = timer
  return { ...NEWER[status === 'idle' || status === 'running' ? status : 'halted'], ...timer }
}

/** Older versions stored no log; a session that is not in it stays on its device. */
function sharedIn(value: unknown): SharedLog {
  const { events, open, cursor } = fieldsOf(value)
  const isWhole = isListOf(events, isKnownEvent) && isOpenSpan(open) && isAmount(cursor)
  return isWhole ? { events, open, cursor } : NO_LOG
}

function isOpenSpan(value: unknown): value is OpenSpan | null {
  const { at, finished } = fieldsOf(value)
  return value === null || (isInstant(at) && isAmount(finished))
}

function isKnownEvent(value: unknown): value is KnownEvent {
  const { id, session, at, type } = fieldsOf(value)
  return typeof id === 'string' && typeof session === 'string' && isInstant(at) && typeof type === 'string'
}

function isTimer(fields: Record<string, unknown>): fields is Record<string, unknown> & Timer {
  if (!(isListOf(fields.added, isAddition) && isOrNull(fields.endedAt, isInstant))) return false
  switch (fields.status) {
    case 'idle':
      return true
    case 'running':
      return isSession(fields) && isCounting(fields)
    case 'paused':
    case 'stopped':
      return isSession(fields) && isInstant(fields.since) && isPendingSave(fields.farewell)
    default:
      return false
  }
}

function isSubject(value: unknown): value is ChosenSubject | null {
  const { id, name } = fieldsOf(value)
  return value === null || (Number.isSafeInteger(id) && typeof name === 'string')
}

function isSession({ sessionId, segments, pauses, leap, rounds }: Record<string, unknown>): boolean {
  const isKey = typeof sessionId === 'string' && isRecordKey(sessionId)
  const isMeasured = isListOf(segments, isAmount) && isListOf(pauses, isAmount)
  return isKey && isMeasured && isOrNull(leap, isLeap) && isOrNull(rounds, areRounds)
}

function isCounting({ startedAt, seenAt, skew, paperUntil, room, lead }: Record<string, unknown>): boolean {
  const hasSigns = isInstant(startedAt) && isInstant(seenAt) && startedAt <= seenAt
  return (
    hasSigns &&
    isOrNull(skew, isInstant) &&
    isOrNull(paperUntil, isInstant) &&
    isOrNull(room, isAmount) &&
    isAmount(lead)
  )
}

function isLeap(value: unknown): value is Leap {
  const { ms, skew } = fieldsOf(value)
  return isAmount(ms) && isOrNull(skew, isInstant)
}

function areRounds(value: unknown): value is Rounds {
  const { study, rest, from, isResting } = fieldsOf(value)
  const areWhole = isAmount(study) && isAmount(rest) && areLengths({ study, rest })
  return areWhole && isInstant(from) && typeof isResting === 'boolean'
}

function isPendingSave(value: unknown): value is PendingSave | null {
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

function isOrNull<T>(value: unknown, isItem: (value: unknown) => value is T): value is T | null {
  return value === null || isItem(value)
}

/** A clock set back by years puts earlier instants before 1970. */
function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
