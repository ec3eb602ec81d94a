import type { RecordKey } from '../../../shared/ids.ts'
import { beyond, type StudiedInAll, together } from '../../records/studied/rules.ts'
import { lastSign, needsAnswer } from '../rules.ts'
import type { Timer } from '../session.ts'
import type { StoredTimer } from '../stored-timer.ts'
import type { SharedEvent } from './contract.ts'
import { eventsOf, type Here, isEnd, type KnownEvent, nameOf, rootOf, type SharedLog } from './log.ts'
import type { Compared } from './placing.ts'
import { inOrder, type LiveSession } from './rules.ts'
import { type Stretch, stretchesOf } from './studied.ts'

type Told = Partial<KnownEvent> & Pick<KnownEvent, 'type' | 'at'>

/** What was studied here and is not in what ended elsewhere goes on in a session of its own. */
export function goingOn(
  log: SharedLog,
  { key, ended, subject, topic }: LiveSession,
  stored: StoredTimer,
  here: Here & Compared,
): SharedLog {
  if (!(ended && isOpenHere(stored.timer, key))) return log
  const known = inOrder(eventsOf(log, key))
  const said = known.filter(({ type }) => !isEnd(type))
  const counted = countedBy(known.filter(({ type }) => isEnd(type)))
  const again = said.findIndex(({ type, at, own }) => own && type === 'resume' && at >= ended.haltedAt)
  const [before, after] = again === -1 ? [said, []] : [said.slice(0, again), said.slice(again)]
  const until = Math.min(ended.haltedAt, lastKnown(stored.timer, here))
  const minutes = said.filter(
    (event) =>
      event.type === 'addMinutes' &&
      (counted
        ? event.own && !counted.added.some(({ id }) => id === nameOf(event))
        : event.waits || after.includes(event)),
  )
  const spans = counted ? unknownSpans(before, { until, counted }) : []
  const chosen = subject ? { subject, topic } : { topic }
  const told: Told[] = [
    ...spans.flatMap(({ from, until: end }): Told[] => [
      { type: 'resume', at: from },
      { type: 'pause', at: end },
    ]),
    ...after.filter(({ type }) => type !== 'addMinutes'),
  ]
  if (told.length + minutes.length === 0) return log
  const halt: Told = { type: 'stop', at: spans.at(-1)?.until ?? Math.round(here.now - here.skew) }
  const all: Told[] = [
    ...minutes.map((event) => ({ ...event, first: nameOf(event) })),
    ...(told.length > 0 ? begunWith(told, chosen) : [{ type: 'choose', at: halt.at, ...chosen } as const]),
    ...(after.length > 0 ? [] : [halt]),
  ]
  // The server may have it in what has ended: by its name it would not take it twice.
  const own = { session: here.newId(), of: rootOf(said) ?? key, own: true, waits: true } as const
  const events = all.map((event, place) => ({ ...event, ...own, id: here.newId(), n: place + 1 }))
  return { ...log, events: [...log.events, ...events] }
}

const begunWith = ([first, ...rest]: readonly Told[], chosen: Partial<KnownEvent>): Told[] =>
  first ? [{ ...first, type: 'start', ...chosen }, ...rest] : []

/** What is on its way to the outbox has all that was counted. */
const isOpenHere = (timer: Timer, key: RecordKey): boolean =>
  timer.status !== 'idle' && timer.sessionId === key && (timer.status === 'running' || !timer.farewell)

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
