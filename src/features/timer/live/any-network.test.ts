import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LiveDevice } from '../../../../harness/live-device.ts'
import { type LiveFleet, liveFleet } from '../../../../harness/live-fleet.ts'
import { runs } from '../../../../harness/runs.ts'
import { mergeStudied, type StudiedOnDevice, secondsOf } from '../../records/studied/rules.ts'
import type { Timer } from '../session.ts'
import { othersOf } from './others.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const TAPS = ['pause', 'resume', 'rounds', 'minutes', 'save', 'cut', 'join', 'lost', 'reload'] as const
/** Less than a few seconds is no change that anybody notices, and more than four hours a long silence. */
const setBy = fc.constantFrom(-3 * HOUR, -MINUTE, MINUTE, 3 * HOUR)
const stepOn = (devices: number) => {
  const on = fc.nat(devices - 1)
  const tap = fc.constantFrom(...TAPS)
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ tap, on, ms: fc.constant<number>(2000) }) },
    fc.record({ tap: fc.constant('set' as const), on, ms: fc.constant<number>(2000), by: setBy }),
    fc.record({
      tap: fc.constant('nothing' as const),
      on,
      ms: fc.integer({ min: MINUTE, max: 20 * MINUTE }),
    }),
  )
}
const wrongBy = fc.integer({ min: -5 * HOUR, max: 5 * HOUR })

type Stretch = StudiedOnDevice['stretches'][number]
type Step = ReturnType<typeof stepOn> extends fc.Arbitrary<infer Taken> ? Taken : never

function act(device: LiveDevice, step: Step): number {
  const what = step.tap
  const isAdded = what === 'minutes' && device.do({ type: 'addMinutes', minutes: 3 })
  if (step.tap === 'set') device.setOnce(step.by)
  else if (what === 'rounds') device.do({ type: 'rounds', rounds: { study: 7, rest: 5 } })
  else if (what === 'reload') device.reload()
  else if (what === 'cut') device.cut()
  else if (what === 'join') device.join()
  else if (what === 'save') device.save()
  else if (what === 'pause' || what === 'resume') device.do({ type: what })
  device.meet({ losesAnswer: what === 'lost' })
  return isAdded ? 3 : 0
}

function saveAll({ devices, meet }: LiveFleet): void {
  for (let turn = 0; turn < 6; turn += 1) {
    for (const device of devices) {
      device.save()
      device.meet()
    }
    meet()
  }
}

/** How long any device showed that a session ran, and how long all of them at once: ms; the minutes added. */
interface Ran {
  readonly onAny: number
  readonly onAll: number
  readonly added: number
}

/** A device that hears of a round only once it is over shows what was studied in it. */
const restedSpan = ({ stored, restedFrom }: LiveDevice, before: Timer): Stretch[] =>
  restedFrom && stored.timer !== before ? [restedFrom] : []

function live({ devices, wallClock, pass }: LiveFleet, steps: readonly Step[]): Ran {
  const shown: Stretch[] = []
  let [onAll, added] = [0, 0]
  for (const step of steps) {
    for (const device of devices.slice(step.on, step.on + 1)) {
      const { timer } = device.stored
      added += act(device, step)
      shown.push(...restedSpan(device, timer))
    }
    const until = wallClock.now + step.ms
    const running = devices.flatMap(({ since, roundEnd }) =>
      since === null ? [] : [{ from: since, until: Math.min(until, roundEnd ?? until) }],
    )
    shown.push(...running)
    if (running.length === devices.length)
      onAll += Math.min(...running.map((one) => one.until)) - wallClock.now
    pass(step.ms)
    for (const device of devices) device.do({ type: 'alive' })
  }
  return {
    onAny: 1000 * secondsOf(mergeStudied(null, { save: '', stretches: shown, added: [] })),
    onAll,
    added,
  }
}

