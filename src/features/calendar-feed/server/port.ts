import { createHash } from 'node:crypto'
import ical, { ICalEventRepeatingFreq, ICalEventTransparency, ICalWeekday } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { WORDS } from '../contract.ts'
import type { CalendarEvent } from '../events.ts'

/** How often programs may look, in seconds. */
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
  /** The student's id, of which a digest names the events among all that there are. */
  readonly owner: string
  readonly now: Date
}

/** The events as iCalendar (RFC 5545), times in the student's zone, which the file defines. */
export function writeCalendar(events: readonly CalendarEvent[], { zone, owner, now }: Writing): string {
  const calendar = ical({
    name: WORDS.name,
    prodId: { company: 'Posse', product: 'Posse', language: 'PT' },
    // Without a zone of its own, the calendar has its stamps in UTC, as they must be.
    timezone: { name: null, generator: definitionOf },
    ttl: LOOK_AGAIN,
  })
  const place = createHash('sha256').update(owner).digest('hex').slice(0, 16)
  for (const event of events)
    calendar.createEvent({ ...timesOf(event, zone), ...wordsOf(event, place), stamp: now })
  // The library defines the zone in the midst of the calendar's own lines, which come before all components.
  return calendar.toString().replace(/(BEGIN:VTIMEZONE.*?END:VTIMEZONE\r\n)(.*?)(?=BEGIN:VEVENT)/s, '$2$1')
}

function definitionOf(zone: string): string | null {
  const block = tzlib_get_ical_block(zone)
  return block ? String(Array.isArray(block) ? block[0] : block) : null
}

const wordsOf = ({ id, title }: CalendarEvent, place: string) => ({
  id: `${id}-${place}@posse`,
  summary: title,
  transparency: ICalEventTransparency.TRANSPARENT,
})

// Local times by the student's clocks: the library would read an instant by the machine's.
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
