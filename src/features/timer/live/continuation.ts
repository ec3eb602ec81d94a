import type { RecordKey } from '../../../shared/ids.ts'
import { mergeStudied, type StudiedInAll, unsavedPart } from '../../records/studied/rules.ts'
import { lastSign, needsAnswer, roundEnd } from '../rules.ts'
import type { Timer } from '../session.ts'
import type { StoredTimer } from '../stored-timer.ts'
import type { Compared } from './clock-correction.ts'
import type { SharedEvent } from './contract.ts'
import { eventsOf, type Here, isEnd, type KnownEvent, nameOf, rootOf, type SharedLog } from './log.ts'
import { courseOf, inOrder, type LiveSession } from './rules.ts'
import { type Stretch, stretchesOf } from './studied.ts'

type NewEvent = Partial<KnownEvent> & Pick<KnownEvent, 'type' | 'at'>

/** Moves time that was studied here, and that the ended session lacks, into a session of its own. */
export function continueEnded(
  log: SharedLog,
  session: LiveSession,
  stored: StoredTimer,
  here: Here & Compared,
): SharedLog {
  const { key, ended } = session
  const known = inOrder(eventsOf(log, key))
  const isOpen = isOpenHere(stored.timer, key)
  if (!(ended && (isOpen || known.some(({ left }) => left)))) return log
  const again = known.findIndex(({ type, at, own }) => own && type === 'resume' && at >= ended.haltedAt)
  if (!isOpen && again === -1) return log
  const until = Math.min(ended.haltedAt, lastKnown(stored.timer, here))
  const all = continuationOf(known, session, { from: known[again], until }, here)
  // The ended session may have these minutes; under their id the server takes them once.
  const own = { session: here.newId(), of: rootOf(known) ?? key, own: true, waits: true } as const
  const events = all.map(({ left: _, ...event }, place) => ({
    ...event,
    ...own,
    id: here.newId(),
    n: place + 1,
  }))
  return { ...log, events: [...log.events, ...events] }
}

interface Again {
  /** The event that resumed it after its end. */
  readonly from: KnownEvent | undefined
  /** From this instant on it no longer counted. */
  readonly until: number
}

/** All events of the new session; none if it is not needed. */
function continuationOf(
  known: readonly KnownEvent[],
  { subject, topic }: LiveSession,
  { from, until }: Again,
  here: Compared,
): NewEvent[] {
  const withoutEnds = known.filter(({ type }) => !isEnd(type))
  const counted = countedBy(known.filter(({ type }) => isEnd(type)))
  const again = from ? withoutEnds.indexOf(from) : withoutEnds.length
  const minutes = minutesBeside(withoutEnds, again, counted)
  const after = eventsSince(withoutEnds, again, here)
  const spans = counted ? unknownSpans(withoutEnds.slice(0, again), { until, counted }) : []
  const spanEvents = [
    ...spans.flatMap((span): NewEvent[] => [
      { type: 'resume', at: span.from },
      { type: 'pause', at: span.until },
    ]),
    ...after,
  ]
  if (spanEvents.length + minutes.length === 0) return []
  const halt: NewEvent = { type: 'stop', at: spans.at(-1)?.until ?? Math.round(here.now - here.skew) }
  const chosen = subject ? { subject, topic } : { topic }
  return [
    ...minutes.map((event) => ({ ...event, first: nameOf(event) })),
    ...(spanEvents.length > 0
      ? begunWith(spanEvents, chosen)
      : [{ type: 'choose', at: halt.at, ...chosen } as const]),
    ...(after.length > 0 ? [] : [halt, ...roundsOf(courseOf(withoutEnds).at(-1)?.timer, halt.at)]),
  ]
}

/** Minutes added here that the ended session does not contain. */
const minutesBeside = (events: readonly KnownEvent[], again: number, counted: StudiedInAll | undefined) =>
  events.filter((event, place) => {
    if (event.type !== 'addMinutes') return false
    if (!counted) return event.waits || place > again
    return event.own && !counted.added.some(({ id }) => id === nameOf(event))
  })

const begunWith = ([first, ...rest]: readonly NewEvent[], chosen: Partial<KnownEvent>): NewEvent[] =>
  first ? [{ ...first, type: 'start', ...chosen }, ...rest] : []

