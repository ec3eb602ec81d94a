import { MAX_STUDY_SECONDS } from '../../../shared/duration.ts'
import type { RecordKey } from '../../../shared/ids.ts'

/** Minutes added by hand: when, so that the same event applied twice counts once, and how much. */
export interface Addition {
  at: number
  seconds: number
}

/** What a session has behind it: finished segments and finished pauses in ms. Instants are epoch milliseconds. */
interface Session {
  sessionId: RecordKey
  segments: readonly number[]
  pauses: readonly number[]
  added: readonly Addition[]
}

/** Nothing started yet; minutes may have been added already. */
export interface Idle {
  status: 'idle'
  added: readonly Addition[]
}

/** Counting since `startedAt`; `seenAt` is the last sign of life of the page that shows it. */
export interface Running extends Session {
  status: 'running'
  startedAt: number
  seenAt: number
}

/** Not counting since `since`. A stopped timer waits for its summary; it can still be resumed. */
export interface Halted extends Session {
  status: 'paused' | 'stopped'
  since: number
}

/** The study timer (spec §4). It holds instants, never a sum of ticks, so nothing that freezes a page changes it. */
export type Timer = Idle | Running | Halted

/**
 * What can happen to a timer. Pausing and resuming are two events, not one toggle, so that a second tab with an old
 * view cannot undo what it meant to do. `sessionId` becomes the record's `Idempotency-Key`; `stop` carries one for a
 * timer that was never started and only has minutes added by hand.
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

/** A running session without a sign of life for longer than this asks what to keep. */
const SILENCE_MS = 4 * 3_600_000

/** The timer before anything happened. */
export const IDLE: Idle = { status: 'idle', added: [] }

/**
 * The timer after an event at `now`, an epoch in milliseconds. An event that makes no sense in the timer's state gives
 * back the same object. While the session asks what to keep (`needsAnswer`), only an answer or a reset counts.
 */
export function next(timer: Timer, event: TimerEvent, now: number): Timer {
  if (event.type === 'reset') return isUntouched(timer) ? timer : IDLE
  if (timer.status === 'idle') return nextIdle(timer, event, now)
  if (timer.status !== 'running') return nextHalted(timer, event, now)
  return needsAnswer(timer, now) ? answered(timer, event, now) : nextRunning(catchUp(timer, now), timer, event, now)
}

/** Studied time in whole seconds: running time plus minutes added, at most 99:59:59, never less than it was. */
export function elapsedSeconds(timer: Timer, now: number): number {
  const studied = timer.status === 'idle' ? 0 : sum(timer.segments) + openSegment(timer, now)
  const added = sum(timer.added.map(({ seconds }) => seconds))
  return Math.min(MAX_STUDY_SECONDS, Math.floor(studied / 1000) + added)
}

/** How many pauses have ended; one that is still open, or was cut short by stopping, is not counted. */
export function pauseCount(timer: Timer): number {
  return timer.status === 'idle' ? 0 : timer.pauses.length
}

/** Whether the session ran on for over 4 hours without a sign of life, so that the student must say what to keep. */
export function needsAnswer(timer: Timer, now: number): boolean {
  return timer.status === 'running' && now - timer.seenAt > SILENCE_MS
}

function isUntouched(timer: Timer): boolean {
  return timer.status === 'idle' && timer.added.length === 0
}

function nextIdle(timer: Idle, event: TimerEvent, now: number): Timer {
  const session = { segments: [], pauses: [], added: timer.added }
  switch (event.type) {
    case 'start':
      return { ...session, status: 'running', sessionId: event.sessionId, startedAt: now, seenAt: now }
    case 'stop':
      return { ...session, status: 'stopped', sessionId: event.sessionId, since: now }
    case 'addMinutes':
      return withMinutes(timer, event.minutes, now)
    default:
      return timer
  }
}

function nextHalted(timer: Halted, event: TimerEvent, now: number): Timer {
  const { since, ...session } = timer
  switch (event.type) {
    case 'resume': {
      const pauses = [...timer.pauses, Math.max(0, now - since)]
      return { ...session, status: 'running', pauses, startedAt: now, seenAt: now }
    }
    case 'stop':
      return timer.status === 'stopped' ? timer : { ...timer, status: 'stopped' }
    case 'addMinutes':
      return withMinutes(timer, event.minutes, now)
    default:
      return timer
  }
}

/** `timer` has caught up with a clock set backwards; `unchanged` is what it was, for an event that changes nothing. */
function nextRunning(timer: Running, unchanged: Running, event: TimerEvent, now: number): Timer {
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

function halted({ startedAt, seenAt: _, ...session }: Running, status: Halted['status'], since: number): Halted {
  return { ...session, status, since, segments: [...session.segments, since - startedAt] }
}

/** Moves the start back by as much as the clock was set back since the last sign of life, so no time is lost. */
function catchUp(timer: Running, now: number): Running {
  const back = Math.max(0, timer.seenAt - now)
  return back === 0 ? timer : { ...timer, startedAt: timer.startedAt - back, seenAt: now }
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
