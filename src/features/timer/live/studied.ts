import type { RecordKey } from '../../../shared/ids.ts'
import { LIMITS, type StudyRecordBody } from '../../records/contract.ts'
import { roundEnd } from '../rules.ts'
import type { Running } from '../session.ts'
import type { StoredTimer } from '../stored-timer.ts'
import { type Compared, correctedEvents } from './clock-correction.ts'
import { eventsOf, type Here, isBeginning, type KnownEvent, nameOf, rootOf } from './log.ts'
import { courseOf, finishedMs, sessionOf } from './rules.ts'

export type Stretch = NonNullable<StudyRecordBody['studied']>['stretches'][number]

/** The time counted here of the halted session, to compare with other devices' saves; else undefined. */
export function studiedIn(
  stored: StoredTimer,
  { now, skew }: Pick<Here, 'now' | 'skew'>,
  save: RecordKey,
): StudyRecordBody['studied'] {
  if (stored.timer.status === 'idle') return undefined
  const known = eventsOf(stored.shared, stored.timer.sessionId)
  const guess = skewAfter(known, { now, skew: skew ?? 0 })
  const events = eventsOf({ events: correctedEvents(stored, { now, skew: guess }) }, stored.timer.sessionId)
  const stretches = stretchesOf(events)
  const added = events.flatMap((event) =>
    event.type === 'addMinutes' ? { id: nameOf(event), seconds: 60 * (event.minutes ?? 0) } : [],
  )
  const isSayable =
    events.length > 0 && stretches.length <= LIMITS.stretches && added.length <= LIMITS.stretches
  const of = rootOf(events)
  return isSayable ? { save, ...(of && { of }), ...guessedIn(known, events), stretches, added } : undefined
}

/** Whether events have guessed instants: by a clock of unknown skew, moved to begin later. */
function guessedIn(known: readonly KnownEvent[], stand: readonly KnownEvent[]) {
  const first = known.find(({ raw, type }) => raw && isBeginning(type))
  const after = stand.find(({ id }) => id === first?.id)?.at
  return first && after !== undefined ? { guessed: { after, skew: first.at - after } } : {}
}

/** Moves events of unknown skew after all events known before them. */
function skewAfter(events: readonly KnownEvent[], { now, skew }: Compared): number {
  const known: KnownEvent[] = []
  let most = skew
  for (const [place, event] of events.entries()) {
    if (event.raw) most = Math.min(most, reach(event, events.slice(0, place)) - endOf(known))
    else known.push(event)
  }
  return Math.min(most, now - (sessionOf(known)?.lastAt ?? 0))
}

/** The earliest instant that an event covers: a late start covers time before it. */
function reach({ type, at, ms = 0 }: KnownEvent, before: readonly KnownEvent[]): number {
  const began = before.findLast((event) => isBeginning(event.type))
  return type === 'startedLate' && began?.raw ? began.at - ms : at
}

/** The instant of the last event, or the end of its round, whichever is later. */
function endOf(known: readonly KnownEvent[]): number {
  const session = sessionOf(known)
  if (!session) return 0
  const round = session.timer.status === 'running' ? roundEnd(session.timer) : null
  return Math.max(round ?? 0, session.lastAt)
}

/** When the session ran, by events in order. */
export function stretchesOf(events: readonly KnownEvent[]): Stretch[] {
  const stretches: Stretch[] = []
  const timers = courseOf(events).map(({ timer }) => timer)
  for (const [place, after] of timers.slice(1).entries()) {
    const before = timers[place] ?? after
    const ms = finishedMs(after) - finishedMs(before)
    // The next round may have followed a round that ended by itself.
    if (before.status === 'running' && ms !== 0) stretches.push(stretch(before, ms))
    else lengthen(stretches, ms)
  }
  return stretches.filter(({ from, until }) => until > from)
}

/** With a clock that was set far back, nothing can be said before its epoch. */
function stretch({ startedAt, lead }: Running, ms: number): Stretch {
  const from = Math.max(0, Math.round(startedAt - lead))
  return { from, until: from + Math.round(ms) }
}

/** Adds found ms to the last stretches, or removes them. */
function lengthen(stretches: readonly Stretch[], ms: number): void {
  let left = Math.round(ms)
  for (const last of stretches.toReversed()) {
    const by = Math.max(left, last.from - last.until)
    last.until += by
    left -= by
    if (left === 0) return
  }
}
