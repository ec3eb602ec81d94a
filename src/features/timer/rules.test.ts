import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_STUDY_SECONDS } from '../../shared/duration.ts'
import { newRecordKey } from '../../shared/ids.ts'
import { elapsedSeconds, IDLE, needsAnswer, next, pauseCount } from './rules.ts'
import type { Timer, TimerEvent } from './session.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const T0 = Date.UTC(2026, 2, 10, 12)

const FIRST_KEY = newRecordKey(T0)
const SECOND_KEY = newRecordKey(T0 + 1)
const START: TimerEvent = { type: 'start', sessionId: FIRST_KEY }
const STOP: TimerEvent = { type: 'stop', sessionId: SECOND_KEY }
const PAUSE: TimerEvent = { type: 'pause' }
const RESUME: TimerEvent = { type: 'resume' }
const ALIVE: TimerEvent = { type: 'alive' }
const RESET: TimerEvent = { type: 'reset' }
const ADD: TimerEvent = { type: 'addMinutes', minutes: 5 }
const ANSWERS: TimerEvent[] = [{ type: 'keepAll' }, { type: 'keepUntilSeen' }, { type: 'discard' }]
const LATE: TimerEvent = { type: 'startedLate', by: 20 * MINUTE }
const PAPER: TimerEvent = { type: 'paper', minutes: 6 * 60 }
const PLAIN_EVENTS = [START, STOP, PAUSE, RESUME, ALIVE, RESET, ADD, PAPER, ...ANSWERS]
const EVERY_EVENT = [...PLAIN_EVENTS, LATE]

function play(...steps: [number, TimerEvent][]): Timer {
  return steps.reduce<Timer>((timer, [at, event]) => next(timer, event, T0 + at), IDLE)
}

const running = play([0, START])
const paused = play([0, START], [MINUTE, PAUSE])
const stopped = play([0, START], [MINUTE, STOP])

describe('a session', () => {
  test('counts only while running', () => {
    const timer = play([0, START], [10 * MINUTE, PAUSE], [15 * MINUTE, RESUME], [20 * MINUTE, STOP])
    expect(timer.status).toBe('stopped')
    expect(elapsedSeconds(timer, T0 + 99 * HOUR)).toBe(15 * 60)
    expect(pauseCount(timer)).toBe(1)
    expect(timer).toMatchObject({ pauses: [5 * MINUTE] })
  })

  test('counts with nobody ticking it', () => {
    expect(elapsedSeconds(running, T0 + 999)).toBe(0)
    expect(elapsedSeconds(running, T0 + 1000)).toBe(1)
    expect(elapsedSeconds(running, T0 + 3 * HOUR)).toBe(3 * 3600)
  })

  test('loses no part of a second to pauses', () => {
    const timer = play([0, START], [600, PAUSE], [700, RESUME], [1300, PAUSE])
    expect(elapsedSeconds(timer, T0)).toBe(1)
  })

  test('keeps its id from start to stop', () => {
    expect(stopped).toMatchObject({ status: 'stopped', sessionId: FIRST_KEY })
  })

  test('a pause that never ended is not counted', () => {
    const timer = play([0, START], [MINUTE, PAUSE], [2 * MINUTE, STOP])
    expect(pauseCount(timer)).toBe(0)
    expect(pauseCount(paused)).toBe(0)
  })

  test('stopped by mistake, it goes on and the gap is a pause', () => {
    const timer = play([0, START], [MINUTE, STOP], [3 * MINUTE, RESUME])
    expect(timer).toMatchObject({ status: 'running', sessionId: FIRST_KEY })
    expect(elapsedSeconds(timer, T0 + 4 * MINUTE)).toBe(120)
    expect(timer).toMatchObject({ pauses: [2 * MINUTE] })
  })

  test('resets to nothing from any state', () => {
    for (const timer of [running, paused, stopped, play([0, ADD])]) {
      expect(next(timer, RESET, T0 + HOUR)).toBe(IDLE)
    }
  })

  test('never passes 99:59:59', () => {
    const timer = play([0, START], [90 * HOUR, { type: 'keepAll' }])
    expect(elapsedSeconds(timer, T0 + 200 * HOUR)).toBe(MAX_STUDY_SECONDS)
  })
})

const ANSWERED = ANSWERS.map(({ type }) => type)

describe('events that make no sense', () => {
  const nonsense: [string, Timer, string[]][] = [
    ['idle', IDLE, ['pause', 'resume', 'alive', 'reset', 'startedLate', 'paper', ...ANSWERED]],
    ['running', running, ['start', 'resume', 'addMinutes', ...ANSWERED]],
    ['paused', paused, ['start', 'pause', 'alive', 'startedLate', 'paper', ...ANSWERED]],
    ['stopped', stopped, ['start', 'stop', 'pause', 'alive', 'startedLate', 'paper', ...ANSWERED]],
    ['silent', running, ['start', 'stop', 'pause', 'resume', 'alive', 'addMinutes', 'startedLate', 'paper']],
  ]

  test.each(nonsense)('leave the %s timer the same object, all others do not', (name, timer, types) => {
    const now = T0 + (name === 'silent' ? 5 * HOUR : 2 * MINUTE)
    const unchanged = EVERY_EVENT.filter((event) => next(timer, event, now) === timer).map(({ type }) => type)
    expect(unchanged.sort()).toEqual(types.sort())
  })
})