/** All saved sessions in ms without the added minutes, and how long they ran. */
function lived(aheads: readonly number[], steps: readonly Step[]): Ran & { saved: number } {
  const all = liveFleet(aheads)
  all.devices[0]?.start()
  all.meet()
  for (const device of all.devices) device.cut()
  const ran = live(all, steps)
  all.reunite()
  saveAll(all)
  expect(all.devices.flatMap(({ stored }) => othersOf(stored))).toEqual([])
  const byHand = [...all.server.records.values()].flatMap(({ studied }) => studied?.added ?? [])
  const minutes = byHand.reduce((sum, { seconds }) => sum + seconds, 0) / 60
  // Minutes added without a session wait on their device for one.
  const still = all.devices.flatMap(({ stored }) => stored.timer.added)
  expect(minutes + still.reduce((sum, { seconds }) => sum + seconds, 0) / 60).toBe(ran.added)
  return { ...ran, saved: 1000 * (secondsSaved(all) - 60 * minutes) }
}

test('two devices save never more than ran on any of them, and never less than ran on both, on any network', () => {
  fc.assert(
    fc.property(fc.array(stepOn(2), { maxLength: 40, size: 'max' }), wrongBy, (steps, ahead) => {
      const { saved, onAny, onAll } = lived([0, ahead], steps)
      expect(saved).toBeLessThanOrEqual(onAny + 1000)
      expect(saved).toBeGreaterThanOrEqual(onAll - 5000)
    }),
    { numRuns: runs(100, 500) },
  )
})

test('three devices save never more than ran on any of them, though two go on with what one has saved', () => {
  fc.assert(
    fc.property(fc.array(stepOn(3), { maxLength: 40, size: 'max' }), wrongBy, wrongBy, (steps, ...aheads) => {
      const { saved, onAny, onAll } = lived([0, ...aheads], steps)
      expect(saved).toBeLessThanOrEqual(onAny + 1000)
      expect(saved).toBeGreaterThanOrEqual(onAll - 5000)
    }),
    { numRuns: runs(100, 500) },
  )
})

const elsewhere = fc.record({
  tap: fc.constantFrom('resume', 'save', 'cut', 'join', 'lost', 'reload'),
  on: fc.constant<number>(1),
  ms: fc.constant<number>(MINUTE),
})
const inTouch = fc.record({
  tap: fc.constantFrom('pause', 'resume', 'save'),
  on: fc.constant<number>(0),
  ms: fc.constant<number>(MINUTE),
})

const isRunning = (device: LiveDevice | undefined) => device?.stored.timer.status === 'running'

/** Minutes that the device in touch shows running, while the other saves only what it shows at rest. */
function inTouchMinutes({ devices, pass }: LiveFleet, steps: readonly Step[]): number {
  let ran = 0
  for (const step of steps) {
    const device = devices[step.on]
    const isStopping = step.on === 1 && step.tap === 'save' && isRunning(device)
    if (device && !isStopping) act(device, step)
    devices[0]?.meet()
    ran += isRunning(devices[0]) ? 1 : 0
    pass(step.ms)
    for (const each of devices) each.do({ type: 'alive' })
  }
  return ran
}

const secondsSaved = ({ server }: LiveFleet) =>
  [...server.records.values()].reduce((sum, { seconds }) => sum + seconds, 0)

test('time that a device in touch shows running is saved, though another saves what it shows at rest', () => {
  const steps = fc.array(fc.oneof(elsewhere, inTouch), { maxLength: 40, size: 'max' })
  fc.assert(
    fc.property(steps, wrongBy, (path, ahead) => {
      const all = liveFleet([0, ahead])
      all.devices[0]?.start()
      all.meet()
      const ran = inTouchMinutes(all, path)
      all.reunite()
      saveAll(all)
      expect(secondsSaved(all)).toBeGreaterThanOrEqual(60 * ran - 1)
    }),
    { numRuns: runs(60, 300) },
  )
})

test.each([0, -3, 3])(
  'who took a session up again goes on with it, whoever saves what was before: %i h ahead',
  (hours) => {
    const all = liveFleet([0, hours * HOUR, 0])
    const [notebook, phone] = all.devices
    notebook?.start()
    all.meet()
    all.pass(10 * MINUTE)
    notebook?.do({ type: 'pause' })
    all.meet()
    phone?.cut()
    all.pass(5 * MINUTE)
    notebook?.do({ type: 'resume' })
    all.meet()
    all.pass(60 * MINUTE)
    phone?.save()
    all.pass(5 * MINUTE)
    all.reunite()
    for (const { studied } of all.devices) expect(studied).toBe(65 * MINUTE)
    notebook?.save()
    all.reunite()
    expect(secondsSaved(all)).toBe(75 * 60)
  },
)
