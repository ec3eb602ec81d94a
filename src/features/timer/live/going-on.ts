import type { RecordKey } from '../../../shared/ids.ts'
import { beyond, type StudiedInAll, together } from '../../records/studied/rules.ts'
import { lastSign, needsAnswer, roundEnd } from '../rules.ts'
import type { Timer } from '../session.ts'
import type { StoredTimer } from '../stored-timer.ts'
import type { SharedEvent } from './contract.ts'
import { eventsOf, type Here, isEnd, type KnownEvent, nameOf, rootOf, type SharedLog } from './log.ts'
import type { Compared } from './placing.ts'
import { courseOf, inOrder, type LiveSession } from './rules.ts'
import { type Stretch, stretchesOf } from './studied.ts'

type Told = Partial<KnownEvent> & Pick<KnownEvent, 'type' | 'at'>

/** What was studied here and is not in what ended elsewhere goes on in a session of its own. */
export function goingOn(
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
  const all = retold(known, session, { from: known[again], until }, here)
  // The server may have it in what has ended: by its name it would not take it twice.
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
  /** What took it up after its end. */
  readonly from: KnownEvent | undefined
  /** Since when nothing of it counted any more. */
  readonly until: number
}

/** All that the new session is told; nothing where there is none. */
function retold(
  known: readonly KnownEvent[],
  { subject, topic }: LiveSession,
  { from, until }: Again,
  here: Compared,
): Told[] {
  const said = known.filter(({ type }) => !isEnd(type))
  const counted = countedBy(known.filter(({ type }) => isEnd(type)))
  const again = from ? said.indexOf(from) : said.length
  const minutes = minutesBeside(said, again, counted)
  const after = goneThrough(said, again, here)
  const spans = counted ? unknownSpans(said.slice(0, again), { until, counted }) : []
  const told = [
    ...spans.flatMap((span): Told[] => [
      { type: 'resume', at: span.from },
      { type: 'pause', at: span.until },
    ]),
    ...after,
  ]
  if (told.length + minutes.length === 0) return []
  const halt: Told = { type: 'stop', at: spans.at(-1)?.until ?? Math.round(here.now - here.skew) }
  const chosen = subject ? { subject, topic } : { topic }
  return [
    ...minutes.map((event) => ({ ...event, first: nameOf(event) })),
    ...(told.length > 0 ? begunWith(told, chosen) : [{ type: 'choose', at: halt.at, ...chosen } as const]),
    ...(after.length > 0 ? [] : [halt, ...roundsOf(courseOf(said).at(-1)?.timer, halt.at)]),
  ]
}

/** Added here, and not counted by whoever ended the session. */
const minutesBeside = (said: readonly KnownEvent[], again: number, counted: StudiedInAll | undefined) =>
  said.filter((event, place) => {
    if (event.type !== 'addMinutes') return false
    if (!counted) return event.waits || place > again
    return event.own && !counted.added.some(({ id }) => id === nameOf(event))
  })

const begunWith = ([first, ...rest]: readonly Told[], chosen: Partial<KnownEvent>): Told[] =>
  first ? [{ ...first, type: 'start', ...chosen }, ...rest] : []

/**
 * What happened from `again` on. Of a round that ended by itself the pause is told, for the new session has no
 * other round but the one that goes on: it begins anew with that session, or where it did.
 */
function goneThrough(said: readonly KnownEvent[], again: number, { now, skew }: Compared): Told[] {
  const timers = courseOf(said).map(({ timer }) => timer)
  const told = said.slice(again).flatMap((event, place): Told[] => {
    const timer = timers[again + place + 1]
    const end = timer?.status === 'running' ? roundEnd(timer) : null
    const until = said[again + place + 1]?.at ?? now - skew
    return end !== null && end <= until ? [event, { type: 'pause', at: end }] : [event]
  })
  const begins = told.findLastIndex(({ id, type }) => id === undefined || type === 'rounds')
  return told.flatMap(({ rounds: _, ...one }, place) => [
    ...(one.type === 'rounds' || one.type === 'addMinutes' ? [] : [one]),
    ...(place === Math.max(0, begins) ? roundsOf(timers.at(-1), one.at) : []),
  ])
}

function roundsOf(timer: Timer | undefined, at: number): Told[] {
  if (!timer || timer.status === 'idle' || !timer.rounds) return []
  const { study, rest } = timer.rounds
  return [{ type: 'rounds', at, rounds: { study, rest } }]
}

/** What is on its way to the outbox has all that was counted. */
const isOpenHere = (timer: Timer, key: RecordKey): boolean =>
  timer.status !== 'idle' && timer.sessionId === key && (timer.status === 'running' || !timer.farewell)

/** What ran here and is over, halted now; else what was left so before. */
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

/** By the server's clock: what is asked about is not known to have been studied. */
const lastKnown = (timer: Timer, { now, skew }: Compared): number =>
  (timer.status === 'running' && needsAnswer(timer, now) ? lastSign(timer) : now) - skew

/** Undefined where a device does not say what it had counted. */
function countedBy(ends: readonly SharedEvent[]): StudiedInAll | undefined {
  const counted = ends.flatMap((end) => end.counted ?? [])
  return counted.length < ends.length
    ? undefined
    : counted.reduce<StudiedInAll | undefined>((all, one) => together(all ?? null, one), undefined)
}

interface Ended {
  readonly until: number
  readonly counted: StudiedInAll
}

/**
 * From where something was said here that whoever ended the session had not heard of, up to where that device
 * counted again: from there on it is for that one to say when it was halted.
 */
function unknownSpans(known: readonly KnownEvent[], { until, counted }: Ended): Stretch[] {
  const last = known.at(-1)
  if (!last) return []
  // That one had studied before the start may be said later.
  const said = known
    .filter(({ type, at }) => at < until || type === 'startedLate')
    .map((event) => ({ ...event, at: Math.min(event.at, until) }))
  const ran = stretchesOf([...said, { ...last, type: 'pause', at: until, n: last.n + 1 }])
  const spans = said.flatMap(({ own, type, at }) => {
    const span = ran.findLast((one) => one.from <= at)
    if (!(own && span && (type === 'resume' || type === 'startedLate'))) return []
    const from = type === 'resume' ? at : span.from
    const free = beyond({ save: '', stretches: [span], added: [] }, [counted])
    return free.stretches.filter((one) => one.from <= from && from < one.until)
  })
  return together(null, { save: '', stretches: spans, added: [] }).stretches
}
