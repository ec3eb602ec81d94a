import { MAX_STUDY_SECONDS } from '../../shared/duration.ts'
import type { RecordKey } from '../../shared/ids.ts'
import { countingAfter, isOfClock, measuredAfter, moved } from './clock/rules.ts'
import { startedLate } from './late/rules.ts'
import {
  afterRest,
  areLengths,
  besides,
  isSameLength,
  leftOfRound,
  type RoundLengths,
  roundOver,
  roundsFrom,
} from './rounds/rules.ts'
import type { Halted, Idle, Running, Timer, TimerEvent } from './session.ts'

/** After a longer silence a running session asks what to keep. */
const SILENCE_MS = 4 * 3_600_000

/** A working day: nobody studies longer without looking at the screen. */
export const MOST_PAPER_MINUTES = 12 * 60
const MINUTE_MS = 60_000

export const IDLE: Idle = { status: 'idle', added: [], endedAt: null }

/**
 * `now` is in epoch milliseconds. Returns the same object for an event that makes no sense in the timer's
 * state. While the session asks what to keep (`needsAnswer`), only an answer, a reset or an event of the
 * clock counts; while it is being saved, only the outcome.
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

/** Returns whole seconds: running time plus minutes added, at most 99:59:59, never less than before. */
export function elapsedSeconds(timer: Timer, now: number): number {
  const added = sum(timer.added.map(({ seconds }) => seconds))
  return Math.min(MAX_STUDY_SECONDS, Math.floor(countedMs(timer, now) / 1000) + added)
}

function countedMs(timer: Timer, now: number): number {
  if (timer.status === 'idle') return 0
  if (timer.status !== 'running') return sum(timer.segments)
  const open = Math.max(now, timer.seenAt) - timer.startedAt
  return timer.lead + sum(timer.segments) + Math.min(open, leftOfRound(timer) ?? open)
}

/** Counts finished pauses, not an open one or one that stopping cut short. */
export function pauseCount(timer: Timer): number {
  return timer.status === 'idle' ? 0 : timer.pauses.length
}

/** Whether there was no sign of life for over 4 hours, so that the student must say what to keep. */
export function needsAnswer(timer: Timer, now: number): boolean {
  return timer.status === 'running' && now - lastSign(timer) > SILENCE_MS && !isRoundOver(timer, now)
}

/** The last instant (epoch ms) at which the student is known to have studied. */
export function lastSign({ seenAt, paperUntil }: Running): number {
  return paperUntil === null ? seenAt : Math.max(seenAt, paperUntil)
}

/** When the current study round ends by itself, in epoch ms; null without rounds. */
export function roundEnd(timer: Running): number | null {
  const left = leftOfRound(timer)
  return left === null ? null : timer.startedAt + left
}

function isRoundOver(timer: Running, now: number): boolean {
  const end = roundEnd(timer)
  return end !== null && now >= end
}

/** Returns the ms of an unexplained leap; 0 without one. */
export function openLeap(timer: Timer): number {
  return timer.status === 'idle' || !timer.leap ? 0 : timer.leap.ms
}

function nextIdle(timer: Idle, event: TimerEvent, now: number): Timer {
  const { added, endedAt } = timer
  const session = { segments: [], pauses: [], added, endedAt, leap: null, rounds: null }
  switch (event.type) {
    case 'start': {
      const room = endedAt === null || endedAt > now ? null : now - endedAt
      return {
        ...session,
        ...from(now, room),
        sessionId: event.sessionId,
        rounds: roundsFrom(event.rounds, 0),
      }
    }
    case 'stop':
      return { ...session, status: 'stopped', sessionId: event.sessionId, since: now, farewell: null }
    case 'addMinutes':
      return withMinutes(timer, event.minutes, now)
    case 'reset':
      return added.length === 0 ? timer : idleAfter(timer)
    default:
      return timer
  }
}

