import {
  type DayZone,
  dayOfNumber,
  dayStartsAt,
  instantAt,
  numberOfDay,
  offsetAt,
} from '../../../shared/calendar.ts'
import { onceEach } from '../../../shared/once-each.ts'

const DAY_SECONDS = 86_400
const WEEK = 7
const MONTH = 4 * WEEK

export interface Moment {
  /** Epoch seconds. */
  readonly at: number
  /** The local day at the moment. */
  readonly day: string
  readonly zone: DayZone
}

export interface Clock {
  /** The moment at which the student's clock showed this many seconds of a day. */
  readonly local: (day: string, seconds: number) => Moment
  /** The moment of a time that is written with its offset from UTC, in minutes. */
  readonly offset: (day: string, seconds: number, minutes: number) => Moment
}

/** Reads clocks in the student's zone; asks for its offset rarely, because asking is slow. */
export function clockIn(zone: DayZone): Clock {
  const [place = zone] = zone.split('@')
  const startsAt = dayStartsAt(zone) * 3600
  const edge = onceEach((day: number) => offsetAt(day * DAY_SECONDS * 1000, place) / 1000)
  /** Undefined near a change to or from summer time, where each moment of the day is asked anew. */
  const offsetOn = (day: number, days = MONTH): number | undefined => {
    const first = Math.floor(day / days) * days
    const before = edge(first - 1)
    if (before === edge(first + days + 1)) return before
    return days === 1 ? undefined : offsetOn(day, days === MONTH ? WEEK : 1)
  }
  const numberOf = onceEach(numberOfDay)
  const nameOf = onceEach(dayOfNumber)
  const momentOf = (at: number, local: number): Moment => ({
    at,
    day: nameOf(Math.floor((local - startsAt) / DAY_SECONDS)),
    zone,
  })
  return {
    local: (day, seconds) => {
      const number = numberOf(day)
      const local = number * DAY_SECONDS + seconds
      const offset = offsetOn(number)
      const at = offset === undefined ? instantAt(day, seconds / 60, place).getTime() / 1000 : local - offset
      return momentOf(at, local)
    },
    offset: (day, seconds, minutes) => {
      const local = numberOf(day) * DAY_SECONDS + seconds
      const at = local - minutes * 60
      const own = offsetOn(Math.floor(at / DAY_SECONDS)) ?? offsetAt(at * 1000, place) / 1000
      const other = minutes * 60 === own ? undefined : zoneOf(minutes)
      if (other === undefined) return momentOf(at, at + own)
      return { at, day, zone: other }
    },
  }
}

/** The zone of a traveller, from an offset; UTC is how programs write times, and nobody's zone. */
function zoneOf(minutes: number): DayZone | undefined {
  if (minutes === 0 || minutes % 60 !== 0 || Math.abs(minutes) > 12 * 60) return undefined
  return `Etc/GMT${minutes > 0 ? '-' : '+'}${Math.abs(minutes) / 60}`
}
