import { describe, expect, test } from 'vitest'
import { liveFleet } from '../../../../harness/live-fleet.ts'
import { offlineFleet as parted } from '../../../../harness/offline-fleet.ts'

const MINUTE = 60_000

describe('the rounds of a session that goes on in one of its own', () => {
  const inRounds = () => {
    const all = parted()
    all.phone?.do({ type: 'rounds', rounds: { study: 25, rest: 5 } })
    const pass = (ms: number) => {
      all.pass(ms)
      for (const device of all.devices) device.do({ type: 'alive' })
    }
    const rounds = () =>
      all.devices.map(({ stored: { timer } }) => timer.status !== 'idle' && timer.rounds?.study)
    return { ...all, pass, rounds }
  }

  test('go on where it runs, and end it as before', () => {
    const { phone, notebook, pass, reunite, shown, rounds } = inRounds()
    notebook?.save()
    phone?.do({ type: 'resume' })
    pass(10 * MINUTE)
    reunite()
    expect([shown()[0], rounds()]).toEqual([
      ['running', 10],
      [25, 25],
    ])
    pass(20 * MINUTE)
    expect(shown()).toEqual([
      ['paused', 25],
      ['paused', 25],
    ])
  })

  test('leave out the rest between them, of which only their device knew', () => {
    const { phone, notebook, pass, reunite, shown, minutes } = inRounds()
    notebook?.save()
    phone?.do({ type: 'resume' })
    for (const ms of [30 * MINUTE, 20 * MINUTE]) {
      pass(ms)
      phone?.do({ type: 'resume' })
    }
    reunite()
    expect(shown()[0]).toEqual(['running', 45])
    pass(20 * MINUTE)
    expect(shown()[0]).toEqual(['paused', 50])
    phone?.save()
    reunite()
    expect(minutes()).toEqual([10, 50])
  })

  test('are there again once what waits for a summary is taken up', () => {
    const { phone, notebook, pass, reunite, shown, rounds } = inRounds()
    phone?.do({ type: 'resume' })
    pass(20 * MINUTE)
    notebook?.do({ type: 'resume' })
    pass(2 * MINUTE)
    notebook?.save()
    reunite()
    expect([shown()[0], rounds()]).toEqual([
      ['stopped', 20],
      [25, 25],
    ])
    phone?.do({ type: 'resume' })
    pass(30 * MINUTE)
    expect(shown()[0]).toEqual(['paused', 45])
  })
})

test('rounds of one length that two devices began without knowing of each other end at the same moment', () => {
  const { devices, pass, meet, reunite } = liveFleet([0, 60 * MINUTE])
  const [phone, notebook] = devices
  phone?.start()
  meet()
  notebook?.cut()
  for (const device of devices) {
    device.do({ type: 'rounds', rounds: { study: 25, rest: 5 } })
    pass(6 * MINUTE)
  }
  reunite()
  pass(15 * MINUTE)
  for (const device of devices) device.do({ type: 'alive' })
  expect(devices.map(({ stored, studied }) => [stored.timer.status, studied])).toEqual([
    ['paused', 25 * MINUTE],
    ['paused', 25 * MINUTE],
  ])
})

test('a round that is taken up again ends when its device shows it, though another one had paused it before, unheard', () => {
  const { devices, pass, meet, reunite } = liveFleet([0, 60 * MINUTE])
  const [phone, notebook] = devices
  phone?.start()
  phone?.do({ type: 'rounds', rounds: { study: 25, rest: 5 } })
  meet()
  notebook?.cut()
  pass(5 * MINUTE)
  phone?.do({ type: 'pause' })
  phone?.meet()
  pass(5 * MINUTE)
  notebook?.do({ type: 'pause' })
  pass(2 * MINUTE)
  notebook?.do({ type: 'resume' })
  for (const minutes of [15, 20]) {
    pass(minutes * MINUTE)
    notebook?.do({ type: 'alive' })
  }
  reunite()
  expect(devices.map(({ nextRound, studied }) => [nextRound?.study, studied])).toEqual([
    [25, 20 * MINUTE],
    [25, 20 * MINUTE],
  ])
})

test('a round stays as long as it was where minutes were added in the rest, and then the clock was set', () => {
  const { wallClock, server, devices, pass, meet, reunite } = liveFleet([0])
  const [phone] = devices
  const began = wallClock.now
  const passing = (minutes: number) => {
    pass(minutes * MINUTE)
    phone?.do({ type: 'alive' })
  }
  phone?.start()
  meet()
  phone?.cut()
  passing(2)
  phone?.do({ type: 'rounds', rounds: { study: 25, rest: 5 } })
  passing(28)
  phone?.do({ type: 'addMinutes', minutes: 3 })
  phone?.setOnce(-180 * MINUTE)
  passing(1)
  phone?.do({ type: 'resume' })
  passing(5)
  phone?.save()
  reunite()
  const [record] = server.records.values()
  expect(record?.seconds).toBe(35 * 60)
  const minutesIn = (instant: number) => (instant - began) / MINUTE
  expect(record?.studied?.stretches.map(({ from, until }) => [minutesIn(from), minutesIn(until)])).toEqual([
    [0, 27],
    [31, 36],
  ])
})
