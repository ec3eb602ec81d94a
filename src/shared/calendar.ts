/** 'YYYY-MM-DD' in the student's own zone; only this file knows weekdays and time zones. */
export type Day = string

/** 1 = Monday … 7 = Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Both ends are included. */
export interface Week {
  start: Day
  end: Day
}

/** Sunday to Saturday, numbered from the first Sunday of its year. */
export interface ChartWeek extends Week {
  number: number
}

/** An IANA zone, or one with the hour at which a student's days begin: 'America/Sao_Paulo@4'. */
export type DayZone = string

/** Used when a device reports no valid zone. */
export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
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

export const SCHEDULE_WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

export const CHART_WEEKDAYS: readonly Weekday[] = [7, 1, 2, 3, 4, 5, 6]

/** Whether the text is an existing day from year 1 to 9999, written YYYY-MM-DD. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && dayOf(time) === text
}

/** Plain offsets ('+03:00') are refused: PostgreSQL reads their sign the other way round. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][\w+\-/]{0,63}$/.test(text)) return false
  try {
    clockIn(text)
    return true
  } catch {
    return false
  }
}

/** The device's zone, or the default when it reports no valid one. */
export function deviceTimeZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone && isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE
}

/** Whether it is a zone, alone or with an hour at which days begin. */
export function isDayZone(text: string): text is DayZone {
  const [zone = '', hour] = text.split('@')
  return (
    isTimeZone(zone) && (hour === undefined || dayZone(zone, Number(hour)) === text) && !/@[^1-6]/.test(text)
  )
}

/** The zone with the full hour, from 0 on, at which days begin in it. */
export const dayZone = (timeZone: string, hour: number): DayZone =>
  hour === 0 ? timeZone : `${timeZone}@${hour}`

export const dayStartsAt = (zone: DayZone): number => Number(zone.split('@')[1] ?? 0)

/** Whether it is this day in some zone of the world. */
export const isTodaySomewhere = (day: Day, now: Date): boolean =>
  day >= today(now, 'Etc/GMT+12') && day <= today(now, 'Etc/GMT-14')

/** The student's calendar day at an instant. */
export function today(now: Date | number, zone: DayZone): Day {
  return dayOf(localTime(Number(now), zone) - startOf(zone))
}

/** The local time, 'HH:mm' in 24 h. */
export function timeOfDay(instant: Date | number, zone: DayZone): string {
  return new Date(localTime(Number(instant), zone)).toISOString().slice(11, 16)
}

/** The instants of a day, `to` excluded; days always touch, and a day that the zone skipped is empty. */
export function dayBounds(day: Day, zone: DayZone): { from: Date; to: Date } {
  const start = utc(day) + startOf(zone)
  return {
    from: new Date(instantShowing(start, zone)),
    to: new Date(instantShowing(start + DAY_MS, zone)),
  }
}

/** The instant at which the zone's clocks show these minutes from midnight, or jump over them. */
export function instantAt(day: Day, minutes: number, zone: DayZone): Date {
  const time = minutes * MINUTE_MS
  return new Date(instantShowing(utc(day) + time + (time < startOf(zone) ? DAY_MS : 0), zone))
}

/** Moves an instant to another day at the same local time; on its own day it stays as it is. */
export function onDay(instant: Date, day: Day, zone: DayZone): Date {
  const own = today(instant, zone)
  if (own === day) return instant
  return new Date(instantShowing(localTime(instant.getTime(), zone) + utc(day) - utc(own), zone))
}

/** `days` may be negative. */
export function addDays(day: Day, days: number): Day {
  return dayOf(utc(day) + days * DAY_MS)
}

/** Negative when `to` is before `from`. */
export function daysBetween(from: Day, to: Day): number {
  return (utc(to) - utc(from)) / DAY_MS
}

/** Days from 1970, for sums over many. */
export const numberOfDay = (day: Day): number => utc(day) / DAY_MS

export const dayOfNumber = (number: number): Day => dayOf(number * DAY_MS)

/** From 1, Monday, to 7, Sunday. */
export function weekdayOf(day: Day): Weekday {
  return (new Date(utc(day)).getUTCDay() || WEEK_DAYS) as Weekday
}

/** 'Segunda-feira' … 'Domingo'. */
export function weekdayName(weekday: Weekday): string {
  return WEEKDAY_NAMES[weekday]
}

/** The Monday to Sunday week around a day. */
export function scheduleWeek(day: Day): Week {
  const start = addDays(day, 1 - weekdayOf(day))
  return { start, end: addDays(start, WEEK_DAYS - 1) }
}

/** In January, a year with fewer weeks than this also lists those of the year before. */
const WEEKS_ALONE = 5

/** Weeks begun so far, oldest first: this year's and, in January, the year before's as well. */
export function chartWeeks(today: Day): ChartWeek[] {
  const lastSunday = addDays(today, -(weekdayOf(today) % WEEK_DAYS))
  const weeks = weeksUntil(lastSunday)
  const first = weeks.at(0)
  return first && weeks.length < WEEKS_ALONE
    ? [...weeksUntil(addDays(first.start, -WEEK_DAYS)), ...weeks]
    : weeks
}

function weeksUntil(lastSunday: Day): ChartWeek[] {
  const year = lastSunday.slice(0, 4)
  const newYear = `${year}-01-01`
  const firstSunday = addDays(newYear, WEEK_DAYS - weekdayOf(newYear))
  const weeks: ChartWeek[] = []
  for (let start = firstSunday; start <= lastSunday; start = addDays(start, WEEK_DAYS)) {
    weeks.push({ number: weeks.length + 1, start, end: addDays(start, WEEK_DAYS - 1) })
  }
  return weeks
}

/** Writes dd/mm/aaaa. */
export function formatDay(day: Day): string {
  return day.split('-').reverse().join('/')
}

const startOf = (zone: DayZone): number => dayStartsAt(zone) * HOUR_MS

function utc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}

// The instant at which clocks show `local` (written as if UTC), or at which they jump over it.
function instantShowing(local: number, timeZone: string): number {
  const before = local - DAY_MS
  const after = local + DAY_MS
  const offsets = [offsetAt(before, timeZone), offsetAt(after, timeZone)].sort((a, b) => b - a)
  for (const offset of offsets) {
    const instant = local - offset
    if (offsetAt(instant, timeZone) === offset) return instant
  }
  return firstInstantFrom(local, before, after, timeZone)
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

/** The zone's local time less UTC, in milliseconds, whenever its days begin. */
export function offsetAt(instant: number, zone: DayZone): number {
  return localTime(instant, zone) - instant
}

function localTime(instant: number, zone: DayZone): number {
  const [timeZone = zone] = zone.split('@')
  const clock: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of clockIn(timeZone).formatToParts(instant)) clock[type] = value
  const year = clock.era === 'B' ? 1 - Number(clock.year) : Number(clock.year)
  const time = new Date(0)
  time.setUTCFullYear(year, Number(clock.month) - 1, Number(clock.day))
  time.setUTCHours(Number(clock.hour), Number(clock.minute), Number(clock.second))
  // Intl shows whole seconds; the rest of the instant is the same in every zone.
  return time.getTime() + (((instant % 1000) + 1000) % 1000)
}

// Making a formatter costs a hundred times its use; zone names come from outside, so the cache has a limit.
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
