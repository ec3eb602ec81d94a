/**
 * The only place that knows weekdays and time zones. A day is a 'YYYY-MM-DD' string in the student's own zone;
 * an instant is a `Date` or epoch milliseconds.
 */
export type Day = string

/** 1 = Monday … 7 = Sunday (spec §9). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Seven days, both ends included. */
export interface Week {
  start: Day
  end: Day
}

/** A Sunday–Saturday week of the chart, numbered from the first Sunday of its year. */
export interface ChartWeek extends Week {
  number: number
}

/** The zone of a student whose device tells none. */
export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo'

const DAY_MS = 86_400_000
const WEEK_DAYS = 7

const WEEKDAY_NAMES: Record<Weekday, string> = {
  1: 'Segunda-feira',
  2: 'Terça-feira',
  3: 'Quarta-feira',
  4: 'Quinta-feira',
  5: 'Sexta-feira',
  6: 'Sábado',
  7: 'Domingo',
}

/** The days in the order of the schedule, Monday first (spec §3). */
export const SCHEDULE_WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** The days in the order of the chart's X axis, Sunday first (spec §2). */
export const CHART_WEEKDAYS: readonly Weekday[] = [7, 1, 2, 3, 4, 5, 6]

/** Whether the text is a day that exists, written YYYY-MM-DD, from year 1 to 9999. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && dayOf(time) === text
}

/**
 * Whether the text names an IANA time zone. Plain offsets ('+03:00') are refused: engines read them, but PostgreSQL
 * reads their sign the other way round.
 */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][\w+\-/]{0,63}$/.test(text)) return false
  try {
    clockIn(text)
    return true
  } catch {
    return false
  }
}

/** The zone this device is set to, or the default when it tells none that is valid. */
export function deviceTimeZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone && isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE
}

/** The student's calendar day at an instant. */
export function today(now: Date | number, timeZone: string): Day {
  return dayOf(localTime(Number(now), timeZone))
}

/** The time of day at an instant, 'HH:mm' in 24 h. */
export function timeOfDay(instant: Date | number, timeZone: string): string {
  return new Date(localTime(Number(instant), timeZone)).toISOString().slice(11, 16)
}

/**
 * The instants between which it is `day` in the zone: `from` included, `to` excluded. Consecutive days always touch:
 * where clocks jump over midnight the day starts at the jump, and a day a zone skipped is empty.
 */
export function dayBounds(day: Day, timeZone: string): { from: Date; to: Date } {
  const midnight = utc(day)
  return {
    from: new Date(startOfDay(midnight, timeZone)),
    to: new Date(startOfDay(midnight + DAY_MS, timeZone)),
  }
}

/** The instants at which the days, one after the other, begin in the zone and, last, the one at which the last ends. */
export function dayEdges(days: readonly Day[], timeZone: string): Date[] {
  const bounds = days.map((day) => dayBounds(day, timeZone))
  return [...bounds.map(({ from }) => from), ...bounds.slice(-1).map(({ to }) => to)]
}

/** The day that many days later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return dayOf(utc(day) + days * DAY_MS)
}

/** How many days `to` comes after `from`; negative when it is before. */
export function daysBetween(from: Day, to: Day): number {
  return (utc(to) - utc(from)) / DAY_MS
}

/** The weekday of a day. */
export function weekdayOf(day: Day): Weekday {
  return (new Date(utc(day)).getUTCDay() || WEEK_DAYS) as Weekday
}

/** 'Segunda-feira' … 'Domingo' (spec §3). */
export function weekdayName(weekday: Weekday): string {
  return WEEKDAY_NAMES[weekday]
}

/** The Monday–Sunday week of a day, as schedule and progress use it (spec §9). */
export function scheduleWeek(day: Day): Week {
  const start = addDays(day, 1 - weekdayOf(day))
  return { start, end: addDays(start, WEEK_DAYS - 1) }
}

/**
 * The weeks a chart offers: Sunday–Saturday, numbered from the first Sunday of the year, only those already started,
 * oldest first (spec §2, §9). Days before the first Sunday belong to the last week of the year before, so until then
 * that year's weeks are listed.
 */
export function chartWeeks(today: Day): ChartWeek[] {
  const lastSunday = addDays(today, -(weekdayOf(today) % WEEK_DAYS))
  const year = lastSunday.slice(0, 4)
  const newYear = `${year}-01-01`
  const firstSunday = addDays(newYear, WEEK_DAYS - weekdayOf(newYear))
  const weeks: ChartWeek[] = []
  for (let start = firstSunday; start <= lastSunday; start = addDays(start, WEEK_DAYS)) {
    weeks.push({ number: weeks.length + 1, start, end: addDays(start, WEEK_DAYS - 1) })
  }
  return weeks
}

/** A day as Brazilians write it: dd/mm/aaaa. */
export function formatDay(day: Day): string {
  return day.split('-').reverse().join('/')
}

function utc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}

/**
 * The instant at which the local clock first shows `midnight` (local time written as if it were UTC) or, when the clock
 * jumps over it, the instant of the jump.
 */
function startOfDay(midnight: number, timeZone: string): number {
  const before = midnight - DAY_MS
  const after = midnight + DAY_MS
  const offsets = [offsetAt(before, timeZone), offsetAt(after, timeZone)].sort((a, b) => b - a)
  for (const offset of offsets) {
    const instant = midnight - offset
    if (offsetAt(instant, timeZone) === offset) return instant
  }
  return firstInstantFrom(midnight, before, after, timeZone)
}

function firstInstantFrom(local: number, before: number, after: number, timeZone: string): number {
  let early = before
  let late = after
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (localTime(middle, timeZone) < local) early = middle
    else late = middle
  }
  return late
}

function offsetAt(instant: number, timeZone: string): number {
  return localTime(instant, timeZone) - instant
}

/** The local clock at an instant, written as if it were UTC, in milliseconds. */
function localTime(instant: number, timeZone: string): number {
  const clock: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of clockIn(timeZone).formatToParts(instant)) clock[type] = value
  const year = clock.era === 'B' ? 1 - Number(clock.year) : Number(clock.year)
  const time = new Date(0)
  time.setUTCFullYear(year, Number(clock.month) - 1, Number(clock.day))
  time.setUTCHours(Number(clock.hour), Number(clock.minute), Number(clock.second))
  // Intl shows whole seconds; the rest of the instant is the same in every zone.
  return time.getTime() + (((instant % 1000) + 1000) % 1000)
}

// Making a formatter costs a hundred times what using it does. Names come from outside in any mix of cases, so the
// number kept is limited.
const clocks = new Map<string, Intl.DateTimeFormat>()
const MAX_CLOCKS = 500

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    era: 'narrow',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (clocks.size >= MAX_CLOCKS) clocks.clear()
  clocks.set(timeZone, clock)
  return clock
}