function nextHalted(timer: Halted, event: TimerEvent, now: number): Timer {
  if (isOfClock(event)) return afterClock(timer, measuredAfter(timer, event))
  const { since, farewell: _, ...session } = timer
  switch (event.type) {
    case 'resume': {
      const pause = Math.max(0, now - since)
      return {
        ...session,
        ...from(now, pause),
        pauses: [...timer.pauses, pause],
        rounds: afterRest(timer.rounds),
      }
    }
    case 'rounds':
      return withRounds(timer, event.rounds, now)
    case 'reset':
      return idleAfter(timer)
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
  if (event.type === 'notSaved') return { ...timer, farewell: null }
  // Minutes added by hand have no known time.
  return timer.segments.length > 0 ? { ...IDLE, endedAt: timer.since } : idleAfter(timer)
}

function nextRunning(timer: Running, event: TimerEvent, now: number): Timer {
  if (event.type === 'reset') return idleAfter(timer)
  if (isOfClock(event)) return countingAfter(timer, event, now, SILENCE_MS)
  const end = roundEnd(timer)
  // A round ends by itself, whenever a page notices it; later events find the timer resting.
  if (end !== null && now >= end) return next(roundOver(halted(timer, 'paused', end)), event, now)
  return needsAnswer(timer, now)
    ? answered(timer, event, now)
    : nextCounting(catchUp(timer, now), timer, event, now)
}

/** `timer` has caught up with a clock set back; `unchanged` answers an event without effect. */
function nextCounting(timer: Running, unchanged: Running, event: TimerEvent, now: number): Timer {
  switch (event.type) {
    case 'pause':
      return halted(timer, 'paused', now)
    case 'stop':
      return halted(timer, 'stopped', now)
    case 'alive':
      return now === unchanged.seenAt ? unchanged : { ...timer, seenAt: now }
    case 'startedLate':
      return timer.leap ? unchanged : startedLate(timer, event.by)
    case 'paper':
      return onPaper(timer, event.minutes, now)
    case 'rounds':
      return withRounds(timer, event.rounds, now)
    default:
      return unchanged
  }
}

function answered(timer: Running, event: TimerEvent, now: number): Timer {
  switch (event.type) {
    case 'keepAll':
      return { ...timer, seenAt: now }
    case 'keepUntilSeen':
      return halted(timer, 'paused', lastSign(timer))
    case 'discard':
      return idleAfter(timer)
    default:
      return timer
  }
}

function from(now: number, room: number | null) {
  return {
    status: 'running',
    startedAt: now,
    seenAt: now,
    skew: null,
    paperUntil: null,
    room,
    lead: 0,
  } as const
}

/** `since` is before the start only at the end of a round, whose segments then have more than the round. */
function halted(timer: Running, status: Halted['status'], since: number): Halted {
  const { startedAt, seenAt: _seen, skew: _skew, paperUntil: _paper, room: _room, lead, ...session } = timer
  const segments = [...session.segments, ...(lead > 0 ? [lead] : []), Math.max(0, since - startedAt)]
  return { ...session, status, since, farewell: null, segments, rounds: besides(session.rounds, lead) }
}

const idleAfter = ({ endedAt }: Timer): Idle => (endedAt === null ? IDLE : { ...IDLE, endedAt })

/** A counted leap may complete the round. */
const afterClock = (before: Halted, timer: Halted): Halted => (timer === before ? before : roundOver(timer))

/** Study off the screen has no rounds. */
function onPaper(timer: Running, minutes: number, now: number): Running {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > MOST_PAPER_MINUTES) return timer
  const paperUntil = minutes === 0 ? null : now + minutes * MINUTE_MS
  return paperUntil === timer.paperUntil
    ? timer
    : { ...timer, paperUntil, rounds: paperUntil ? null : timer.rounds }
}

function withRounds<T extends Running | Halted>(timer: T, lengths: RoundLengths | null, now: number): T {
  if (isSameLength(lengths, timer.rounds) || (lengths && !areLengths(lengths))) return timer
  const isRunning = timer.status === 'running'
  const rounds = roundsFrom(lengths, countedMs(timer, now) - (isRunning ? timer.lead : 0))
  return { ...timer, rounds, ...(rounds && isRunning ? { paperUntil: null } : {}) }
}

/** Moves the start back as far as the clock was set back, so that no time is lost. */
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

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
