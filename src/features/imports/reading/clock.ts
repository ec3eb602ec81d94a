import {
  type DayZone,
  dayOfNumber,
  dayStartsAt,
  instantAt,
  numberOfDay,
  offsetAt,
} from '../../../shared/calendar.ts'

const DAY_SECONDS = 86_400
const WEEK = 7

/** Where and when what the file tells was. */
export interface Moment {
  /** Epoch seconds. */
  readonly at: number
  /** The day that it is of there. */
  readonly day: string
  readonly zone: DayZone
}

export interface Clock {
  /** The moment at which the student's clock showed so many seconds of a day. */
  readonly local: (day: string, seconds: number) => Moment
  /** The moment told with its offset from UTC, in minutes. */
  readonly offset: (day: string, seconds: number, minutes: number) => Moment
}

/** Reads clocks in the student's zone; what its offset is, is asked once a week. */
export function clockIn(zone: DayZone): Clock {
  const [place = zone] = zone.split('@')
  const startsAt = dayStartsAt(zone) * 3600
  const offsets = new Map<number, number | undefined>()
  /** Undefined in a week in which clocks are set. */
  const offsetOn = (day: number) => {
    const week = Math.floor(day / WEEK)
    if (!offsets.has(week)) {
      const ends = [week * WEEK - 1, (week + 1) * WEEK + 1]
      const [before = 0, after] = ends.map((near) => offsetAt(near * DAY_SECONDS * 1000, place))
      offsets.set(week, before === after ? before / 1000 : undefined)
    }
    return offsets.get(week)
  }
  const numbers = new Map<string, number>()
  const numberOf = (day: string) => {
    const number = numbers.get(day) ?? numberOfDay(day)
    numbers.set(day, number)
    return number
  }
  const names = new Map<number, string>()
  const momentOf = (at: number, local: number): Moment => {
    const number = Math.floor((local - startsAt) / DAY_SECONDS)
    const day = names.get(number) ?? dayOfNumber(number)
    names.set(number, day)
    return { at, day, zone }
  }
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

/** A zone of this offset from UTC, in which a traveller was; UTC itself is how programs write, and nobody's place. */
function zoneOf(minutes: number): DayZone | undefined {
  if (minutes === 0 || minutes % 60 !== 0 || Math.abs(minutes) > 12 * 60) return undefined
  return `Etc/GMT${minutes > 0 ? '-' : '+'}${Math.abs(minutes) / 60}`
}
