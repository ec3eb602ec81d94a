import { MAX_STUDY_SECONDS } from '../../shared/duration.ts'
import type { RecordKey } from '../../shared/ids.ts'
import type { ChosenSubject, Said } from '../records/contract.ts'
import {
  type ClockEvent,
  type Counting,
  countingAfter,
  isOfClock,
  type Measured,
  measuredAfter,
  moved,
} from './clock/rules.ts'

/** All that the record of a session will say. */
export interface Farewell {
  subject: ChosenSubject
  said: Said
}

/** `at` makes the same event applied twice count once. */
export interface Addition {
  at: number
  seconds: number
}

/** Finished segments and pauses are in ms, instants in epoch milliseconds. */
interface StudySession extends Measured {
  sessionId: RecordKey
  pauses: readonly number[]
  added: readonly Addition[]
}

/** Minutes may have been added before anything started. */
export interface Idle {
  status: 'idle'
  added: readonly Addition[]
}

export interface Running extends StudySession, Counting {
  status: 'running'
}

/**
 * The timer does not count since `since`. A stopped one waits for its summary and can be resumed, unless it
 * is on its way to the outbox with `farewell`: then it only waits to hear how that ended, because its record
 * may exist already.
 */
export interface Halted extends StudySession {
  status: 'paused' | 'stopped'
  since: number
  farewell: Farewell | null
}

/** The timer holds instants, never a sum of ticks, so nothing that freezes a page changes it. */
export type Timer = Idle | Running | Halted

/**
 * Pausing and resuming are two events, not one toggle, so that a second tab with an old view cannot undo what
 * it meant to do. `sessionId` becomes the record's `Idempotency-Key`; `stop` carries one for a timer that was
 * never started and only has minutes added by hand.
 */
export type TimerEvent =
  | { type: 'start'; sessionId: RecordKey }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'stop'; sessionId: RecordKey }
  | { type: 'reset' }
  | { type: 'addMinutes'; minutes: number }
  | { type: 'alive' }
  | { type: 'keepAll' }
  | { type: 'keepUntilSeen' }
  | { type: 'discard' }
  | { type: 'save'; sessionId: RecordKey; farewell: Farewell }
  | { type: 'saved'; sessionId: RecordKey }
  | { type: 'notSaved'; sessionId: RecordKey }
  | ClockEvent

/** After a longer silence a running session asks what to keep. */
const SILENCE_MS = 4 * 3_600_000

export const IDLE: Idle = { status: 'idle', added: [] }

/**
 * `now` is in epoch milliseconds. An event that makes no sense in the timer's state gives back the same
 * object. While the session asks what to keep (`needsAnswer`), only an answer, a reset or news of the clock
 * counts; while it is being saved, only how that ended.
 */
export function next(timer: Timer, event: TimerEvent, now: number): Timer {
  switch (timer.status) {
    case 'idle':
      return nextIdle(timer, event, now)
    case 'running':
      return nextRunning(timer, event, now)
    default:
      return timer.farewell ? nextSaving(timer, event) : nextHalted(timer, event, now)
  }
}

/** Gives whole seconds: running time plus minutes added, at most 99:59:59, never less than before. */
export function elapsedSeconds(timer: Timer, now: number): number {
  const studied = timer.status === 'idle' ? 0 : sum(timer.segments) + openSegment(timer, now)
  const added = sum(timer.added.map(({ seconds }) => seconds))
  return Math.min(MAX_STUDY_SECONDS, Math.floor(studied / 1000) + added)
}

/** Counts pauses that have ended, not one that is open or was cut short by stopping. */
export function pauseCount(timer: Timer): number {
  return timer.status === 'idle' ? 0 : timer.pauses.length
}

/** Returns true after over 4 hours without a sign of life: the student must say what to keep. */
export function needsAnswer(timer: Timer, now: number): boolean {
  return timer.status === 'running' && now - timer.seenAt > SILENCE_MS
}

/** Returns ms, until it is known whether they were studied; else 0. */
export function openLeap(timer: Timer): number {
  return timer.status === 'idle' || !timer.leap ? 0 : timer.leap.ms
}

