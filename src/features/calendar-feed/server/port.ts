import { createHash } from 'node:crypto'
import ical, { ICalEventRepeatingFreq, ICalEventTransparency, ICalWeekday } from 'ical-generator'
import { WORDS } from '../contract.ts'
import type { CalendarEvent } from '../events.ts'

/** How often programs should refresh, in seconds. */
const LOOK_AGAIN = 6 * 3600

const WEEKDAYS = [
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
  ICalWeekday.SU,
] as const

interface Writing {
  readonly zone: string
  /** The student's id; its digest makes the events' ids globally unique. */
  readonly owner: string
  readonly now: Date
}

/** The events as iCalendar (RFC 5545), in the student's zone, which the file defines. */
export function writeCalendar(events: readonly CalendarEvent[], { zone, owner, now }: Writing): string {
  const calendar = ical({
    name: WORDS.name,
    prodId: { company: 'Posse', product: 'Posse', language: 'PT' },
    // Without a named zone, the library writes time stamps in UTC, as required.
    timezone: { name: null, generator: (name) => definitionOf(name, now) },
    ttl: LOOK_AGAIN,
  })
  const place = createHash('sha256').update(owner).digest('hex').slice(0, 16)
  for (const event of events)
    calendar.createEvent({ ...timesOf(event, zone), ...wordsOf(event, place), stamp: now })
  // The library puts the zone among the calendar's own lines, which must precede all components.
  return calendar.toString().replace(/(BEGIN:VTIMEZONE.*?END:VTIMEZONE\r\n)(.*?)(?=BEGIN:VEVENT)/s, '$2$1')
}

/** The years around now that the zone's definition covers: programs fetch the calendar every day. */
const [YEARS_BEFORE, YEARS_AFTER] = [2, 10]

/** The definition of a zone (VTIMEZONE) from the machine's data: every accepted zone has one. */
function definitionOf(zone: string, now: Date): string {
  const middle = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const [begin, end] = [middle.subtract({ years: YEARS_BEFORE }), middle.add({ years: YEARS_AFTER })]
  const changes: Temporal.ZonedDateTime[] = []
  let next = begin.getTimeZoneTransition('next')
  while (next && Temporal.ZonedDateTime.compare(next, end) < 0) {
    changes.push(next)
    next = next.getTimeZoneTransition('next')
  }
  const standard = Math.min(...[begin, ...changes].map(({ offsetNanoseconds }) => offsetNanoseconds))
  const phases = changes.map((at) => {
    const before = at.subtract({ nanoseconds: 1 })
    // The wall clock just before the change.
    const wall = at.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime()
    return phaseOf({
      wall,
      from: before.offset,
      to: at.offset,
      isStandard: at.offsetNanoseconds === standard,
    })
  })
  const first = Temporal.PlainDateTime.from('1970-01-01T00:00')
  const { offset } = begin
  const isStandard = begin.offsetNanoseconds === standard
  const known = phaseOf({ wall: first, from: offset, to: offset, isStandard })
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...known, ...phases.flat(), 'END:VTIMEZONE'].join('\r\n')
}

interface Phase {
  readonly wall: Temporal.PlainDateTime
  readonly from: string
  readonly to: string
  readonly isStandard: boolean
}

function phaseOf({ wall, from, to, isStandard }: Phase): string[] {
  const kind = isStandard ? 'STANDARD' : 'DAYLIGHT'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wall.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`,
    `TZOFFSETFROM:${from.replaceAll(':', '')}`,
    `TZOFFSETTO:${to.replaceAll(':', '')}`,
    `END:${kind}`,
  ]
}

const wordsOf = ({ id, title }: CalendarEvent, place: string) => ({
  id: `${id}-${place}@posse`,
  summary: title,
  transparency: ICalEventTransparency.TRANSPARENT,
})

// Writes local times of the student's zone: the library would use the machine's zone for an instant.
function timesOf({ day, time, weekly }: CalendarEvent, zone: string) {
  const startOn = (on: string) =>
    Temporal.PlainDate.from(on)
      .toPlainDateTime()
      .add({ minutes: time?.at ?? 0 })
  const start = startOn(day)
  const repeating = weekly && {
    freq: ICalEventRepeatingFreq.WEEKLY,
    byDay: WEEKDAYS[weekly.weekday - 1] ?? ICalWeekday.MO,
    ...(weekly.except.length > 0 ? { exclude: weekly.except.map(startOn), excludeTimezone: zone } : {}),
  }
  return {
    start,
    timezone: zone,
    ...(time ? { end: start.add({ minutes: time.minutes }) } : { allDay: true }),
    ...(repeating ? { repeating } : {}),
  }
}
