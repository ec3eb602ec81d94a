import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { writeCalendar } from './port.ts'

const NOW = new Date('2026-03-18T15:00:00Z')
const EVENT = {
  id: 'estudo',
  title: 'Estudar',
  day: '2026-03-18',
  time: { at: 1170, minutes: 60 },
  weekly: null,
}
// Names of others, and zones of the poles and the islands, are accepted as well.
const ZONES = [
  ...Intl.supportedValuesOf('timeZone'),
  'UTC',
  'Brazil/East',
  'America/Buenos_Aires',
  'Etc/GMT+3',
]

const written = (zone: string) => writeCalendar([EVENT], { zone, owner: 'ana', now: NOW })

it('every zone that a student may have is defined in the calendar that names it', () => {
  const without = ZONES.filter((zone) => {
    const text = written(zone)
    const named = [...text.matchAll(/;TZID=([^:;\r\n]+)/g)].map(([, name]) => name)
    return named.some((name) => !text.includes(`BEGIN:VTIMEZONE\r\nTZID:${name}\r\n`))
  })
  expect(without).toEqual([])
})

it('a zone is defined as the machine knows it, in every month of three years', () => {
  const months = Array.from({ length: 36 }, (_, month) =>
    Temporal.PlainDateTime.from('2025-01-15T12:00').add({ months: month }),
  )
  for (const zone of ZONES) {
    const component = new ICAL.Component(ICAL.parse(written(zone))).getFirstSubcomponent('vtimezone')
    if (!component) continue
    const defined = new ICAL.Timezone(component)
    for (const wall of months) {
      const time = ICAL.Time.fromData({ ...fieldsOf(wall), isDate: false }, defined)
      expect(defined.utcOffset(time) * 1e9, `${zone} ${wall}`).toBe(
        wall.toZonedDateTime(zone).offsetNanoseconds,
      )
    }
  }
})

const fieldsOf = ({ year, month, day, hour, minute, second }: Temporal.PlainDateTime) => ({
  year,
  month,
  day,
  hour,
  minute,
  second,
})
