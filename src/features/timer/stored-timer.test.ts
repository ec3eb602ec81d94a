import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newRecordKey } from '../../shared/ids.ts'
import { NO_LOG } from './live/log.ts'
import { IDLE, next } from './rules.ts'
import type { Timer, TimerEvent } from './session.ts'
import { formatTimer, parseTimer } from './stored-timer.ts'

const T0 = Date.UTC(2026, 2, 10, 12)
const sessionId = newRecordKey(T0)
const subject = { id: 7, name: 'Português' }
const EVENTS: TimerEvent[] = [
  { type: 'start', sessionId },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'stop', sessionId },
  { type: 'addMinutes', minutes: 5 },
  { type: 'alive' },
  { type: 'startedLate', by: 90_000 },
  { type: 'paper', minutes: 300 },
  { type: 'rounds', rounds: { study: 25, rest: 5 } },
  { type: 'rounds', rounds: null },
  { type: 'reset' },
]
const steps = fc.array(
  fc.record({ event: fc.constantFrom(...EVENTS), wait: fc.integer({ min: 0, max: 1e10 }) }),
)
const running = next(IDLE, { type: 'start', sessionId }, T0)
const fields = { study_time: 60 }
const paused = next(running, { type: 'pause' }, T0 + 60_000)

test('keeping and reading it back in the middle changes nothing', () => {
  fc.assert(
    fc.property(steps, fc.string(), (sequence, topic) => {
      let timer: Timer = IDLE
      let reloaded: Timer = IDLE
      let now = T0
      for (const { event, wait } of sequence) {
        now += wait
        timer = next(timer, event, now)
        reloaded = next(reloaded, event, now)
        const stored = parseTimer(formatTimer({ subject, topic, timer: reloaded, shared: NO_LOG }))
        expect(stored).toEqual({ subject, topic, timer, shared: NO_LOG })
        reloaded = stored?.timer ?? IDLE
      }
    }),
  )
})

