import { describe, expect, test } from 'vitest'
import { ClockDevice } from '../../../../harness/clock-device.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { needsAnswer, next, openLeap } from '../rules.ts'
import type { TimerEvent } from '../session.ts'
import { jumpBetween } from './rules.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const T0 = Date.UTC(2026, 2, 10, 12)
const KEY = newRecordKey(T0)

describe('between two looks at both clocks', () => {
  const after = (wall: number, steady: number) =>
    jumpBetween({ wall: T0, steady: 5 }, { wall: T0 + wall, steady: 5 + steady })

  test.each<[string, number, number, number]>([
    ['time passes', SECOND, SECOND, 0],
    ['a hidden tab looks once a minute', MINUTE + 80, MINUTE, 0],
    ['the clock is corrected by little', 9 * SECOND, SECOND, 0],
    ['the clock is set two hours ahead', 2 * HOUR + SECOND, SECOND, 2 * HOUR],
    ['the clock is set back by three seconds', -2 * SECOND, SECOND, -3 * SECOND],
    ['the device sleeps for an hour and its own clock stands still', HOUR + SECOND, SECOND, HOUR],
    ['the device sleeps for an hour and its own clock goes on', HOUR, HOUR, 0],
    [
      'the clock is set back, and the page’s own counts in parts of ms',
      -2 * SECOND,
      SECOND + 0.3,
      -3 * SECOND,
    ],
  ])('%s', (_what, wall, steady, by) => expect(after(wall, steady)).toBe(by))
})

const START: TimerEvent = { type: 'start', sessionId: KEY }
const STOP: TimerEvent = { type: 'stop', sessionId: KEY }

function studying(tabs = 1): ClockDevice {
  const device = new ClockDevice(0, tabs)
  device.do(START)
  device.compare()
  device.pass(10 * MINUTE)
  device.do({ type: 'alive' })
  device.lookAround()
  return device
}

describe('a clock set ahead under a running timer', () => {
  test('adds nothing, before and after the server is asked', () => {
    const device = studying()
    device.set(2 * HOUR)
    device.lookAround()
    expect(device.shown).toBe(600)
    expect(openLeap(device.timer)).toBe(2 * HOUR)
    device.compare()
    expect(openLeap(device.timer)).toBe(0)
    device.pass(MINUTE)
    expect(device.shown).toBe(660)
  })

  test('adds nothing either when it is more than a silence that asks', () => {
    const device = studying()
    device.set(9 * HOUR)
    device.lookAround()
    expect(needsAnswer(device.timer, device.now)).toBe(true)
    device.compare()
    expect(needsAnswer(device.timer, device.now)).toBe(false)
    expect(Math.abs(device.shown - 600)).toBeLessThanOrEqual(1)
  })

  test('is taken out also of a session that was stopped before the server answered', () => {
    const device = studying()
    device.set(2 * HOUR)
    device.do(STOP)
    device.compare()
    expect(device.shown).toBe(600)
    expect(openLeap(device.timer)).toBe(0)
  })

  test.each([
    ['before', false],
    ['after', true],
  ])('while no page was open is taken out by the comparison %s the first sign of life', (_order, isAlive) => {
    const device = studying()
    device.set(2 * HOUR)
    if (isAlive) device.timer = next(device.timer, { type: 'alive' }, device.now)
    device.compare()
    expect(Math.abs(device.shown - 600)).toBeLessThanOrEqual(1)
  })
})

describe('a device that slept under a running timer', () => {
  test('has studied, once the server was asked', () => {
    const device = studying()
    device.sleep(HOUR)
    device.lookAround()
    device.compare()
    expect(device.shown).toBe(4200)
    expect(openLeap(device.timer)).toBe(0)
  })

  test('has studied also when the session was stopped before', () => {
    const device = studying()
    device.sleep(HOUR)
    device.do(STOP)
    expect(device.shown).toBe(600)
    device.compare()
    expect(device.shown).toBe(4200)
  })

  test('is asked after more than four hours, as ever', () => {
    const device = studying()
    device.sleep(5 * HOUR)
    device.lookAround()
    device.compare()
    expect(needsAnswer(device.timer, device.now)).toBe(true)
  })

  test('and whose clock was set meanwhile has studied what it slept', () => {
    const device = studying()
    device.sleep(HOUR)
    device.set(2 * HOUR)
    device.lookAround()
    device.compare()
    expect(Math.abs(device.shown - 4200)).toBeLessThanOrEqual(1)
  })
})

describe('a leap that no server can explain', () => {
  const leapt = () => {
    const device = studying()
    device.set(2 * HOUR)
    device.lookAround()
    return device
  }

  test('the student says that the time was studied', () => {
    const device = leapt()
    device.do({ type: 'slept' })
    expect(device.shown).toBe(600 + 2 * 3600)
    expect(openLeap(device.timer)).toBe(0)
  })

  test('or that the clock was set', () => {
    const device = leapt()
    device.do({ type: 'clockSet' })
    expect(device.shown).toBe(600)
    expect(openLeap(device.timer)).toBe(0)
  })

  test('and the server does not contradict it later', () => {
    const device = leapt()
    device.do({ type: 'slept' })
    device.compare()
    device.pass(MINUTE)
    device.compare()
    expect(device.shown).toBe(660 + 2 * 3600)
  })

  test('a session waits with its record until that is said', () => {
    const device = leapt()
    device.do(STOP)
    const fields = { study_time: 600 }
    const farewell = { subject: { id: 1, name: 'Português' }, said: fields }
    const before = device.timer
    device.do({ type: 'save', sessionId: KEY, farewell })
    expect(device.timer).toBe(before)
    device.do({ type: 'clockSet' })
    device.do({ type: 'save', sessionId: KEY, farewell })
    expect(device.timer).toMatchObject({ farewell })
  })
})

describe('a clock set back under a running timer', () => {
  test.each([1, 2])('takes nothing, seen by %i tab(s)', (tabs) => {
    const device = studying(tabs)
    device.pass(900)
    device.set(-HOUR)
    device.lookAround()
    device.do({ type: 'alive' }, 1)
    expect(device.shown).toBe(600)
    device.pass(100)
    expect(device.shown).toBe(601)
    device.compare()
    expect(device.shown).toBe(601)
  })

  test('takes nothing when it is seen only by the tap that stops', () => {
    const device = studying()
    device.pass(900)
    device.set(-3 * SECOND)
    device.pass(100)
    device.do(STOP)
    expect(device.shown).toBe(601)
  })

  test('while no page was open to see it, takes nothing once the clocks are compared', () => {
    const device = studying()
    device.pass(10 * MINUTE)
    device.set(-HOUR)
    // A newly loaded page has no earlier look, and gives a sign of life at once.
    device.timer = next(device.timer, { type: 'alive' }, device.now)
    expect(device.shown).toBe(600)
    device.compare()
    expect(Math.abs(device.shown - 1200)).toBeLessThanOrEqual(1)
  })
})
