/** `room` is the uncounted time in ms since the last stop; null when unknown. */
interface MayBeLate {
  segments: readonly number[]
  pauses: readonly number[]
  startedAt: number
  room: number | null
  /** By how many ms before its start the span began, as the student says. */
  lead: number
}

/** Nobody remembers an earlier start to the minute: that is for a manual entry. */
const MOST_MS = 4 * 3_600_000
const MINUTE_MS = 60_000

const roomOf = ({ room }: MayBeLate) => Math.min(MOST_MS, room ?? MOST_MS)

/** Moves the span's beginning `by` ms before its start, at most as far as there is room; 0 undoes it. */
export function startedLate<T extends MayBeLate>(span: T, by: number): T {
  if (!(by >= 0)) return span
  const lead = Math.min(by, roomOf(span))
  return lead === span.lead ? span : { ...span, lead, pauses: pausesBefore(span, lead) }
}

/** The lead in ms for a span that began this many minutes before `now`; negative where it began earlier. */
export const leadFor = (span: MayBeLate, minutes: number, now: number): number =>
  minutes * MINUTE_MS - countedIn(span, now)

/** The most whole minutes before `now` at which the span may have begun. */
export const mostMinutesAgo = (span: MayBeLate, now: number): number =>
  Math.floor((countedIn(span, now) + roomOf(span)) / MINUTE_MS)

/** The whole minutes that the span counts without a lead. */
export const minutesCounted = (span: MayBeLate, now: number): number =>
  Math.floor(countedIn(span, now) / MINUTE_MS)

/** Before the first pause, time that a device slept is in segments of the same span. */
function countedIn({ segments, pauses, startedAt }: MayBeLate, now: number): number {
  const slept = pauses.length === 0 ? segments.reduce((total, ms) => total + ms, 0) : 0
  return Math.max(0, now - startedAt) + slept
}

/** Shortens the pause before the span by the lead. */
function pausesBefore({ pauses, lead }: MayBeLate, next: number): readonly number[] {
  const last = pauses.at(-1)
  return last === undefined ? pauses : [...pauses.slice(0, -1), last + lead - next]
}
