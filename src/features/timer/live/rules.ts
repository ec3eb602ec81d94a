import type { RecordKey } from '../../../shared/ids.ts'
import type { ChosenSubject } from '../../records/contract.ts'
import { roundsFrom } from '../rounds/rules.ts'
import { IDLE, next } from '../rules.ts'
import type { Running, Timer, TimerEvent } from '../session.ts'
import type { SharedEvent } from './contract.ts'

const MINUTE_MS = 60_000

/** A session as all devices see it; its timer's instants are by the server's clock. */
export interface LiveSession {
  readonly key: RecordKey
  readonly timer: Timer
  readonly subject: ChosenSubject | null
  readonly topic: string
  /** `haltedAt` is the instant from which it no longer counted. */
  readonly ended: { readonly how: 'saved' | 'reset'; readonly at: number; readonly haltedAt: number } | null
  readonly lastAt: number
}

/** Sorts by instant, so that every device has the same order, whatever arrived first. */
export const inOrder = <E extends SharedEvent>(events: readonly E[]): E[] =>
  events.toSorted((one, other) => one.at - other.at || one.n - other.n || (one.id < other.id ? -1 : 1))

/** Folds one session's events, in any order, with the rules of the timer. Ignores events after its end. */
export const sessionOf = (events: readonly SharedEvent[]): LiveSession | null =>
  courseOf(events).at(-1) ?? null

/** The session before its first event and after each, in order; empty without events. */
export function courseOf(events: readonly SharedEvent[]): LiveSession[] {
  const ordered = inOrder(events)
  const last = ordered.at(-1)
  if (!last) return []
  let session: LiveSession = {
    key: last.session as RecordKey,
    timer: IDLE,
    subject: null,
    topic: '',
    ended: null,
    lastAt: last.at,
  }
  return [
    session,
    ...ordered.map((event) => {
      if (!session.ended) session = after(session, event)
      return session
    }),
  ]
}

/** The open and ended sessions of these events. */
export function sessionsOf(events: readonly SharedEvent[]): LiveSession[] {
  const byKey = Map.groupBy(events, ({ session }) => session)
  return [...byKey.values()].map(sessionOf).filter((session) => session !== null)
}

export const finishedMs = (timer: Timer): number =>
  timer.status === 'idle' ? 0 : timer.segments.reduce((sum, ms) => sum + ms, 0)

/** Returns ms, including a span that still runs at `now`. */
export const studiedMs = (timer: Timer, now: number): number =>
  finishedMs(timer) + (timer.status === 'running' ? timer.lead + Math.max(0, now - timer.startedAt) : 0)

/** Returns the ms of the running span, of which `finished` were counted before it. */
export const countedMs = (timer: Running, finished: number, now: number): number =>
  studiedMs(timer, now) - timer.lead - finished

function after(session: LiveSession, event: SharedEvent): LiveSession {
  const { at, type, ms = 0 } = event
  switch (type) {
    case 'reset':
    case 'saved':
      return { ...session, ended: { how: type, at, haltedAt: at - ms } }
    case 'choose':
      return { ...session, ...chosenIn(event) }
    case 'found':
      return { ...session, timer: found(session.timer, ms) }
    case 'addMinutes':
      return { ...session, timer: withMinutes(session.timer, event) }
    case 'start':
      return {
        ...session,
        ...chosenIn(event),
        timer: next(session.timer, { type, sessionId: session.key, rounds: event.rounds ?? null }, at),
      }
    default: {
      const before = awake(session.timer, at)
      return { ...session, timer: inRound(before, next(before, timerEventOf(event), at), event) }
    }
  }
}

/** A new round after a rest, or the remaining part of a round that another device paused. */
function inRound(before: Timer, timer: Timer, { type, rounds, minutes, ms, at }: SharedEvent): Timer {
  if (!(type === 'resume' && timer.status === 'running')) return timer
  const counted = studiedMs(timer, at) - timer.lead
  if (rounds) return { ...timer, rounds: roundsFrom(rounds, counted) }
  const isSame = before.status !== 'running' && timer.rounds?.study === minutes
  return isSame && timer.rounds && ms !== undefined
    ? { ...timer, rounds: { ...timer.rounds, from: counted + ms - timer.rounds.study * MINUTE_MS } }
    : timer
}

const chosenIn = ({ subject, topic = '' }: SharedEvent) => ({ subject: subject ?? null, topic })

function timerEventOf({ type, session, minutes = 0, ms = 0, rounds }: SharedEvent): TimerEvent {
  switch (type) {
    case 'stop':
      return { type, sessionId: session as RecordKey }
    case 'paper':
      return { type, minutes }
    case 'startedLate':
      return { type, by: ms }
    case 'rounds':
      return { type, rounds: rounds ?? null }
    default:
      return { type: type as 'pause' | 'resume' }
  }
}

/** Skips the timer's rules: the sender saw it at rest, and additions may share an instant. */
const withMinutes = (timer: Timer, { at, minutes = 0 }: SharedEvent): Timer => ({
  ...timer,
  added: [...timer.added, { at, seconds: 60 * minutes }],
})

/** A sign of life, so that a pause after many hours asks nothing; ends a round that is over. */
const awake = (timer: Timer, at: number): Timer =>
  timer.status === 'running'
    ? next({ ...timer, seenAt: Math.max(timer.seenAt, at) }, { type: 'alive' }, at)
    : timer

/** Adds found ms. While the timer runs its start moves, because the correction belongs to the open span. */
function found(timer: Timer, ms: number): Timer {
  if (timer.status === 'idle') return timer
  if (timer.status === 'running') return { ...timer, startedAt: timer.startedAt - ms }
  return { ...timer, segments: ms < 0 ? less(timer.segments, -ms) : [...timer.segments, ms] }
}

/** Removes `ms` from the last spans, as far as they go. */
function less(segments: readonly number[], ms: number): number[] {
  let left = ms
  return segments
    .toReversed()
    .map((segment) => {
      const share = Math.min(segment, left)
      left -= share
      return segment - share
    })
    .toReversed()
}
