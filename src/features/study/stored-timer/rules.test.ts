import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newRecordKey } from '../../../shared/ids.ts'
import { IDLE, next, type Timer, type TimerEvent } from '../timer/rules.ts'
import { formatTimer, parseTimer } from './rules.ts'

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
  { type: 'reset' },
]
const steps = fc.array(fc.record({ event: fc.constantFrom(...EVENTS), wait: fc.integer({ min: 0, max: 1e10 }) }))
const running = next(IDLE, { type: 'start', sessionId }, T0)
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
        const stored = parseTimer(formatTimer({ subject, topic, timer: reloaded }))
        expect(stored).toEqual({ subject, topic, timer })
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
    ['a start after the last sign of life', JSON.stringify({ ...good, timer: { ...running, seenAt: T0 - 1 } })],
    ['a forged id', JSON.stringify({ ...good, timer: { ...running, sessionId: 'x' } })],
    ['a negative segment', JSON.stringify({ ...good, timer: { ...paused, segments: [-1] } })],
    ['a text as a pause', JSON.stringify({ ...good, timer: { ...paused, pauses: ['1'] } })],
    ['no end of the last segment', JSON.stringify({ ...good, timer: { ...paused, since: null } })],
    ['a broken addition', JSON.stringify({ ...good, timer: { ...IDLE, added: [{ at: 1, seconds: 0.5 }] } })],
  ])('%s reads as no timer', (_, text) => {
    expect(parseTimer(text)).toBeNull()
  })

  test('what was written is read', () => {
    expect(parseTimer(JSON.stringify(good))).toEqual({ subject: null, topic: '', timer: running })
  })

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseTimer(text)).toBeNull()
      }),
    )
  })
})
