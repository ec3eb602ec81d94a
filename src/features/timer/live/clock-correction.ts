import { withCorrectedGuesses as placedThere, type StudiedOnDevice } from '../../records/studied/rules.ts'
import type { StoredTimer } from '../stored-timer.ts'
import { type Here, isBeginning, type KnownEvent } from './log.ts'
import { countedMs } from './rules.ts'

/** The device's clock in epoch ms, and its skew to the server's in ms. */
export interface Compared extends Pick<Here, 'now'> {
  readonly skew: number
}

/** The log with its waiting events moved to the server's clock; spans keep their length. */
export function correctedEvents(
  { timer, shared: { events, open } }: StoredTimer,
  { now, skew }: Compared,
): KnownEvent[] {
  const waiting = Map.groupBy(
    events.filter(({ waits }) => waits),
    ({ session }) => session,
  )
  const at = new Map<string, number>()
  for (const [key, sessionEvents] of waiting) {
    const runs = timer.status === 'running' && timer.sessionId === key && open?.raw
    const byServer = sessionEvents.map((event) => ({ ...event, at: event.at - (event.raw ? skew : 0) }))
    const limits = {
      now: now - skew,
      counted: runs ? countedMs(timer, open.finished, now) : null,
    }
    for (const event of placeSpans(byServer, limits)) at.set(event.id, event.at)
  }
  return events.map(({ raw: _, ...event }) => ({
    ...event,
    at: at.get(event.id) ?? event.at,
    ...(event.counted?.guessed ? { counted: correctedCounts(event.counted, { now, skew }) } : {}),
  }))
}

/** Corrects guessed stretches as the server does for a record. */
function correctedCounts(counted: StudiedOnDevice, { now, skew }: Compared): StudiedOnDevice {
  const { guessed: _, ...studied } = placedThere({ studied: counted, sent_at: now }, now - skew).studied
  return studied
}

/** Instants in epoch ms by the server's clock; `counted` is the length so far of the running span, in ms. */
interface Limits {
  readonly now: number
  readonly counted: number | null
}

/** Keeps spans out of the future, apart, and after what was known then. */
function placeSpans(events: readonly KnownEvent[], { now, counted }: Limits): KnownEvent[] {
  let limit = now
  return spansOf(events)
    .toReversed()
    .flatMap((span, index) => {
      const [first, last] = [span[0], span.at(-1)]
      if (!(first && last)) return []
      const isOpen = index === 0 && counted !== null && isBeginning(first.type)
      const by = isOpen ? now - counted - first.at : Math.min(0, limit - last.at)
      const at = Math.round(Math.max(first.at + by, first.floor ?? 0))
      limit = at
      return span.map((event) => ({ ...event, at: at + event.at - first.at }))
    })
}

/** Each span begins with a start or a resume; the beginning of the first may already be on the server. */
function spansOf(events: readonly KnownEvent[]): KnownEvent[][] {
  const spans: KnownEvent[][] = []
  for (const event of events) {
    if (isBeginning(event.type) || spans.length === 0) spans.push([event])
    else spans.at(-1)?.push(event)
  }
  return spans
}