describe('minutes added by hand', () => {
  test('count times sixty, before, between and after', () => {
    const timer = play(
      [0, { type: 'addMinutes', minutes: 30 }],
      [1, START],
      [MINUTE + 1, PAUSE],
      [MINUTE + 2, { type: 'addMinutes', minutes: 2 }],
      [MINUTE + 3, STOP],
      [MINUTE + 4, { type: 'addMinutes', minutes: 1 }],
    )
    expect(elapsedSeconds(timer, T0)).toBe(30 * 60 + 60 + 2 * 60 + 60)
  })

  test('can be all there is', () => {
    const timer = play([0, { type: 'addMinutes', minutes: 30 }], [1, STOP])
    expect(timer).toMatchObject({ status: 'stopped', sessionId: SECOND_KEY })
    expect(elapsedSeconds(timer, T0)).toBe(1800)
  })

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 6000])('refuse %d', (minutes) => {
    expect(next(paused, { type: 'addMinutes', minutes }, T0 + HOUR)).toBe(paused)
  })
})

describe('a clock set backwards', () => {
  test('takes away nothing that was seen, and time goes on from there', () => {
    const alive = play([0, START], [HOUR, ALIVE])
    const back = T0 - 10 * HOUR
    expect(elapsedSeconds(alive, back)).toBe(3600)
    const after = next(alive, ALIVE, back)
    expect(elapsedSeconds(after, back + MINUTE)).toBe(3660)
    expect(elapsedSeconds(next(after, STOP, back + MINUTE), back)).toBe(3660)
  })

  test('makes no negative pause', () => {
    expect(next(paused, RESUME, T0 - HOUR)).toMatchObject({ pauses: [0] })
  })

  test('never lets elapsed time fall or go negative, whatever the clock does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...EVERY_EVENT), clockJumps), { maxLength: 30 }),
        (steps) => {
          let timer: Timer = IDLE
          for (const [event, at] of steps) {
            const before = elapsedSeconds(timer, T0 + at)
            const wasUnanswered = needsAnswer(timer, T0 + at)
            timer = next(timer, event, T0 + at)
            const after = elapsedSeconds(timer, T0 + at)
            expect(after).toBeGreaterThanOrEqual(0)
            if (event.type !== 'reset' && !wasUnanswered) expect(after).toBeGreaterThanOrEqual(before)
          }
        },
      ),
    )
  })
})

const clockJumps = fc.integer({ min: -100 * HOUR, max: 100 * HOUR })

/** Waits are milliseconds since the previous event, never long enough to ask about silence. */
const stepsOf = (events: TimerEvent[]) =>
  fc.array(fc.record({ event: fc.constantFrom(...events), wait: fc.integer({ min: 1, max: 2 * HOUR }) }), {
    maxLength: 30,
  })

const MODEL_START = { status: 'idle', studied: 0, added: 0, pauses: 0, paused: 0, open: 0 }
const NEXT_STATUS: Record<string, Partial<Record<TimerEvent['type'], string>>> = {
  idle: { start: 'running', stop: 'stopped' },
  running: { pause: 'paused', stop: 'stopped' },
  paused: { resume: 'running', stop: 'stopped' },
  stopped: { resume: 'running' },
}

/** A model of the timer with running totals, which the rules must match; `wait` precedes the event. */
function tell(before: typeof MODEL_START, event: TimerEvent, wait: number): typeof MODEL_START {
  if (event.type === 'reset') return MODEL_START
  const model = { ...before, status: NEXT_STATUS[before.status]?.[event.type] ?? before.status }
  if (before.status === 'running') return { ...model, studied: model.studied + wait }
  if (event.type === 'addMinutes') model.added += event.minutes * 60
  if (before.status === 'idle') return model
  const open = model.open + wait
  if (model.status !== 'running') return { ...model, open }
  return { ...model, pauses: model.pauses + 1, paused: model.paused + open, open: 0 }
}

const pausedIn = (timer: Timer) =>
  (timer.status === 'idle' ? [] : timer.pauses).reduce((sum, ms) => sum + ms, 0)

describe('for any sequence of events in order', () => {
  test('elapsed is the sum of the running spans plus what was added; pauses are those that ended', () => {
    fc.assert(
      fc.property(stepsOf(PLAIN_EVENTS), (sequence) => {
        let timer: Timer = IDLE
        let model = MODEL_START
        let now = T0
        for (const { event, wait } of sequence) {
          // An open page gives signs of life.
          timer = next(next(timer, ALIVE, now + wait / 2), event, now + wait)
          model = tell(model, event, wait)
          now += wait
          expect(timer.status).toBe(model.status)
          expect(elapsedSeconds(timer, now)).toBe(Math.floor(model.studied / 1000) + model.added)
          expect(pauseCount(timer)).toBe(model.pauses)
          expect(pausedIn(timer)).toBe(model.paused)
        }
      }),
    )
  })

  test('the same event applied by two tabs counts once', () => {
    fc.assert(
      fc.property(stepsOf(EVERY_EVENT), (sequence) => {
        let timer: Timer = IDLE
        let now = T0
        for (const { event, wait } of sequence) {
          now += wait
          timer = next(timer, event, now)
          expect(next(timer, event, now)).toBe(timer)
        }
      }),
    )
  })
})
