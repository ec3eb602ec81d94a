import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newRecordKey } from '../../../shared/ids.ts'
import { elapsedSeconds, IDLE, needsAnswer, next, pauseCount, roundEnd } from '../rules.ts'
import type { Halted, Running, Timer, TimerEvent } from '../session.ts'
import { areLengths, restEnd } from './rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const T0 = Date.UTC(2026, 2, 10, 12)
const sessionId = newRecordKey(T0)
const LENGTHS = { study: 25, rest: 5 }
const START: TimerEvent = { type: 'start', sessionId, rounds: LENGTHS }
const PLAIN: TimerEvent = { type: 'start', sessionId }
const ON: TimerEvent = { type: 'rounds', rounds: LENGTHS }
const ALIVE: TimerEvent = { type: 'alive' }
const RESUME: TimerEvent = { type: 'resume' }
const PAUSE: TimerEvent = { type: 'pause' }
const STOP: TimerEvent = { type: 'stop', sessionId }

const play = (...steps: [number, TimerEvent][]): Timer =>
  steps.reduce<Timer>((timer, [at, event]) => next(timer, event, T0 + at * MINUTE), IDLE)
const minutesOf = (timer: Timer, at: number) => elapsedSeconds(timer, T0 + at * MINUTE) / 60

describe('a round', () => {
  test('ends by itself at its minute, however late that is noticed, and the rest counts nothing', () => {
    const running = play([0, START])
    expect(minutesOf(running, 24)).toBe(24)
    expect(minutesOf(running, 90)).toBe(25)
    expect(needsAnswer(running, T0 + 9 * HOUR)).toBe(false)
    for (const noticed of [25, 26, 600]) {
      const timer = next(running, ALIVE, T0 + noticed * MINUTE) as Halted
      expect(timer).toMatchObject({ status: 'paused', since: T0 + 25 * MINUTE })
      expect(restEnd(timer)).toBe(T0 + 30 * MINUTE)
      expect(minutesOf(timer, 600)).toBe(25)
    }
  })

  test('follows the rest when study goes on, and a pause within it does not end it', () => {
    const timer = play(
      [0, START],
      [10, PAUSE],
      [20, RESUME],
      [40, RESUME],
      [50, PAUSE],
      [60, RESUME],
    ) as Running
    // 10 minutes, then 15 to the end at 35; from 40 the second round, with 10 minutes before its pause.
    expect(minutesOf(timer, 60)).toBe(35)
    expect(roundEnd(timer)).toBe(T0 + 75 * MINUTE)
    expect(pauseCount(timer)).toBe(3)
  })

  test('that ended with nobody there is stopped as it was then', () => {
    const timer = play([0, START], [300, STOP])
    expect(timer).toMatchObject({ status: 'stopped', since: T0 + 25 * MINUTE })
    expect(minutesOf(timer, 300)).toBe(25)
  })

  test('begins when it is asked for, in a session that runs or waits, and takes nothing away', () => {
    const running = play([0, PLAIN], [40, ON]) as Running
    expect(roundEnd(running)).toBe(T0 + 65 * MINUTE)
    expect(minutesOf(running, 65)).toBe(65)
    const paused = play([0, PLAIN], [40, PAUSE], [50, ON], [60, RESUME]) as Running
    expect(roundEnd(paused)).toBe(T0 + 85 * MINUTE)
    expect(restEnd(play([0, PLAIN], [40, PAUSE], [50, ON]) as Halted)).toBeNull()
  })

  test('is given up again, and off the screen there is none', () => {
    for (const event of [
      { type: 'rounds', rounds: null },
      { type: 'paper', minutes: 60 },
    ] as const) {
      expect(minutesOf(play([0, START], [10, event]), 120)).toBe(120)
    }
    expect(play([0, PLAIN], [1, { type: 'paper', minutes: 60 }], [2, ON])).toMatchObject({ paperUntil: null })
  })

  test('is as long as ever for who began late, and the time said counts', () => {
    const timer = play([0, START], [1, { type: 'startedLate', by: 30 * MINUTE }])
    expect(minutesOf(timer, 25)).toBe(55)
    const resting = next(timer, ALIVE, T0 + 40 * MINUTE)
    expect(minutesOf(resting, 40)).toBe(55)
    expect(minutesOf(next(resting, RESUME, T0 + 40 * MINUTE), 99)).toBe(80)
  })

  test('through whose end a device slept has no more than its minutes', () => {
    const leap: TimerEvent = { type: 'jumped', startedAt: T0, by: HOUR }
    const asleep = play([0, START], [70, leap])
    expect(minutesOf(asleep, 70)).toBe(10)
    const awake = next(next(asleep, { type: 'slept' }, T0 + 70 * MINUTE), ALIVE, T0 + 70 * MINUTE)
    expect(awake).toMatchObject({ status: 'paused', since: T0 + 25 * MINUTE, rounds: { isResting: true } })
    expect(minutesOf(awake, 70)).toBe(25)
    const paused = next(next(asleep, PAUSE, T0 + 72 * MINUTE), { type: 'slept' }, T0 + 73 * MINUTE)
    expect(minutesOf(paused, 73)).toBe(25)
    expect(minutesOf(next(paused, RESUME, T0 + 80 * MINUTE), 90)).toBe(35)
  })
})

test.each([
  [{ study: 25, rest: 5 }, true],
  [{ study: 180, rest: 60 }, true],
  [{ study: 0, rest: 5 }, false],
  [{ study: 25, rest: 0 }, false],
  [{ study: 181, rest: 5 }, false],
  [{ study: 25, rest: 61 }, false],
  [{ study: 12.5, rest: 5 }, false],
])('%j can be rounds: %s', (lengths, can) => {
  expect(areLengths(lengths)).toBe(can)
  const running = play([0, PLAIN])
  expect(next(running, { type: 'rounds', rounds: lengths }, T0 + 1) !== running).toBe(can)
})

const events = fc.constantFrom(PAUSE, RESUME, ALIVE, ALIVE, STOP, ON)

/** A model of the rounds: the time left in the round, in ms. */
const MODEL_START = { studied: 0, left: 25 * MINUTE, isOn: true }

function tell(before: typeof MODEL_START, event: TimerEvent, wait: number): typeof MODEL_START {
  const studied = before.isOn ? Math.min(wait, before.left) : 0
  const isOver = studied === before.left
  const model = {
    studied: before.studied + studied,
    left: isOver ? 25 * MINUTE : before.left - studied,
    isOn: before.isOn && !isOver,
  }
  if (event === RESUME) return { ...model, isOn: true }
  return event === PAUSE || event === STOP ? { ...model, isOn: false } : model
}

test('whenever events come, each round has at most its minutes and no second outside of one counts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ event: events, wait: fc.integer({ min: 0, max: HOUR }) }), { maxLength: 30 }),
      (sequence) => {
        let timer: Timer = next(IDLE, START, T0)
        let model = MODEL_START
        let now = T0
        for (const { event, wait } of sequence) {
          now += wait
          timer = next(timer, event, now)
          model = tell(model, event, wait)
          expect(elapsedSeconds(timer, now)).toBe(Math.floor(model.studied / 1000))
          expect(timer.status === 'running').toBe(model.isOn)
          // A second tab that sends the same event changes nothing.
          expect(next(timer, event, now)).toBe(timer)
        }
      },
    ),
  )
})
