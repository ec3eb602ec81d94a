import { type DayZone, dayStartsAt, offsetAt } from './calendar.ts'
import { FIRST_INSTANT } from './period.ts'

/**
 * Parallel lists: from each instant on, in order, a day's
 * own time, 0 at its beginning, is UTC plus so many seconds.
 */
export interface ZoneOffsets {
  readonly since: readonly Date[]
  readonly seconds: readonly number[]
}

const DAY_MS = 86_400_000
/** No zone changes its clock and changes it back within so few days. */
const STEP_MS = 10 * DAY_MS
const FIRST = Date.parse(FIRST_INSTANT)

const known = new Map<string, { until: number; offsets: ZoneOffsets }>()
const MAX_KNOWN = 100

/**
 * The zone's offsets from the first instant of any record until `until`, so that days of many instants are
 * arithmetic: asking the calendar for each would take 10 µs.
 */
export function zoneOffsets(zone: DayZone, until: Date): ZoneOffsets {
  const found = known.get(zone)
  if (found && found.until > until.getTime()) return found.offsets
  if (known.size >= MAX_KNOWN) known.clear()
  const end = until.getTime() + 30 * STEP_MS
  const offsets = offsetsUntil(zone, end)
  known.set(zone, { until: end, offsets })
  return offsets
}

/** The local day, in days from 1970, of an instant in milliseconds. */
export function dayNumberIn({ since, seconds }: ZoneOffsets): (instant: number) => number {
  const from = since.map((instant) => instant.getTime())
  // Most instants are of the last years.
  return (instant) => {
    let place = from.length - 1
    while (place > 0 && (from[place] ?? 0) > instant) place--
    return Math.floor((instant + (seconds[place] ?? 0) * 1000) / DAY_MS)
  }
}

function offsetsUntil(timeZone: DayZone, end: number): ZoneOffsets {
  const since = [new Date(FIRST)]
  let offset = offsetAt(FIRST, timeZone)
  const secondsOf = (ms: number) => ms / 1000 - dayStartsAt(timeZone) * 3600
  const seconds = [secondsOf(offset)]
  for (let at = FIRST; at < end; at += STEP_MS) {
    const next = offsetAt(at + STEP_MS, timeZone)
    if (next === offset) continue
    since.push(new Date(firstWith(next, { early: at, late: at + STEP_MS, timeZone })))
    seconds.push(secondsOf(next))
    offset = next
  }
  return { since, seconds }
}

interface Between {
  readonly early: number
  readonly late: number
  readonly timeZone: DayZone
}

function firstWith(offset: number, { early, late, timeZone }: Between): number {
  let [before, after] = [early, late]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle, timeZone) === offset) after = middle
    else before = middle
  }
  return after
}
