import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newRecordKey } from '../../../shared/ids.ts'
import { elapsedSeconds, IDLE, next } from '../rules.ts'
import type { Running, Timer, TimerEvent } from '../session.ts'
import { leadFor, minutesCounted, mostMinutesAgo } from './rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const T0 = Date.UTC(2026, 2, 10, 12)
const sessionId = newRecordKey(T0)
const START: TimerEvent = { type: 'start', sessionId }
const STOP: TimerEvent = { type: 'stop', sessionId }
const SAVE: TimerEvent = {
  type: 'save',
  sessionId,
  farewell: { subject: { id: 1, name: 'Português' }, said: { study_time: 60 } },
}
const SAVED: TimerEvent = { type: 'saved', sessionId }
const late = (minutes: number): TimerEvent => ({ type: 'startedLate', by: minutes * MINUTE })

const play = (...steps: [number, TimerEvent][]): Timer =>
  steps.reduce<Timer>((timer, [at, event]) => next(timer, event, T0 + at * MINUTE), IDLE)
const minutesOf = (timer: Timer, at: number) => elapsedSeconds(timer, T0 + at * MINUTE) / 60

describe('a student who pressed INICIAR late', () => {
  test('says how long ago the study began, corrects it, and takes it back', () => {
    const timer = play([0, START]) as Running
    const by = leadFor(timer, 20, T0 + 5 * MINUTE)
    expect(by).toBe(15 * MINUTE)
    const moved = next(timer, { type: 'startedLate', by }, T0 + 5 * MINUTE)
    expect(minutesOf(moved, 5)).toBe(20)
    expect(minutesOf(next(moved, late(30), T0 + 6 * MINUTE), 6)).toBe(36)
    expect(next(moved, late(0), T0 + 6 * MINUTE)).toEqual(timer)
    expect(minutesOf(next(moved, STOP, T0 + 10 * MINUTE), 99)).toBe(25)
  })

  test('cannot have begun before the last session stopped, whatever was discarded since', () => {
    const saved = [
      [0, START],
      [30, STOP],
      [31, SAVE],
      [31, SAVED],
    ] as [number, TimerEvent][]
    const timer = play(...saved, [32, START], [33, { type: 'reset' }], [40, START]) as Running
    expect(mostMinutesAgo(timer, T0 + 45 * MINUTE)).toBe(15)
    expect(minutesOf(next(timer, late(60), T0 + 45 * MINUTE), 45)).toBe(15)
  })

  test('nor before the last pause, which was as much shorter', () => {
    const timer = play([0, START], [10, { type: 'pause' }], [30, { type: 'resume' }], [31, late(15)])
    expect(timer).toMatchObject({ pauses: [5 * MINUTE] })
    expect(minutesOf(timer, 31)).toBe(26)
    expect(minutesOf(next(timer, late(60), T0 + 31 * MINUTE), 31)).toBe(31)
    expect(next(timer, late(0), T0 + 31 * MINUTE)).toMatchObject({ pauses: [20 * MINUTE] })
  })

  test('nor longer ago than four hours', () => {
    const timer = play([0, START]) as Running
    expect(mostMinutesAgo(timer, T0)).toBe(240)
    expect(minutesOf(next(timer, late(600), T0), 0)).toBe(240)
  })

  test('after minutes added by hand alone, whose time nobody knows, is not held by them', () => {
    const saved = [
      [0, { type: 'addMinutes', minutes: 30 }],
      [1, STOP],
      [1, SAVE],
      [1, SAVED],
    ] as [number, TimerEvent][]
    expect(mostMinutesAgo(play(...saved, [2, START]) as Running, T0 + 2 * MINUTE)).toBe(240)
  })

  test('counts what the device slept in the first span only once', () => {
    const slept = play([0, START], [70, { type: 'jumped', startedAt: T0, by: 60 * MINUTE }])
    expect(next(slept, late(15), T0 + 70 * MINUTE)).toBe(slept)
    const timer = next(slept, { type: 'slept' }, T0 + 70 * MINUTE) as Running
    expect(minutesCounted(timer, T0 + 70 * MINUTE)).toBe(70)
    expect(leadFor(timer, 80, T0 + 70 * MINUTE)).toBe(10 * MINUTE)
  })

  test.each([-1, Number.NaN])('%d minutes are nothing that can be said', (minutes) => {
    const timer = play([0, START])
    expect(next(timer, late(minutes), T0)).toBe(timer)
  })
})

const happening = fc.record({
  event: fc.oneof(
    fc.constantFrom<TimerEvent>(
      START,
      STOP,
      { type: 'pause' },
      { type: 'resume' },
      { type: 'alive' },
      SAVE,
      SAVED,
    ),
    fc.constantFrom<TimerEvent>({ type: 'reset' }, { type: 'rounds', rounds: { study: 25, rest: 5 } }),
    fc.integer({ min: 0, max: 6 * HOUR }).map((by): TimerEvent => ({ type: 'startedLate', by })),
  ),
  wait: fc.integer({ min: 0, max: 2 * HOUR }),
})

test('no second is counted twice: sessions and pauses together never pass the clock on the wall', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), (sequence) => {
      let timer: Timer = IDLE
      // The first session may have begun before the page opened.
      let now = T0
      let saved = -4 * HOUR
      for (const { event, wait } of sequence) {
        now += wait
        const before = timer
        timer = next(timer, event, now)
        if (event.type === 'saved' && before.status === 'stopped' && timer.status === 'idle') {
          saved += elapsedSeconds(before, now) * 1000
        }
        const paused = timer.status === 'idle' ? 0 : timer.pauses.reduce((sum, ms) => sum + ms, 0)
        expect(paused).toBeGreaterThanOrEqual(0)
        expect(saved + elapsedSeconds(timer, now) * 1000 + paused).toBeLessThanOrEqual(now - T0)
      }
    }),
  )
})