function nextIdle(timer: Idle, event: TimerEvent, now: number): Timer {
  const session = { segments: [], pauses: [], added: timer.added, leap: null }
  switch (event.type) {
    case 'start':
      return { ...session, ...from(now), sessionId: event.sessionId }
    case 'stop':
      return { ...session, status: 'stopped', sessionId: event.sessionId, since: now, farewell: null }
    case 'addMinutes':
      return withMinutes(timer, event.minutes, now)
    case 'reset':
      return timer.added.length === 0 ? timer : IDLE
    default:
      return timer
  }
}

function nextHalted(timer: Halted, event: TimerEvent, now: number): Timer {
  if (isOfClock(event)) return measuredAfter(timer, event)
  const { since, farewell: _, ...session } = timer
  switch (event.type) {
    case 'resume': {
      const pauses = [...timer.pauses, Math.max(0, now - since)]
      return { ...session, ...from(now), pauses }
    }
    case 'reset':
      return IDLE
    case 'save':
      return isSavedBy(timer, event.sessionId) ? { ...timer, farewell: event.farewell } : timer
    case 'stop':
      return timer.status === 'stopped' ? timer : { ...timer, status: 'stopped' }
    case 'addMinutes':
      return withMinutes(timer, event.minutes, now)
    default:
      return timer
  }
}

const isSavedBy = ({ status, sessionId, leap }: Halted, saved: RecordKey) =>
  status === 'stopped' && sessionId === saved && leap === null

function nextSaving(timer: Halted, event: TimerEvent): Timer {
  if (event.type !== 'saved' && event.type !== 'notSaved') return timer
  if (event.sessionId !== timer.sessionId) return timer
  return event.type === 'saved' ? IDLE : { ...timer, farewell: null }
}

function nextRunning(timer: Running, event: TimerEvent, now: number): Timer {
  if (event.type === 'reset') return IDLE
  if (isOfClock(event)) return countingAfter(timer, event, now, SILENCE_MS)
  return needsAnswer(timer, now) ? answered(timer, event, now) : nextCounting(catchUp(timer, now), timer, event, now)
}

/** `timer` has caught up with a clock set backwards; `unchanged` is for an event that changes nothing. */
function nextCounting(timer: Running, unchanged: Running, event: TimerEvent, now: number): Timer {
  switch (event.type) {
    case 'pause':
      return halted(timer, 'paused', now)
    case 'stop':
      return halted(timer, 'stopped', now)
    case 'alive':
      return now === unchanged.seenAt ? unchanged : { ...timer, seenAt: now }
    default:
      return unchanged
  }
}

function answered(timer: Running, event: TimerEvent, now: number): Timer {
  switch (event.type) {
    case 'keepAll':
      return { ...timer, seenAt: now }
    case 'keepUntilSeen':
      return halted(timer, 'paused', timer.seenAt)
    case 'discard':
      return IDLE
    default:
      return timer
  }
}

function from(now: number) {
  return { status: 'running', startedAt: now, seenAt: now, skew: null } as const
}

function halted(timer: Running, status: Halted['status'], since: number): Halted {
  const { startedAt, seenAt: _seenAt, skew: _skew, ...session } = timer
  return { ...session, status, since, farewell: null, segments: [...session.segments, since - startedAt] }
}

/** The start moves back as far as the clock was set back since the last sign of life, so no time is lost. */
function catchUp(timer: Running, now: number): Running {
  const back = Math.max(0, timer.seenAt - now)
  return back === 0 ? timer : moved(timer, -back)
}

function withMinutes<T extends Idle | Halted>(timer: T, minutes: number, now: number): T {
  const seconds = minutes * 60
  if (!Number.isInteger(minutes) || minutes <= 0 || seconds > MAX_STUDY_SECONDS) return timer
  if (timer.added.some(({ at }) => at === now)) return timer
  return { ...timer, added: [...timer.added, { at: now, seconds }] }
}

function openSegment(timer: Running | Halted, now: number): number {
  return timer.status === 'running' ? Math.max(now, timer.seenAt) - timer.startedAt : 0
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
