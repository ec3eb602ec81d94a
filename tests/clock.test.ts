import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ClockDevice } from '../harness/clock-device.ts'
import { openLeap } from '../src/features/timer/rules.ts'
import type { TimerEvent } from '../src/features/timer/session.ts'
import { newRecordKey } from '../src/shared/ids.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const KEY = newRecordKey(0)
const START: TimerEvent = { type: 'start', sessionId: KEY }
const STOP: TimerEvent = { type: 'stop', sessionId: KEY }

type Step = (device: ClockDevice) => void

const ms = fc.integer({ min: 1, max: 50 * MINUTE })
const tab = fc.integer({ min: 0, max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  ms.map(
    (time): Step =>
      (device) =>
        device.pass(time),
  ),
  ms.map(
    (time): Step =>
      (device) =>
        device.sleep(time),
  ),
  fc.integer({ min: 20 * SECOND, max: 2 * HOUR }).map(
    (by): Step =>
      (device) =>
        device.set(by),
  ),
  fc.integer({ min: 1 * SECOND, max: 300 * HOUR }).map(
    (by): Step =>
      (device) =>
        device.set(-by),
  ),
  tab.map(
    (from): Step =>
      (device) =>
        device.do({ type: 'pause' }, from),
  ),
  tab.map(
    (from): Step =>
      (device) =>
        device.do({ type: 'resume' }, from),
  ),
  tab.map(
    (from): Step =>
      (device) =>
        device.do({ type: 'alive' }, from),
  ),
)

describe('any behaviour of the clock', () => {
  test('a session with a server in reach has what truly passed, to a few seconds, in one tab or three', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 25 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer(),
        (steps, tabs, ahead) => {
          const device = new ClockDevice(ahead, tabs)
          device.do(START)
          device.compare()
          for (const take of steps) {
            take(device)
            device.lookAround()
            device.compare()
          }
          device.do(STOP)
          expect(openLeap(device.timer)).toBe(0)
          // A clock that is moved and put right by less than what is noticed may add that much.
          expect(Math.abs(device.shown - device.studied / SECOND)).toBeLessThanOrEqual(1 + 2 * steps.length)
        },
      ),
    )
  })

  test('without a server a session never has less than what passed while its device was awake', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), fc.integer({ min: 1, max: 3 }), (steps, tabs) => {
        const device = new ClockDevice(0, tabs)
        device.do(START)
        let awake = 0
        for (const take of steps) {
          const before = device.steady
          const wasRunning = device.timer.status === 'running'
          take(device)
          device.lookAround()
          if (wasRunning && device.timer.status === 'running') awake += device.steady - before
        }
        device.do(STOP)
        expect(device.shown).toBeGreaterThanOrEqual(Math.floor(awake / SECOND) - 1)
      }),
    )
  })
})
