import type { RecordKey } from '../../../shared/ids.ts'
import type { SharedEvent } from './contract.ts'

/**
 * An event as this device knows it. `own`: it happened here. `waits`: the server does not have it yet. `raw`:
 * its instant is by the device's clock, whose skew was unknown. `floor`: the latest event of other devices at
 * that moment. `left`: its session was halted here by an end elsewhere, and another device may have ended and
 * resumed it before.
 */
export interface KnownEvent extends SharedEvent {
  readonly own?: true
  readonly waits?: true
  readonly floor?: number
  readonly raw?: true
  readonly left?: true
}

/** The span that runs on this device: its beginning as sent to the others, and the ms finished before it. */
export interface OpenSpan extends Pick<KnownEvent, 'at' | 'raw'> {
  readonly finished: number
}

/** Events of open sessions, and ends that wait; `cursor` tells how far the server's were read. */
export interface SharedLog {
  readonly events: readonly KnownEvent[]
  readonly open: OpenSpan | null
  readonly cursor: number
}

export const NO_LOG: SharedLog = { events: [], open: null, cursor: 0 }

/** The event without this device's own marks, as it is sent. */
export const toSharedEvent = ({
  own: _,
  waits: __,
  raw: ___,
  floor: ____,
  left: _____,
  ...event
}: KnownEvent): SharedEvent => event

/** Whether a span begins with it. */
export const isBeginning = (type: KnownEvent['type']): boolean => type === 'start' || type === 'resume'

export const isEnd = (type: KnownEvent['type']): boolean => type === 'saved' || type === 'reset'

/** The events of one session, in their stored order. */
export const eventsOf = <E extends SharedEvent>(
  { events }: { readonly events: readonly E[] },
  key: string,
): E[] => events.filter(({ session }) => session === key)

/** The id under which added minutes count once, in whichever session they are sent again. */
export const nameOf = ({ id, first }: SharedEvent): string => first ?? id

export const rootOf = (events: readonly SharedEvent[]): string | undefined =>
  events.find(({ of }) => of !== undefined)?.of

/** The device's clock in epoch ms, its skew to the server's in ms (null when unknown), and a maker of ids. */
export interface Here {
  readonly now: number
  readonly skew: number | null
  readonly newId: () => RecordKey
}

export type EventDraft = Pick<SharedEvent, 'session' | 'type'> &
  Partial<Omit<KnownEvent, 'raw'>> & { readonly raw?: boolean }

/** Adds events that happen now on this device, none before the latest known event of its session. */
export function appendEvents(log: SharedLog, drafts: readonly EventDraft[], here: Here): SharedLog {
  const events = [...log.events]
  for (const one of drafts) events.push(eventNow(one, eventsOf({ events }, one.session), here))
  return { ...log, events }
}

function eventNow(
  { raw, ...draft }: EventDraft,
  known: readonly KnownEvent[],
  { now, skew, newId }: Here,
): KnownEvent {
  const isRaw = raw ?? (draft.at === undefined && skew === null)
  const at = Math.round(draft.at ?? now - (skew ?? 0))
  const lastOf = (events: readonly KnownEvent[]) => Math.max(0, ...events.map((event) => event.at))
  const last = lastOf(known.filter((event) => !event.raw))
  const floor = lastOf(known.filter(({ waits }) => !waits))
  const named = {
    ...draft,
    id: newId(),
    n: 1 + Math.max(0, ...known.map(({ n }) => n)),
    own: true,
    waits: true,
    floor,
  } as const
  return isRaw ? { ...named, at, raw: true } : { ...named, at: Math.max(at, last) }
}