/** Events from `again` on, with the pause of a round that ended by itself. */
function eventsSince(all: readonly KnownEvent[], again: number, { now, skew }: Compared): NewEvent[] {
  const timers = courseOf(all).map(({ timer }) => timer)
  const tail = all.slice(again).flatMap((event, place): NewEvent[] => {
    const timer = timers[again + place + 1]
    const end = timer?.status === 'running' ? roundEnd(timer) : null
    const until = all[again + place + 1]?.at ?? now - skew
    return end !== null && end <= until ? [event, { type: 'pause', at: end }] : [event]
  })
  const begins = tail.findLastIndex(({ id, type }) => id === undefined || type === 'rounds')
  return tail.flatMap(({ rounds: _, ...one }, place) => [
    ...(one.type === 'rounds' || one.type === 'addMinutes' ? [] : [one]),
    ...(place === Math.max(0, begins) ? roundsOf(timers.at(-1), one.at) : []),
  ])
}

function roundsOf(timer: Timer | undefined, at: number): NewEvent[] {
  if (!timer || timer.status === 'idle' || !timer.rounds) return []
  const { study, rest } = timer.rounds
  return [{ type: 'rounds', at, rounds: { study, rest } }]
}

/** A session on its way to the outbox already has all that was counted. */
const isOpenHere = (timer: Timer, key: RecordKey): boolean =>
  timer.status !== 'idle' && timer.sessionId === key && (timer.status === 'running' || !timer.farewell)

/** The events of a session that ran here and ended elsewhere, halted now; otherwise the ones left before. */
export function leftOver(
  events: readonly KnownEvent[],
  ended: readonly LiveSession[],
  { timer }: StoredTimer,
  here: Here & Compared,
): KnownEvent[] {
  const over = timer.status === 'running' && ended.some(({ key }) => key === timer.sessionId) ? timer : null
  if (!over) return events.filter(({ left }) => left)
  const known = eventsOf({ events }, over.sessionId)
  if (!known.some(({ own, type }) => own && type === 'resume')) return []
  const n = 1 + Math.max(...known.map((event) => event.n))
  const at = Math.round(lastKnown(over, here))
  const halt = { id: here.newId(), session: over.sessionId, type: 'pause', at, n, own: true } as const
  return [...known, halt].map(({ waits: _, ...event }: KnownEvent) => ({ ...event, left: true }))
}

/** The last known instant of study, by the server's clock: time under question does not count. */
const lastKnown = (timer: Timer, { now, skew }: Compared): number =>
  (timer.status === 'running' && needsAnswer(timer, now) ? lastSign(timer) : now) - skew

/** Undefined when a device did not send what it had counted. */
function countedBy(ends: readonly SharedEvent[]): StudiedInAll | undefined {
  const counted = ends.flatMap((end) => end.counted ?? [])
  return counted.length < ends.length
    ? undefined
    : counted.reduce<StudiedInAll | undefined>((all, one) => mergeStudied(all ?? null, one), undefined)
}

interface Ended {
  readonly until: number
  readonly counted: StudiedInAll
}

/** Spans unknown to the ending device; each ends where that device counted again. */
function unknownSpans(known: readonly KnownEvent[], { until, counted }: Ended): Stretch[] {
  const last = known.at(-1)
  if (!last) return []
  // An event may state later that study began before the start.
  const events = known
    .filter(({ type, at }) => at < until || type === 'startedLate')
    .map((event) => ({ ...event, at: Math.min(event.at, until) }))
  const ran = stretchesOf([...events, { ...last, type: 'pause', at: until, n: last.n + 1 }])
  const spans = events.flatMap(({ own, type, at }) => {
    const span = ran.findLast((one) => one.from <= at)
    if (!(own && span && (type === 'resume' || type === 'startedLate'))) return []
    const from = type === 'resume' ? at : span.from
    const free = unsavedPart({ save: '', stretches: [span], added: [] }, [counted])
    return free.stretches.filter((one) => one.from <= from && from < one.until)
  })
  return mergeStudied(null, { save: '', stretches: spans, added: [] }).stretches
}
