import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LiveDevice } from '../../../../harness/live-device.ts'
import { type LiveFleet, liveFleet } from '../../../../harness/live-fleet.ts'
import { othersOf } from './hearing.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const tap = fc.constantFrom('pause', 'resume', 'save', 'cut', 'join', 'lost')
const stepOn = (devices: number) => {
  const on = fc.nat(devices - 1)
  return fc.oneof(
    fc.record({ tap, on, ms: fc.constant(2000) }),
    fc.record({
      tap: fc.constant('nothing' as const),
      on,
      ms: fc.integer({ min: MINUTE, max: 20 * MINUTE }),
    }),
  )
}
const wrongBy = fc.integer({ min: -5 * HOUR, max: 5 * HOUR })

type Step = ReturnType<typeof stepOn> extends fc.Arbitrary<infer Taken> ? Taken : never

function act(device: LiveDevice, what: Step['tap']): void {
  if (what === 'cut') device.cut()
  else if (what === 'join') device.join()
  else if (what === 'save') device.save()
  else if (what === 'pause' || what === 'resume') device.do({ type: what })
  device.meet({ losesAnswer: what === 'lost' })
}

/** Each saves what it shows, until nothing is open. */
function saveAll({ devices, meet }: LiveFleet): void {
  for (let turn = 0; turn < 6; turn += 1) {
    for (const device of devices) {
      device.save()
      device.meet()
    }
    meet()
  }
}

const runningOn = ({ devices }: LiveFleet) =>
  devices.filter(({ stored }) => stored.timer.status === 'running').length

/** How long any device, and each of them, showed a running session, and since one saved others besides: ms. */
interface Ran {
  onAny: number
  onAll: number
  besides: number
}

function live(all: LiveFleet, steps: readonly Step[]): Ran {
  const ran = { onAny: 0, onAll: 0, besides: 0 }
  const saves = steps.findIndex(({ tap: what }) => what === 'save')
  for (const [place, { tap: what, on: which, ms }] of steps.entries()) {
    for (const device of all.devices.slice(which, which + 1)) act(device, what)
    const running = runningOn(all)
    ran.onAny += ms * Math.min(1, running)
    if (running === all.devices.length) ran.onAll += ms
    if (saves !== -1 && place >= saves) ran.besides += ms * Math.max(0, running - 1)
    all.pass(ms)
    for (const device of all.devices) device.do({ type: 'alive' })
  }
  return ran
}

/** What they save in all, in ms, and how long they ran. */
function lived(aheads: readonly number[], steps: readonly Step[]): Ran & { saved: number } {
  const all = liveFleet(aheads)
  all.devices[0]?.start()
  all.meet()
  const ran = live(all, steps)
  all.reunite()
  saveAll(all)
  expect(all.devices.flatMap(({ stored }) => othersOf(stored))).toEqual([])
  const saved = [...all.server.records.values()].reduce((sum, { seconds }) => sum + 1000 * seconds, 0)
  return { ...ran, saved }
}

test('what two devices save is never more than ran on any of them, and never less than ran on both, whatever the network does', () => {
  fc.assert(
    fc.property(fc.array(stepOn(2), { maxLength: 40 }), wrongBy, (steps, ahead) => {
      const { saved, onAny, onAll } = lived([0, ahead], steps)
      expect(saved).toBeLessThanOrEqual(onAny + 1000)
      expect(saved).toBeGreaterThanOrEqual(onAll - 5000)
    }),
    { numRuns: 200 },
  )
})

test('what three devices save is more than ran on any of them only by what ran at once after one had saved', () => {
  fc.assert(
    fc.property(fc.array(stepOn(3), { maxLength: 40 }), wrongBy, wrongBy, (steps, ...aheads) => {
      const { saved, onAny, onAll, besides } = lived([0, ...aheads], steps)
      expect(saved).toBeLessThanOrEqual(onAny + besides + 1000)
      expect(saved).toBeGreaterThanOrEqual(onAll - 5000)
    }),
    { numRuns: 100 },
  )
})
