import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  CHART_WEEKDAYS,
  chartWeeks,
  dayBounds,
  daysBetween,
  dayZone,
  deviceTimeZone,
  formatDay,
  instantAt,
  isDay,
  isTimeZone,
  onDay,
  SCHEDULE_WEEKDAYS,
  scheduleWeek,
  timeOfDay,
  today,
  weekdayName,
  weekdayOf,
} from './calendar.ts'

const HOUR = 3_600_000
const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+12')
const hours = fc.integer({ min: 0, max: 6 })
const days = fc
  .integer({ min: Date.UTC(1900, 0, 1) / (24 * HOUR), max: Date.UTC(2100, 0, 1) / (24 * HOUR) })
  .map((n) => new Date(n * 24 * HOUR).toISOString().slice(0, 10))

describe('today', () => {
  test.each([
    ['2026-01-01T02:59:59Z', 'America/Sao_Paulo', '2025-12-31'],
    ['2026-01-01T03:00:00Z', 'America/Sao_Paulo', '2026-01-01'],
    ['2026-01-01T00:00:00Z', 'Pacific/Kiritimati', '2026-01-01'],
    ['2026-01-01T09:59:59Z', 'Pacific/Pago_Pago', '2025-12-31'],
    ['2026-01-01T03:59:59Z', 'America/Manaus', '2025-12-31'],
    ['2026-01-01T04:59:59Z', 'America/Rio_Branco', '2025-12-31'],
    ['2018-11-04T02:59:59.999Z', 'America/Sao_Paulo', '2018-11-03'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(today(new Date(instant), zone)).toBe(day)
    expect(today(Date.parse(instant), zone)).toBe(day)
  })

  test('is what Temporal says, for any instant, zone and hour at which days begin', () => {
    const instants = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
    fc.assert(
      fc.property(instants, zones, hours, (now, zone, hour) => {
        const local = Temporal.Instant.fromEpochMilliseconds(now.getTime())
          .toZonedDateTimeISO(zone)
          .toPlainDateTime()
        expect(today(now, dayZone(zone, hour))).toBe(local.subtract({ hours: hour }).toPlainDate().toString())
        expect(timeOfDay(now, dayZone(zone, hour))).toBe(local.toPlainTime().toString().slice(0, 5))
      }),
    )
  })
})

describe('dayBounds', () => {
  test.each([
    ['an ordinary day', '2026-03-10', 'America/Sao_Paulo', '2026-03-10T03:00:00Z', '2026-03-11T03:00:00Z'],
    ['midnight skipped', '2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00Z', '2018-11-05T02:00:00Z'],
    ['23 h repeated', '2018-02-17', 'America/Sao_Paulo', '2018-02-17T02:00:00Z', '2018-02-18T03:00:00Z'],
    ['midnight repeated', '2020-11-01', 'America/Havana', '2020-11-01T04:00:00Z', '2020-11-02T05:00:00Z'],
    ['a gap from 23:30', '1919-03-31', 'America/Toronto', '1919-03-31T04:30:00Z', '1919-04-01T04:00:00Z'],
    ['a day the zone skipped', '2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-30T10:00:00Z'],
    ['the first day there is', '0001-01-01', 'UTC', '0001-01-01T00:00:00Z', '0001-01-02T00:00:00Z'],
    ['the last day there is', '9999-12-31', 'UTC', '9999-12-31T00:00:00Z', '+010000-01-01T00:00:00Z'],
  ])('%s: %s in %s', (_, day, zone, from, to) => {
    expect(dayBounds(day, zone)).toEqual({ from: new Date(from), to: new Date(to) })
  })

  test('consecutive days touch, in any zone', () => {
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const { from, to } = dayBounds(day, zone)
        expect(dayBounds(addDays(day, 1), zone).from).toEqual(to)
        expect(to.getTime()).toBeGreaterThanOrEqual(from.getTime())
      }),
      { numRuns: 500 },
    )
  })

  test('start where Temporal says, in any zone', () => {
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const start = Temporal.PlainDate.from(day).toZonedDateTime(zone)
        expect(dayBounds(day, zone).from.getTime()).toBe(start.epochMilliseconds)
      }),
      { numRuns: 500 },
    )
  })

  test('hold every instant whose day it is', () => {
    const instants = fc.date({
      noInvalidDate: true,
      min: new Date('2012-01-01'),
      max: new Date('2100-01-01'),
    })
    fc.assert(
      fc.property(instants, zones, hours, (now, zoneAlone, hour) => {
        const zone = dayZone(zoneAlone, hour)
        const { from, to } = dayBounds(today(now, zone), zone)
        expect(from <= now && now < to).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('an instant moved to another day', () => {
  test.each([
    ['shows the same clock there', '2026-03-10T15:00:00Z', '2026-03-01', '2026-03-01T15:00:00Z'],
    ['also before a change of clocks', '2018-12-10T15:00:00Z', '2018-10-01', '2018-10-01T16:00:00Z'],
    ['stays on its own day', '2018-02-18T02:30:00Z', '2018-02-17', '2018-02-18T02:30:00Z'],
    ['where clocks jump is at the jump', '2018-11-10T02:30:00Z', '2018-11-04', '2018-11-04T03:00:00Z'],
  ])('%s: %s on %s', (_, instant, day, moved) => {
    expect(onDay(new Date(instant), day, 'America/Sao_Paulo')).toEqual(new Date(moved))
  })

  test('is on that day, in any zone of these years', () => {
    const day = fc.date({ noInvalidDate: true, min: new Date('2012-01-01'), max: new Date('2100-01-01') })
    fc.assert(
      fc.property(day, day, zones, (instant, other, zone) => {
        const goal = today(other, zone)
        expect(today(onDay(instant, goal, zone), zone)).toBe(goal)
      }),
      { numRuns: 500 },
    )
  })
})

test.each(['America/Sao_Paulo', 'Asia/Kathmandu'])('two at night is of the day before in %s', (zone) => {
  const night = instantAt('2026-03-10', 2 * 60, dayZone(zone, 4))
  expect([night, today(night, dayZone(zone, 4))]).toEqual([
    instantAt('2026-03-11', 2 * 60, zone),
    '2026-03-10',
  ])
  expect(onDay(night, '2026-03-05', dayZone(zone, 4))).toEqual(instantAt('2026-03-06', 2 * 60, zone))
})

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['0000-01-01', false],
  ['2026-1-1', false],
  ['10000-01-01', false],
  ['2026-01-01T00:00:00Z', false],
  ['2026-01-01\n', false],
  ['', false],
])('isDay(%j) is %s', (text, valid) => {
  expect(isDay(text)).toBe(valid)
})

test.each([
  ['America/Sao_Paulo', true],
  ['america/sao_paulo', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+3', true],
  ['UTC', true],
  ['+03:00', false],
  ['-0300', false],
  ['America/Brasilia', false],
  ["UTC'; drop table student; --", false],
  ['UTC\0', false],
  ['', false],
  ['A'.repeat(1000), false],
])('isTimeZone(%j) is %s', (text, valid) => {
  expect(isTimeZone(text)).toBe(valid)
})

test('every zone this engine knows is valid, and so is the device’s', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(isTimeZone(zone)).toBe(true)
  expect(isTimeZone(deviceTimeZone())).toBe(true)
})

test('weekdays count from Monday and have their Portuguese names', () => {
  const week = [5, 6, 7, 8, 9, 10, 11].map((day) => addDays('2026-01-01', day - 1))
  expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(SCHEDULE_WEEKDAYS.map(weekdayName).join()).toBe(
    'Segunda-feira,Terça-feira,Quarta-feira,Quinta-feira,Sexta-feira,Sábado,Domingo',
  )
  expect(CHART_WEEKDAYS.map(weekdayName).at(0)).toBe('Domingo')
  expect(CHART_WEEKDAYS.map(weekdayName).at(6)).toBe('Sábado')
})

test.each([
  ['2026-01-05', '2026-01-05', '2026-01-11'],
  ['2026-01-11', '2026-01-05', '2026-01-11'],
  ['2026-01-01', '2025-12-29', '2026-01-04'],
  ['2024-02-29', '2024-02-26', '2024-03-03'],
])('the schedule week of %s is %s to %s', (day, start, end) => {
  expect(scheduleWeek(day)).toEqual({ start, end })
})

describe('chartWeeks', () => {
  test.each([
    ['2026-01-03', 52, '2025-12-28', 'days before the first Sunday belong to the year before'],
    ['2026-01-04', 1, '2026-01-04', 'the first Sunday starts week 1'],
    ['2026-01-10', 1, '2026-01-04', 'a Saturday ends its week'],
    ['2026-01-11', 2, '2026-01-11', 'a Sunday starts the next'],
    ['2023-01-01', 1, '2023-01-01', 'a year that starts on a Sunday'],
    ['2023-12-31', 53, '2023-12-31', 'a year with 53 Sundays'],
    ['2024-01-06', 53, '2023-12-31', 'week 53 goes on into January'],
  ])('on %s the last is week %i, from %s: %s', (day, number, start) => {
    expect(chartWeeks(day).at(-1)).toEqual({ number, start, end: addDays(start, 6) })
  })

  test.each([
    ['2026-01-03', '2025-01-05'],
    ['2026-01-04', '2025-01-05'],
    ['2026-01-31', '2025-01-05'],
    ['2026-02-01', '2026-01-04'],
    ['2023-01-01', '2022-01-02'],
    ['2026-12-31', '2026-01-04'],
  ])('on %s weeks since %s are listed', (day, start) => {
    expect(chartWeeks(day).at(0)).toMatchObject({ number: 1, start })
  })

  test('lists weeks without gaps, the one before among them, up to the one that holds today', () => {
    fc.assert(
      fc.property(days, (day) => {
        const weeks = chartWeeks(day)
        const last = weeks.at(-1)
        expect(last && last.start <= day && day <= last.end).toBe(true)
        const from = weeks[0]?.start ?? ''
        expect(weekdayOf(from)).toBe(7)
        expect(weeks.map(({ start }) => start)).toEqual(weeks.map((_, index) => addDays(from, 7 * index)))
        for (const { number, start, end } of weeks) {
          expect(end).toBe(addDays(start, 6))
          expect(number).toBe(1 + Math.floor(daysBetween(`${start.slice(0, 4)}-01-01`, start) / 7))
        }
        expect(weeks[0]?.number).toBe(1)
        expect(weeks.length).toBeGreaterThan(4)
      }),
    )
  })
})

test('the days between two days undo what adding them does', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2)
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count)
    }),
  )
})

test('days are shown as dd/mm/aaaa', () => {
  expect(formatDay('2026-03-09')).toBe('09/03/2026')
})
