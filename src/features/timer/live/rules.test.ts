import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LiveDevice } from '../../../../harness/live-device.ts'
import { liveFleet } from '../../../../harness/live-fleet.ts'
import { aheads, step, take } from '../../../../harness/live-steps.ts'
import { Stopwatch } from '../../../../harness/live-stopwatch.ts'
import { runs } from '../../../../harness/runs.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { elapsedSeconds, needsAnswer } from '../rules.ts'
import { formatTimer, parseTimer } from '../stored-timer.ts'
import { toSharedEvent } from './log.ts'
import { othersOf } from './others.ts'
import { applyNews } from './remote-events.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const FAREWELL = { subject: { id: 1, name: 'Direito' }, said: { study_time: 600 } as never }

function phoneCutInRound() {
  const fleet = liveFleet([0, HOUR])
  const [phone, notebook] = fleet.devices
  phone?.start()
  phone?.do({ type: 'rounds', rounds: { study: 25, rest: 5 } })
  fleet.meet()
  phone?.cut()
  return { ...fleet, phone, notebook }
}

describe('one session on three devices', () => {
  test('has every second once and the same on all, whatever the clocks and the network do', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), aheads, (steps, ahead) => {
        const all = liveFleet(ahead)
        const { wallClock, devices, meet } = all
        const watch = new Stopwatch()
        devices[0]?.start()
        watch.run(wallClock.now)
        meet()
        for (const action of steps) take(all, action, watch)
        all.reunite()
        const truth = watch.studied(wallClock.now)
        for (const { studied } of devices)
          expect(Math.abs(studied - truth)).toBeLessThanOrEqual(1000 + 10 * steps.length)
        const state = devices.map(({ stored: { timer, topic } }) => `${timer.status} ${topic}`)
        expect(new Set(state).size).toBe(1)
        for (const { stored } of devices) expect(parseTimer(formatTimer(stored))).toEqual(stored)
        expect(devices.flatMap(({ stored }) => othersOf(stored))).toEqual([])
      }),
      { numRuns: runs(40, 200) },
    )
  })
})

describe('an answer of a device that is cut off', () => {
  test('stands where it was said, though another one said less, and later', () => {
    const { devices, pass, meet, reunite } = liveFleet([0, HOUR])
    const [phone, notebook] = devices
    phone?.start()
    meet()
    notebook?.cut()
    phone?.do({ type: 'pause' })
    phone?.do({ type: 'resume' })
    phone?.meet()
    phone?.cut()
    pass(10 * MINUTE)
    phone?.do({ type: 'pause' })
    pass(10 * MINUTE)
    notebook?.do({ type: 'pause' })
    notebook?.join()
    notebook?.meet()
    reunite()
    expect(devices.map(({ studied }) => studied)).toEqual([10 * MINUTE, 10 * MINUTE])
  })

  test('stands where the server put it, and waits no more', () => {
    const { wallClock, devices } = liveFleet([0])
    const [phone] = devices
    phone?.start()
    if (!phone) throw new Error('There is a phone.')
    const here = { now: wallClock.now, skew: 0, newId: () => newRecordKey(wallClock.now) }
    const events = phone.stored.shared.events
      .map(toSharedEvent)
      .map((event) => ({ ...event, at: event.at - 700 }))
    const news = applyNews(phone.stored, { ...here, cursor: 1, events, sent: new Set() })
    expect(news.shared.events).toEqual(events.map((event) => ({ ...event, own: true })))
  })

  test('keeps each of the minutes that were added before it began', () => {
    const { wallClock, devices, meet } = liveFleet([0, 0])
    const [phone] = devices
    phone?.do({ type: 'addMinutes', minutes: 10 })
    wallClock.now += 1000
    phone?.do({ type: 'addMinutes', minutes: 5 })
    phone?.start()
    meet()
    expect(devices.map(({ studied }) => studied)).toEqual([15 * MINUTE, 15 * MINUTE])
  })

  test('has the whole round that was begun there after a rest, though another one had paused in the round before', () => {
    const { devices, pass, reunite, phone, notebook } = phoneCutInRound()
    pass(20 * MINUTE)
    notebook?.do({ type: 'pause' })
    notebook?.meet()
    pass(10 * MINUTE)
    phone?.do({ type: 'resume' })
    pass(25 * MINUTE)
    reunite()
    expect(devices.map(({ studied }) => studied)).toEqual([45 * MINUTE, 45 * MINUTE])
  })

  test('ends no round that was given other minutes elsewhere', () => {
    const { devices, pass, reunite, phone, notebook } = phoneCutInRound()
    notebook?.do({ type: 'rounds', rounds: { study: 50, rest: 10 } })
    notebook?.meet()
    pass(40 * MINUTE)
    phone?.do({ type: 'alive' })
    expect(phone?.stored.timer.status).toBe('paused')
    reunite()
    expect(devices.map(({ stored, studied }) => [stored.timer.status, studied])).toEqual([
      ['running', 40 * MINUTE],
      ['running', 40 * MINUTE],
    ])
    pass(30 * MINUTE)
    for (const device of devices) device.do({ type: 'alive' })
    expect(devices.map(({ stored, studied }) => [stored.timer.status, studied])).toEqual([
      ['paused', 50 * MINUTE],
      ['paused', 50 * MINUTE],
    ])
  })
})

