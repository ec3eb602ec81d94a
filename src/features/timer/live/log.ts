import type { RecordKey } from '../../../shared/ids.ts'
import type { SharedEvent } from './contract.ts'

/**
 * An event as this device knows it: its `own` is what was said here. It `waits` until the server has it. What is
 * `raw` has its instant by the device's clock, whose distance to the server's was not known
 * then. It was said with what others had told until `floor`. What is `left` is of a session that was halted here
 * by an end elsewhere: another device may have ended it before, and then it was taken up anew.
 */
export interface KnownEvent extends SharedEvent {
  readonly own?: true
  readonly waits?: true
  readonly floor?: number
  readonly raw?: true
  readonly left?: true
}

/**
 * The span that runs on this device: when it began, as the others were told, and the ms finished before it.
 */
export interface OpenSpan extends Pick<KnownEvent, 'at' | 'raw'> {
  readonly finished: number
}

/**
 * Events of the sessions that are open, and ends that wait;
 * `cursor` is how far the device has heard the server.
 */
export interface SharedLog {
  readonly events: readonly KnownEvent[]
  readonly open: OpenSpan | null
  readonly cursor: number
}

export const NO_LOG: SharedLog = { events: [], open: null, cursor: 0 }

/** As the server and the other devices are told it. */
export const bare = ({
  own: _,
  waits: __,
  raw: ___,
  floor: ____,
  left: _____,
  ...event
}: KnownEvent): SharedEvent => event

/** Whether a span begins with it. */
export const isBeginning = (type: KnownEvent['type']): boolean => type === 'start' || type === 'resume'

/** Whether the session is over with it. */
export const isEnd = (type: KnownEvent['type']): boolean => type === 'saved' || type === 'reset'

/** The events of one session, in the order in which they are kept. */
export const eventsOf = <E extends SharedEvent>(
  { events }: { readonly events: readonly E[] },
  key: string,
): E[] => events.filter(({ session }) => session === key)

/** By which minutes that were added count once, in whichever session they are told again. */
export const nameOf = ({ id, first }: SharedEvent): string => first ?? id

/** The session that theirs grew out of. */
export const rootOf = (events: readonly SharedEvent[]): string | undefined =>
  events.find(({ of }) => of !== undefined)?.of

/**
 * The device's now, in epoch ms, how many ms it is ahead of the server's, null where that is not known, and a
 * maker of ids.
 */
export interface Here {
  readonly now: number
  readonly skew: number | null
  readonly newId: () => RecordKey
}

export type Said = Pick<SharedEvent, 'session' | 'type'> &
  Partial<Omit<KnownEvent, 'raw'>> & { readonly raw?: boolean }

/** Adds events that happen now on this device, none before what its session knows. */
export function saying(log: SharedLog, said: readonly Said[], here: Here): SharedLog {
  const events = [...log.events]
  for (const one of said) events.push(eventNow(one, eventsOf({ events }, one.session), here))
  return { ...log, events }
}

function eventNow(
  { raw, ...said }: Said,
  known: readonly KnownEvent[],
  { now, skew, newId }: Here,
): KnownEvent {
  const isRaw = raw ?? (said.at === undefined && skew === null)
  const at = Math.round(said.at ?? now - (skew ?? 0))
  const lastOf = (events: readonly KnownEvent[]) => Math.max(0, ...events.map((event) => event.at))
  const last = lastOf(known.filter((event) => !event.raw))
  const floor = lastOf(known.filter(({ waits }) => !waits))
  const named = {
    ...said,
    id: newId(),
    n: 1 + Math.max(0, ...known.map(({ n }) => n)),
    own: true,
    waits: true,
    floor,
  } as const
  return isRaw ? { ...named, at, raw: true } : { ...named, at: Math.max(at, last) }
}
