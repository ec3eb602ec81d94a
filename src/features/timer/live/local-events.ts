import type { RecordKey } from '../../../shared/ids.ts'
import { isOfClock } from '../clock/rules.ts'
import { isSameLength, leftOfRound } from '../rounds/rules.ts'
import { next } from '../rules.ts'
import type { Addition, Halted, Running, Timer, TimerEvent } from '../session.ts'
import type { StoredTimer } from '../stored-timer.ts'
import {
  appendEvents,
  type EventDraft,
  eventsOf,
  type Here,
  isBeginning,
  type OpenSpan,
  type SharedLog,
} from './log.ts'
import { countedMs, finishedMs } from './rules.ts'
import { studiedIn } from './studied.ts'

/** Appends the events of `event`; a span's end is sent as many ms after its start as were counted. */
export function logTimerEvent(before: StoredTimer, event: TimerEvent, after: Timer, here: Here): SharedLog {
  const drafts = draftsOf(before, event, after, here)
  if (drafts.length === 0 && after.status === before.timer.status) return before.shared
  const shared = appendEvents(before.shared, drafts, here)
  const last = shared.events.at(-1)
  const isOpen = after.status === 'running' && last && isBeginning(last.type)
  if (!isOpen) return after.status === 'running' ? shared : { ...shared, open: null }
  return { ...shared, open: { at: last.at, ...(last.raw ? { raw: true } : {}), finished: finishedMs(after) } }
}

function draftsOf(stored: StoredTimer, event: TimerEvent, after: Timer, here: Here): EventDraft[] {
  const { timer, subject, topic, shared } = stored
  if (timer.status === 'idle') return startDrafts(after, { subject, topic })
  const known = eventsOf(shared, timer.sessionId)
  // A session that began before sessions were shared stays on its device.
  if (known.length === 0) return []
  const session = timer.sessionId
  if (after.status === 'idle') {
    const ms = timer.status === 'running' ? 0 : haltedFor(timer, here.now)
    const counted = countedIn(stored, here)
    return [
      { session, type: event.type === 'saved' ? 'saved' : 'reset', ms, ...(counted ? { counted } : {}) },
    ]
  }
  const drafts =
    timer.status === 'running'
      ? runningDrafts(timer, after, { event, open: shared.open, here })
      : haltedDrafts(timer, after)
  return drafts.map((draft) => ({ session, ...draft }))
}

/** The time that this device counted of a session that ends, also while it runs. */
function countedIn(stored: StoredTimer, here: Here): EventDraft['counted'] {
  const pause = { type: 'pause' } as const
  const timer = next(stored.timer, pause, here.now)
  const shared = timer === stored.timer ? stored.shared : logTimerEvent(stored, pause, timer, here)
  return studiedIn({ ...stored, timer, shared }, here, here.newId())
}

const MOST_MS = 2 ** 31 - 1

const haltedFor = ({ since }: Halted, now: number) => Math.min(MOST_MS, Math.max(0, Math.round(now - since)))

type SessionDraft = Omit<EventDraft, 'session'>

function startDrafts(after: Timer, { subject, topic }: Pick<StoredTimer, 'subject' | 'topic'>): EventDraft[] {
  if (after.status === 'idle') return []
  const session = after.sessionId
  const chosen = subject ? { subject, topic } : { topic }
  return [
    ...after.added.map((addition) => ({ session, ...minutesOf(addition) })),
    after.status === 'running'
      ? { session, type: 'start', ...chosen, ...roundsOf(after) }
      : { session, type: 'choose', ...chosen },
    ...(after.status === 'running' ? [] : [{ session, type: 'stop' } as const]),
  ]
}

interface Happened {
  readonly event: TimerEvent
  readonly open: OpenSpan | null
  readonly here: Here
}

function runningDrafts(
  timer: Running,
  after: Running | Halted,
  { event, open, here }: Happened,
): SessionDraft[] {
  if (!open) return []
  const resting = isOfClock(event) ? timer : next(timer, { type: 'alive' }, here.now)
  // Each device computes where a round ends by itself: this one may not know of a pause.
  if (resting.status === 'paused')
    return [...(event.type === 'pause' ? [{ type: 'pause' } as const] : []), ...haltedDrafts(resting, after)]
  if (after.status === 'running') {
    const when = whenIn(open, after, here)
    return changesWhileRunning(timer, after, event).map((draft) => ({ ...draft, ...when }))
  }
  const at = open.at + finishedMs(after) - open.finished - timer.lead
  return [{ type: after.status === 'paused' ? 'pause' : 'stop', at, raw: open.raw ?? false }]
}

/** With an unknown skew, the instants of a span follow from the counted time. */
function whenIn(open: OpenSpan, timer: Running, { now, skew }: Here) {
  if (skew !== null && !open.raw) return {}
  return { at: Math.round(open.at + countedMs(timer, open.finished, now)), raw: open.raw ?? false }
}

function changesWhileRunning(timer: Running, after: Running, event: TimerEvent): SessionDraft[] {
  return [
    ...(after.lead === timer.lead ? [] : [{ type: 'startedLate', ms: after.lead } as const]),
    ...(event.type === 'paper' ? [{ type: 'paper', minutes: event.minutes } as const] : []),
    ...(isSameLength(timer.rounds, after.rounds) ? [] : [{ type: 'rounds', ...roundsOf(after) } as const]),
  ]
}

function haltedDrafts(timer: Halted, after: Running | Halted): SessionDraft[] {
  if (after.status === 'running') return [{ type: 'resume', ...resumedRound(timer) }]
  const ms = finishedMs(after) - finishedMs(timer)
  return [
    ...(ms === 0 ? [] : [{ type: 'found', ms } as const]),
    ...(isSameLength(timer.rounds, after.rounds) ? [] : [{ type: 'rounds', ...roundsOf(after) } as const]),
    ...after.added.slice(timer.added.length).map(minutesOf),
    ...(after.status === 'stopped' && timer.status === 'paused' ? [{ type: 'stop' } as const] : []),
  ]
}

/** Another device may have paused meanwhile: the round ends as it does here, or is the next one. */
function resumedRound(timer: Halted): Pick<SessionDraft, 'rounds' | 'minutes' | 'ms'> {
  const { rounds } = timer
  if (!rounds || rounds.isResting) return roundsOf(timer)
  return { minutes: rounds.study, ms: Math.round(leftOfRound(timer) ?? 0) }
}

const roundsOf = ({ rounds }: Running | Halted) =>
  rounds ? { rounds: { study: rounds.study, rest: rounds.rest } } : {}

const minutesOf = ({ seconds }: Addition) => ({ type: 'addMinutes', minutes: seconds / 60 }) as const

/** Appends a change of the subject or topic of an open session; replaces one that still waits. */
export function logChoice(stored: StoredTimer, here: Here): SharedLog {
  const { timer, subject, topic, shared } = stored
  const key: RecordKey | null = timer.status === 'idle' ? null : timer.sessionId
  if (key === null || eventsOf(shared, key).length === 0) return shared
  const events = shared.events.filter(
    ({ type, session, waits }) => !(waits && type === 'choose' && session === key),
  )
  const when = timer.status === 'running' && shared.open ? whenIn(shared.open, timer, here) : {}
  return appendEvents(
    { ...shared, events },
    [{ session: key, type: 'choose', ...(subject ? { subject } : {}), topic, ...when }],
    here,
  )
}
