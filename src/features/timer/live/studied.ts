import type { RecordKey } from '../../../shared/ids.ts'
import { LIMITS, type StudyRecordBody } from '../../records/contract.ts'
import { roundEnd } from '../rules.ts'
import type { Running } from '../session.ts'
import type { StoredTimer } from '../stored-timer.ts'
import { eventsOf, type Here, isBeginning, type KnownEvent, nameOf, rootOf } from './log.ts'
import { type Compared, corrected } from './placing.ts'
import { courseOf, finishedMs, sessionOf } from './rules.ts'

export type Stretch = NonNullable<StudyRecordBody['studied']>['stretches'][number]

/**
 * What this device has counted of its halted session, by the events that it knows: so that its record has once
 * what another device saves of it as well. Undefined where nothing is known of it that could be compared.
 */
export function studiedIn(
  stored: StoredTimer,
  { now, skew }: Pick<Here, 'now' | 'skew'>,
  save: RecordKey,
): StudyRecordBody['studied'] {
  if (stored.timer.status === 'idle') return undefined
  const known = eventsOf(stored.shared, stored.timer.sessionId)
  const guess = skewAfter(known, { now, skew: skew ?? 0 })
  const events = eventsOf({ events: corrected(stored, { now, skew: guess }) }, stored.timer.sessionId)
  const stretches = stretchesOf(events)
  const added = events.flatMap((event) =>
    event.type === 'addMinutes' ? { id: nameOf(event), seconds: 60 * (event.minutes ?? 0) } : [],
  )
  const isSayable =
    events.length > 0 && stretches.length <= LIMITS.stretches && added.length <= LIMITS.stretches
  const of = rootOf(events)
  return isSayable ? { save, ...(of && { of }), ...guessedIn(known, events), stretches, added } : undefined
}

/** Where a clock of unknown distance was made to begin, and by how much. */
function guessedIn(known: readonly KnownEvent[], stand: readonly KnownEvent[]) {
  const first = known.find(({ raw, type }) => raw && isBeginning(type))
  const after = stand.find(({ id }) => id === first?.id)?.at
  return first && after !== undefined ? { guessed: { after, skew: first.at - after } } : {}
}

/** What was said by a clock of unknown distance came after all that had been said before. */
function skewAfter(events: readonly KnownEvent[], { now, skew }: Compared): number {
  const known: KnownEvent[] = []
  let most = skew
  for (const [place, event] of events.entries()) {
    if (event.raw) most = Math.min(most, reach(event, events.slice(0, place)) - endOf(known))
    else known.push(event)
  }
  return Math.min(most, now - (sessionOf(known)?.lastAt ?? 0))
}

/** The earliest instant of which an event tells: what was studied before a start is said after it. */
function reach({ type, at, ms = 0 }: KnownEvent, before: readonly KnownEvent[]): number {
  const began = before.findLast((event) => isBeginning(event.type))
  return type === 'startedLate' && began?.raw ? began.at - ms : at
}

/** The instant of the last event, or at which the round then ended by itself, whichever is later. */
function endOf(known: readonly KnownEvent[]): number {
  const session = sessionOf(known)
  if (!session) return 0
  const round = session.timer.status === 'running' ? roundEnd(session.timer) : null
  return Math.max(round ?? 0, session.lastAt)
}

/** When the session ran, by events that are in order. */
export function stretchesOf(events: readonly KnownEvent[]): Stretch[] {
  const stretches: Stretch[] = []
  const timers = courseOf(events).map(({ timer }) => timer)
  for (const [place, after] of timers.slice(1).entries()) {
    const before = timers[place] ?? after
    const ms = finishedMs(after) - finishedMs(before)
    // A round that ended by itself may have been followed by the next one.
    if (before.status === 'running' && ms !== 0) stretches.push(stretch(before, ms))
    else lengthen(stretches, ms)
  }
  return stretches.filter(({ from, until }) => until > from)
}

/** Before a clock that was set far back nothing can be said. */
function stretch({ startedAt, lead }: Running, ms: number): Stretch {
  const from = Math.max(0, Math.round(startedAt - lead))
  return { from, until: from + Math.round(ms) }
}

/** What was found or taken out while nothing ran is of the last stretches. */
function lengthen(stretches: readonly Stretch[], ms: number): void {
  let left = Math.round(ms)
  for (const last of stretches.toReversed()) {
    const by = Math.max(left, last.from - last.until)
    last.until += by
    left -= by
    if (left === 0) return
  }
}