describe('of what the device kept', () => {
  const good = { version: 1, subject: null, topic: '', timer: running }
  test.each<[string, string | null]>([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', '{"version":1'],
    ['null', 'null'],
    ['a number', '42'],
    ['a list', '[]'],
    ['another version', JSON.stringify({ ...good, version: 2 })],
    ['a subject that is no id', JSON.stringify({ ...good, subject: { ...subject, id: '7' } })],
    ['a subject without a name', JSON.stringify({ ...good, subject: { id: 7 } })],
    ['no topic', JSON.stringify({ ...good, topic: undefined })],
    ['no timer', JSON.stringify({ ...good, timer: null })],
    ['an unknown status', JSON.stringify({ ...good, timer: { ...running, status: 'flying' } })],
    ['no start', JSON.stringify({ ...good, timer: { ...running, startedAt: undefined } })],
    [
      'a start after the last sign of life',
      JSON.stringify({ ...good, timer: { ...running, seenAt: T0 - 1 } }),
    ],
    ['a forged id', JSON.stringify({ ...good, timer: { ...running, sessionId: 'x' } })],
    ['a negative segment', JSON.stringify({ ...good, timer: { ...paused, segments: [-1] } })],
    ['a text as a pause', JSON.stringify({ ...good, timer: { ...paused, pauses: ['1'] } })],
    ['no end of the last segment', JSON.stringify({ ...good, timer: { ...paused, since: null } })],
    ['a skew that is a text', JSON.stringify({ ...good, timer: { ...running, skew: '1' } })],
    [
      'rounds of no minutes',
      JSON.stringify({ ...good, timer: { ...running, rounds: { study: 0, rest: 5, from: 0 } } }),
    ],
    ['a late start that is a text', JSON.stringify({ ...good, timer: { ...running, lead: '1' } })],
    ['a leap of nothing', JSON.stringify({ ...good, timer: { ...running, leap: {} } })],
    [
      'a farewell without a time',
      JSON.stringify({ ...good, timer: { ...paused, farewell: { subject, said: {} } } }),
    ],
    [
      'a farewell to nothing',
      JSON.stringify({ ...good, timer: { ...paused, farewell: { subject: null, said: fields } } }),
    ],
    ['a broken addition', JSON.stringify({ ...good, timer: { ...IDLE, added: [{ at: 1, seconds: 0.5 }] } })],
  ])('%s reads as no timer', (_, text) => {
    expect(parseTimer(text)).toBeNull()
  })

  test.each([IDLE, running, paused])('a $status timer that an older version kept is read', (timer) => {
    const since = ['leap', 'skew', 'farewell', 'endedAt', 'rounds', 'paperUntil', 'room', 'lead']
    const old = Object.fromEntries(Object.entries(timer).filter(([name]) => !since.includes(name)))
    expect(parseTimer(JSON.stringify({ ...good, timer: old }))?.timer).toEqual(timer)
  })

  test('a session whose clock was set back by decades is read', () => {
    const back = next(running, { type: 'jumped', startedAt: T0, by: -2 * T0 }, -T0)
    expect(parseTimer(JSON.stringify({ ...good, timer: back }))?.timer).toEqual(back)
  })

  test('a session that is being saved is read with all that its record will say', () => {
    const stopped = next(running, { type: 'stop', sessionId }, T0 + 60_000)
    const saving = next(
      stopped,
      { type: 'save', sessionId, farewell: { subject, said: fields } },
      T0 + 61_000,
    )
    expect(saving).toHaveProperty('farewell.said', fields)
    expect(parseTimer(formatTimer({ subject, topic: '', timer: saving, shared: NO_LOG }))?.timer).toEqual(
      saving,
    )
  })

  test('a written timer is read', () => {
    expect(parseTimer(JSON.stringify(good))).toEqual({
      subject: null,
      topic: '',
      timer: running,
      shared: NO_LOG,
    })
  })

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseTimer(text)).toBeNull()
      }),
    )
  })
})

const farewell = { subject, said: fields }
const SAVE: TimerEvent = { type: 'save', sessionId, farewell }
const SAVED: TimerEvent = { type: 'saved', sessionId }
const NOT_SAVED: TimerEvent = { type: 'notSaved', sessionId }
const stopped = next(running, { type: 'stop', sessionId }, T0 + 60_000)

describe('a session that is being saved', () => {
  const saving = next(stopped, SAVE, T0 + 120_000)

  test('keeps all that its record will say, and heeds nothing until it is known how that ended', () => {
    expect(saving).toMatchObject({ status: 'stopped', sessionId: sessionId, farewell: farewell })
    for (const event of [...EVENTS, SAVE]) expect(next(saving, event, T0 + 3_600_000)).toBe(saving)
  })

  test('makes room for the next one once it is saved, however often that is told', () => {
    expect(next(saving, SAVED, T0 + 3_600_000)).toEqual({ ...IDLE, endedAt: T0 + 60_000 })
    expect(next(IDLE, SAVED, T0 + 3_600_000)).toBe(IDLE)
    const another = next(IDLE, { type: 'start', sessionId: newRecordKey(T0 + 1) }, T0 + 3_600_000)
    expect(next(another, SAVED, T0 + 3_600_000)).toBe(another)
  })

  test('is there as before when it could not be saved', () => {
    expect(next(saving, NOT_SAVED, T0 + 3_600_000)).toEqual(stopped)
  })

  test('was stopped before, and is the one whose summary was filled in', () => {
    const other: TimerEvent = { type: 'save', sessionId: newRecordKey(T0 + 1), farewell: farewell }
    for (const timer of [IDLE, running, paused]) expect(next(timer, SAVE, T0 + 120_000)).toBe(timer)
    expect(next(stopped, other, T0 + 120_000)).toBe(stopped)
  })
})
