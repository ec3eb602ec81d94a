import { describe, expect, test } from 'vitest'
import { newRecordKey } from '../../shared/ids.ts'
import { elapsedSeconds, IDLE, needsAnswer, next } from './rules.ts'
import type { Timer, TimerEvent } from './session.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const T0 = Date.UTC(2026, 2, 10, 12)
const START: TimerEvent = { type: 'start', sessionId: newRecordKey(T0) }
const PAUSE: TimerEvent = { type: 'pause' }
const RESUME: TimerEvent = { type: 'resume' }
const ALIVE: TimerEvent = { type: 'alive' }
const PAPER: TimerEvent = { type: 'paper', minutes: 6 * 60 }

const play = (...steps: [number, TimerEvent][]): Timer =>
  steps.reduce<Timer>((timer, [at, event]) => next(timer, event, T0 + at), IDLE)

const running = play([0, START])
const paused = play([0, START], [MINUTE, PAUSE])

describe('a session without a sign of life', () => {
  const silent = play([0, START], [HOUR, ALIVE])

  test('asks after more than 4 hours', () => {
    expect(needsAnswer(silent, T0 + 5 * HOUR)).toBe(false)
    expect(needsAnswer(silent, T0 + 5 * HOUR + 1)).toBe(true)
    expect(needsAnswer(paused, T0 + 50 * HOUR)).toBe(false)
  })

  test('keeps all and goes on', () => {
    const timer = next(silent, { type: 'keepAll' }, T0 + 9 * HOUR)
    expect(needsAnswer(timer, T0 + 9 * HOUR)).toBe(false)
    expect(elapsedSeconds(timer, T0 + 10 * HOUR)).toBe(10 * 3600)
  })

  test('is discarded, or kept until the last sign of life and waits paused', () => {
    expect(next(silent, { type: 'discard' }, T0 + 9 * HOUR)).toBe(IDLE)
    const timer = next(silent, { type: 'keepUntilSeen' }, T0 + 9 * HOUR)
    expect(timer.status).toBe('paused')
    expect(elapsedSeconds(timer, T0 + 10 * HOUR)).toBe(3600)
  })

  test('a heartbeat after the silence does not hide the question', () => {
    expect(needsAnswer(next(silent, ALIVE, T0 + 9 * HOUR), T0 + 9 * HOUR)).toBe(true)
  })
})

describe('a student who studies off the screen', () => {
  const away = play([0, START], [MINUTE, PAPER])

  test('is asked nothing before the time said, nor for four hours after it', () => {
    expect(needsAnswer(away, T0 + 6 * HOUR)).toBe(false)
    expect(needsAnswer(away, T0 + 10 * HOUR + MINUTE)).toBe(false)
    expect(needsAnswer(away, T0 + 10 * HOUR + MINUTE + 1)).toBe(true)
    const back = next(away, { type: 'keepUntilSeen' }, T0 + 12 * HOUR)
    expect(elapsedSeconds(back, T0 + 12 * HOUR)).toBe(6 * 3600 + 60)
  })

  test('may be back sooner, and a pause ends it', () => {
    for (const event of [{ type: 'paper', minutes: 0 } as const, PAUSE]) {
      const back = next(next(away, event, T0 + 2 * MINUTE), RESUME, T0 + 2 * MINUTE)
      expect(needsAnswer(back, T0 + 5 * HOUR)).toBe(true)
    }
  })

  test.each([-1, 1.5, Number.NaN, 12 * 60 + 1])('for %d minutes is nothing that can be said', (minutes) => {
    expect(next(running, { type: 'paper', minutes }, T0 + 1)).toBe(running)
  })

  test('has the hours counted that the device slept meanwhile, though nobody can be asked', () => {
    const leap: TimerEvent = { type: 'jumped', startedAt: T0, by: 3 * HOUR }
    expect(elapsedSeconds(next(away, leap, T0 + 4 * HOUR), T0 + 4 * HOUR)).toBe(4 * 3600)
    expect(elapsedSeconds(next(away, leap, T0 + 7 * HOUR), T0 + 7 * HOUR)).toBe(4 * 3600)
  })
})
