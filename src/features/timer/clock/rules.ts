/** Readings of both clocks in ms: the wall clock, which can be set, and the page's own, which only counts. */
export interface Look {
  wall: number
  steady: number
}

/** `startedAt` is undefined while no timer was counting. */
export interface Watch extends Look {
  startedAt: number | undefined
}

/** The wall clock went `ms` ahead of the page's: it was set, or the device slept. `skew` is older. */
export interface Leap {
  ms: number
  skew: number | null
}

/** Finished segments are in ms; an open leap does not count. */
export interface Measured {
  segments: readonly number[]
  leap: Leap | null
}

/**
 * `startedAt`, `seenAt` (the last sign of life) and `paperUntil` (the end of study off the screen) are by the
 * device's clock, in epoch ms. `skew` is how many ms it was ahead of the server's when measured; null until
 * then.
 */
export interface Counting extends Measured {
  startedAt: number
  seenAt: number
  paperUntil: number | null
  skew: number | null
}

/**
 * Events of the clock. `jumped`: the wall clock jumped by so many ms, as a page saw it that counted from
 * `startedAt`; when several tabs see one jump, the first counts, because it changes `startedAt`. `compared`:
 * the measured skew. `slept` and `clockSet`: the student's answer about an open leap.
 */
export type ClockEvent =
  | { type: 'jumped'; startedAt: number; by: number }
  | { type: 'compared'; skew: number }
  | { type: 'slept' }
  | { type: 'clockSet' }

/** A page's two clocks drift apart by less than this between two looks. */
const JITTER_MS = 250

/** The clock ignores smaller leaps: the skew is known to the second only. */
const NOTICEABLE_MS = 10_000

const EVENTS: Record<ClockEvent['type'], true> = { jumped: true, compared: true, slept: true, clockSet: true }

export const isOfClock = (event: { type: string }): event is ClockEvent => event.type in EVENTS

/** Returns whole ms: negative when set back, positive when leapt ahead, 0 for no jump. */
export function jumpBetween(before: Look, after: Look): number {
  // The page's own clock has fractions of ms, which do not matter.
  const by = Math.round(after.wall - before.wall - (after.steady - before.steady))
  return by < -JITTER_MS || by > NOTICEABLE_MS ? by : 0
}

/** A second jump must find the timer counting from where the first one will have put it. */
export function jumpSince(
  before: Watch | undefined,
  now: Watch,
): [jump: ClockEvent | null, remembered: Watch] {
  const by = before ? jumpBetween(before, now) : 0
  if (by === 0 || before?.startedAt === undefined) return [null, now]
  const { startedAt } = before
  return [
    { type: 'jumped', startedAt, by },
    now.startedAt === startedAt ? { ...now, startedAt: startedAt + by } : now,
  ]
}

/** Shifts the same time to a clock that was set `by` ms ahead, or back. */
export function moved<T extends Counting>(counting: T, by: number): T {
  const { startedAt, seenAt, paperUntil, skew } = counting
  return {
    ...counting,
    startedAt: startedAt + by,
    seenAt: seenAt + by,
    paperUntil: paperUntil === null ? null : paperUntil + by,
    skew: skew === null ? null : skew + by,
  }
}

/** Leaps above `longest` ms wait for the question about silence; off the screen they are expected. */
export function countingAfter<T extends Counting>(
  counting: T,
  event: ClockEvent,
  now: number,
  longest: number,
): T {
  switch (event.type) {
    case 'jumped':
      if (event.startedAt !== counting.startedAt || event.by > longest) return counting
      return event.by > 0 && isOnPaper(counting, now) ? counting : jumped(counting, event.by)
    case 'compared':
      return compared(counting, event.skew, now)
    default:
      // The student's answer is final: a later skew applies only to what comes after it.
      return counting.leap ? { ...measuredAfter(counting, event), skew: null } : counting
  }
}

/** Handles an event of the clock for measured time that does not count now. */
export function measuredAfter<T extends Measured>(measured: T, event: ClockEvent): T {
  const { leap } = measured
  if (!leap) return measured
  switch (event.type) {
    case 'jumped':
      return measured
    case 'compared':
      return settled(measured, sleptOf(leap, event.skew))
    case 'slept':
      return settled(measured, leap.ms)
    case 'clockSet':
      return settled(measured, 0)
  }
}

const isOnPaper = ({ paperUntil }: Counting, now: number) => paperUntil !== null && now <= paperUntil

function jumped<T extends Counting>(counting: T, by: number): T {
  const { leap, skew } = counting
  const open = leap ? { ...leap, ms: leap.ms + by } : { ms: by, skew }
  return { ...moved(counting, by), leap: by > 0 ? open : leap }
}

/** A clock that was set while no page was open neither adds nor takes time. */
function compared<T extends Counting>(counting: T, skew: number, now: number): T {
  const known = measuredAfter(counting, { type: 'compared', skew })
  if (known !== counting || counting.skew === null) return { ...known, skew }
  const by = skew - counting.skew
  if (Math.abs(by) < NOTICEABLE_MS) return counting
  const { startedAt, seenAt, paperUntil } = moved(counting, by)
  // A sign of life since then is by the new clock.
  return { ...counting, startedAt: Math.min(startedAt, now), seenAt: Math.min(seenAt, now), paperUntil, skew }
}

/** The ms of a leap during which the device slept, by the server's clock; null when unknown. */
function sleptOf({ ms, skew: before }: Leap, skew: number): number | null {
  if (before === null) return null
  const slept = ms - (skew - before)
  if (slept < NOTICEABLE_MS) return 0
  return ms - slept < NOTICEABLE_MS ? ms : slept
}

/** Counts this many ms of the leap; null leaves it open. */
function settled<T extends Measured>(measured: T, slept: number | null): T {
  if (slept === null) return measured
  return { ...measured, leap: null, segments: slept > 0 ? [...measured.segments, slept] : measured.segments }
}