describe('a timer that was left on', () => {
  test.each([
    [3, false],
    [9, true],
  ])('for %i hours is asked about on the device that is opened then: %s', (hours, mustAnswer) => {
    const { wallClock, devices, pass } = liveFleet([0, HOUR])
    const [phone, notebook] = devices
    phone?.start()
    phone?.meet()
    pass(hours * HOUR)
    notebook?.meet()
    notebook?.do({ type: 'alive' })
    const asks = () => notebook && needsAnswer(notebook.stored.timer, wallClock.now + HOUR)
    expect(asks()).toBe(mustAnswer)
    notebook?.do({ type: 'keepAll' })
    notebook?.meet()
    expect([asks(), notebook?.studied]).toEqual([false, hours * HOUR])
  })
})

describe('two sessions that ran at once', () => {
  test('are both kept, each with its own time, and shown beside the one that the device has', () => {
    const all = liveFleet([0, HOUR, -HOUR])
    const [phone, notebook, tablet] = all.devices
    phone?.cut()
    notebook?.cut()
    phone?.start()
    all.pass(10 * MINUTE)
    notebook?.start()
    all.pass(30 * MINUTE)
    phone?.do({ type: 'pause' })
    all.pass(5 * MINUTE)
    all.reunite()
    expect(phone?.studied).toBe(40 * MINUTE)
    expect(notebook?.studied).toBeCloseTo(35 * MINUTE, -2)
    const beside = all.devices.map(({ stored }) => othersOf(stored).map(({ timer }) => timer.status))
    expect(beside).toEqual([['running'], ['paused'], [expect.any(String)]])
    expect(tablet?.stored.timer.status).not.toBe('idle')
  })
})

describe('a session that ended on another device', () => {
  const end = (phone: LiveDevice | undefined, how: 'saved' | 'reset') => {
    const session = phone?.key
    if (!session) throw new Error('The session began.')
    phone.do({ type: 'stop', sessionId: session })
    if (how === 'saved') phone.do({ type: 'save', sessionId: session, farewell: FAREWELL })
    phone.do(how === 'saved' ? { type: 'saved', sessionId: session } : { type: 'reset' })
    phone.meet()
  }
  const ended = (how: 'saved' | 'reset') => {
    const all = liveFleet([0, HOUR])
    const [phone, notebook] = all.devices
    phone?.start()
    all.meet()
    all.pass(10 * MINUTE)
    notebook?.cut()
    end(phone, how)
    return { ...all, phone, notebook }
  }

  test.each(['saved', 'reset'] as const)('is over here too once it was %s there', (how) => {
    const { notebook, meet } = ended(how)
    expect(notebook?.stored.timer.status).toBe('running')
    notebook?.join()
    meet()
    expect(notebook?.stored).toMatchObject({ timer: { status: 'idle' }, topic: '', shared: { events: [] } })
  })

  const pausedThere = () => {
    const all = liveFleet([0, HOUR])
    const [phone, notebook] = all.devices
    phone?.start()
    all.meet()
    all.pass(20 * MINUTE)
    notebook?.cut()
    phone?.do({ type: 'pause' })
    all.pass(5 * MINUTE)
    return { ...all, phone, notebook }
  }

  test('goes on as one of its own where it was taken up again before that, but after it was halted there', () => {
    const { phone, notebook, pass, reunite } = pausedThere()
    notebook?.do({ type: 'pause' })
    notebook?.do({ type: 'resume' })
    pass(5 * MINUTE)
    end(phone, 'saved')
    pass(30 * MINUTE)
    reunite()
    expect([phone, notebook].map((device) => [device?.stored.timer.status, device?.studied])).toEqual([
      ['running', 35 * MINUTE],
      ['running', 35 * MINUTE],
    ])
    expect(phone?.key).toBe(notebook?.key)
  })

  test('leaves minutes that were added here meanwhile in one of their own, which waits for its summary', () => {
    const { wallClock, phone, notebook, pass, reunite } = pausedThere()
    notebook?.do({ type: 'pause' })
    notebook?.do({ type: 'addMinutes', minutes: 15 })
    end(phone, 'saved')
    pass(MINUTE)
    reunite()
    for (const { timer } of [phone, notebook].flatMap((device) => device?.stored ?? []))
      expect([timer.status, elapsedSeconds(timer, wallClock.now)]).toEqual(['stopped', 15 * 60])
  })

  test('goes on as one of its own where the student took it up again meanwhile', () => {
    const { notebook, phone, pass, meet } = ended('saved')
    pass(MINUTE)
    notebook?.do({ type: 'pause' })
    pass(MINUTE)
    notebook?.do({ type: 'resume' })
    pass(7 * MINUTE)
    notebook?.join()
    meet()
    expect(notebook?.stored.timer.status).toBe('running')
    expect(notebook?.studied).toBe(7 * MINUTE)
    expect(phone?.studied).toBe(7 * MINUTE)
    expect(phone?.key).toBe(notebook?.key)
  })
})
