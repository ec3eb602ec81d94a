import { describe, expect, it } from 'vitest'
import { daysBetween, offsetAt, today } from './calendar.ts'
import { dayNumberIn, zoneOffsets } from './zone-offsets.ts'

const NOW = new Date('2026-03-18T15:00:00Z')

describe('the offsets of a zone', () => {
  it.each(['America/Sao_Paulo', 'Europe/Lisbon', 'Africa/Casablanca', 'Pacific/Apia', 'Asia/Kolkata', 'UTC'])(
    'are those of the calendar at any time: %s',
    (zone) => {
      const { since, seconds } = zoneOffsets(zone, NOW)
      for (let at = Date.parse('2000-01-01T00:00:00Z'); at < NOW.getTime(); at += 37 * 3_600_000) {
        const place = since.findLastIndex((from) => from.getTime() <= at)
        expect(seconds[place], new Date(at).toISOString()).toBe(offsetAt(at, zone) / 1000)
      }
    },
  )

  it.each(['America/Sao_Paulo', 'Europe/Lisbon', 'Pacific/Apia', 'Europe/Lisbon@4'])(
    'tell the day of any instant: %s',
    (zone) => {
      const dayOf = dayNumberIn(zoneOffsets(zone, NOW))
      for (let at = Date.parse('2000-01-01T00:00:00Z'); at < NOW.getTime(); at += 97 * 3_600_000) {
        expect(dayOf(at)).toBe(daysBetween('1970-01-01', today(new Date(at), zone)))
      }
    },
  )

  it('change at the very instant', () => {
    const { since } = zoneOffsets('America/Sao_Paulo', NOW)
    expect(since.at(-1)?.toISOString()).toBe('2019-02-17T02:00:00.000Z')
  })
})
