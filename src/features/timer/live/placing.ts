import { placed as placedThere, type StudiedOnDevice } from '../../records/studied/rules.ts'
import type { StoredTimer } from '../stored-timer.ts'
import { type Here, isBeginning, type KnownEvent } from './log.ts'
import { countedMs } from './rules.ts'

/** The device's now, in epoch ms, and how many ms it is ahead of the server's. */
export interface Compared extends Pick<Here, 'now'> {
  readonly skew: number
}

/** What waits, by the server's clock and with its spans as long as they were. */
export function corrected(
  { timer, shared: { events, open } }: StoredTimer,
  { now, skew }: Compared,
): KnownEvent[] {
  const waiting = Map.groupBy(
    events.filter(({ waits }) => waits),
    ({ session }) => session,
  )
  const at = new Map<string, number>()
  for (const [key, said] of waiting) {
    const runs = timer.status === 'running' && timer.sessionId === key && open?.raw
    const byServer = said.map((event) => ({ ...event, at: event.at - (event.raw ? skew : 0) }))
    const limits = {
      now: now - skew,
      counted: runs ? countedMs(timer, open.finished, now) : null,
    }
    for (const event of placed(byServer, limits)) at.set(event.id, event.at)
  }
  return events.map(({ raw: _, ...event }) => ({
    ...event,
    at: at.get(event.id) ?? event.at,
    ...(event.counted?.guessed ? { counted: compared(event.counted, { now, skew }) } : {}),
  }))
}

/** As the server places what the record says. */
function compared(counted: StudiedOnDevice, { now, skew }: Compared): StudiedOnDevice {
  const { guessed: _, ...studied } = placedThere({ studied: counted, sent_at: now }, now - skew).studied
  return studied
}

/**
 * Instants in epoch ms by the server's clock; `counted` is how long the span has run that still does, in ms.
 */
interface Limits {
  readonly now: number
  readonly counted: number | null
}

/** Nothing lies ahead of now, no span ahead of the next, and none before what was known when it began. */
function placed(said: readonly KnownEvent[], { now, counted }: Limits): KnownEvent[] {
  let limit = now
  return spansOf(said)
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

/** Each begins with a start or a resume, but the first, whose beginning the server may have. */
function spansOf(said: readonly KnownEvent[]): KnownEvent[][] {
  const spans: KnownEvent[][] = []
  for (const event of said) {
    if (isBeginning(event.type) || spans.length === 0) spans.push([event])
    else spans.at(-1)?.push(event)
  }
  return spans
}
