import type { RecordKey } from '../../../shared/ids.ts'
import { isOfClock } from '../clock/rules.ts'
import { isSameLength, leftOfRound } from '../rounds/rules.ts'
import { next } from '../rules.ts'
import type { Addition, Halted, Running, Timer, TimerEvent } from '../session.ts'
import type { StoredTimer } from '../stored-timer.ts'
import { eventsOf, type Here, isBeginning, type OpenSpan, type Said, type SharedLog, saying } from './log.ts'
import { countedMs, finishedMs } from './rules.ts'
import { studiedIn } from './studied.ts'

/**
 * What an event that made `after` of the device's timer tells the other devices. A span is told as long as
 * this device counted it: its end stands so many ms after its beginning.
 */
export function telling(before: StoredTimer, event: TimerEvent, after: Timer, here: Here): SharedLog {
  const said = saidBy(before, event, after, here)
  if (said.length === 0 && after.status === before.timer.status) return before.shared
  const shared = saying(before.shared, said, here)
  const last = shared.events.at(-1)
  const isOpen = after.status === 'running' && last && isBeginning(last.type)
  if (!isOpen) return after.status === 'running' ? shared : { ...shared, open: null }
  return { ...shared, open: { at: last.at, ...(last.raw ? { raw: true } : {}), finished: finishedMs(after) } }
}

function saidBy(stored: StoredTimer, event: TimerEvent, after: Timer, here: Here): Said[] {
  const { timer, subject, topic, shared } = stored
  if (timer.status === 'idle') return begun(after, { subject, topic })
  const known = eventsOf(shared, timer.sessionId)
  // What began before sessions were shared stays on its device.
  if (known.length === 0) return []
  const session = timer.sessionId
  if (after.status === 'idle') {
    const ms = timer.status === 'running' ? 0 : haltedFor(timer, here.now)
    const counted = countedIn(stored, here)
    return [
      { session, type: event.type === 'saved' ? 'saved' : 'reset', ms, ...(counted ? { counted } : {}) },
    ]
  }
  const told =
    timer.status === 'running' ? ran(timer, after, { event, open: shared.open, here }) : rested(timer, after)
  return told.map((said) => ({ session, ...said }))
}

/** What this device has counted of a session that ends, also while it runs. */
function countedIn(stored: StoredTimer, here: Here): Said['counted'] {
  const pause = { type: 'pause' } as const
  const timer = next(stored.timer, pause, here.now)
  const shared = timer === stored.timer ? stored.shared : telling(stored, pause, timer, here)
  return studiedIn({ ...stored, timer, shared }, here, here.newId())
}

/** So many ms an event can say. */
const MOST_MS = 2 ** 31 - 1

const haltedFor = ({ since }: Halted, now: number) => Math.min(MOST_MS, Math.max(0, Math.round(now - since)))

type Told = Omit<Said, 'session'>

function begun(after: Timer, { subject, topic }: Pick<StoredTimer, 'subject' | 'topic'>): Said[] {
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

function ran(timer: Running, after: Running | Halted, { event, open, here }: Happened): Told[] {
  if (!open) return []
  const resting = isOfClock(event) ? timer : next(timer, { type: 'alive' }, here.now)
  // Where the round ends by itself, each device works out
  // from all that was said: this one may not know of a pause.
  if (resting.status === 'paused')
    return [...(event.type === 'pause' ? [{ type: 'pause' } as const] : []), ...rested(resting, after)]
  if (after.status === 'running') {
    const when = whenIn(open, after, here)
    return said(timer, after, event).map((told) => ({ ...told, ...when }))
  }
  const at = open.at + finishedMs(after) - open.finished - timer.lead
  return [{ type: after.status === 'paused' ? 'pause' : 'stop', at, raw: open.raw ?? false }]
}

/** By a clock that nobody knows, what is said of a span is told as its end is: by what was counted. */
function whenIn(open: OpenSpan, timer: Running, { now, skew }: Here) {
  if (skew !== null && !open.raw) return {}
  return { at: Math.round(open.at + countedMs(timer, open.finished, now)), raw: open.raw ?? false }
}

function said(timer: Running, after: Running, event: TimerEvent): Told[] {
  return [
    ...(after.lead === timer.lead ? [] : [{ type: 'startedLate', ms: after.lead } as const]),
    ...(event.type === 'paper' ? [{ type: 'paper', minutes: event.minutes } as const] : []),
    ...(isSameLength(timer.rounds, after.rounds) ? [] : [{ type: 'rounds', ...roundsOf(after) } as const]),
  ]
}

function rested(timer: Halted, after: Running | Halted): Told[] {
  if (after.status === 'running') return [{ type: 'resume', ...roundTakenUp(timer) }]
  const ms = finishedMs(after) - finishedMs(timer)
  return [
    ...(ms === 0 ? [] : [{ type: 'found', ms } as const]),
    ...(isSameLength(timer.rounds, after.rounds) ? [] : [{ type: 'rounds', ...roundsOf(after) } as const]),
    ...after.added.slice(timer.added.length).map(minutesOf),
    ...(after.status === 'stopped' && timer.status === 'paused' ? [{ type: 'stop' } as const] : []),
  ]
}

/** Another device may have paused meanwhile: the round ends as it does here, or is the next one. */
function roundTakenUp(timer: Halted): Pick<Told, 'rounds' | 'minutes' | 'ms'> {
  const { rounds } = timer
  if (!rounds || rounds.isResting) return roundsOf(timer)
  return { minutes: rounds.study, ms: Math.round(leftOfRound(timer) ?? 0) }
}

const roundsOf = ({ rounds }: Running | Halted) =>
  rounds ? { rounds: { study: rounds.study, rest: rounds.rest } } : {}

const minutesOf = ({ seconds }: Addition) => ({ type: 'addMinutes', minutes: seconds / 60 }) as const

/** The subject or topic of an open session was changed; what waits of the same is replaced. */
export function tellingChoice(stored: StoredTimer, here: Here): SharedLog {
  const { timer, subject, topic, shared } = stored
  const key: RecordKey | null = timer.status === 'idle' ? null : timer.sessionId
  if (key === null || eventsOf(shared, key).length === 0) return shared
  const events = shared.events.filter(
    ({ type, session, waits }) => !(waits && type === 'choose' && session === key),
  )
  const when = timer.status === 'running' && shared.open ? whenIn(shared.open, timer, here) : {}
  return saying(
    { ...shared, events },
    [{ session: key, type: 'choose', ...(subject ? { subject } : {}), topic, ...when }],
    here,
  )
}
