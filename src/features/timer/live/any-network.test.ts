import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LiveDevice } from '../../../../harness/live-device.ts'
import { type LiveFleet, liveFleet } from '../../../../harness/live-fleet.ts'
import { othersOf } from './hearing.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const on = fc.nat(1)
const tap = fc.constantFrom('pause', 'resume', 'save', 'cut', 'join', 'lost')
const step = fc.oneof(
  fc.record({ tap, on, ms: fc.constant(2000) }),
  fc.record({ tap: fc.constant('nothing' as const), on, ms: fc.integer({ min: MINUTE, max: 20 * MINUTE }) }),
)
const wrongBy = fc.integer({ min: -5 * HOUR, max: 5 * HOUR })

type Step = typeof step extends fc.Arbitrary<infer Taken> ? Taken : never

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

/** Takes the steps; gives the ms in which any device, and both, showed a running session. */
function live(all: LiveFleet, steps: readonly Step[]): { onAny: number; onBoth: number } {
  const ran = { onAny: 0, onBoth: 0 }
  for (const { tap: what, on: which, ms } of steps) {
    for (const device of all.devices.slice(which, which + 1)) act(device, what)
    const running = runningOn(all)
    if (running > 0) ran.onAny += ms
    if (running > 1) ran.onBoth += ms
    all.pass(ms)
    for (const device of all.devices) device.do({ type: 'alive' })
  }
  return ran
}

test('what two devices save is never more than ran on any of them, and never less than ran on both, whatever the network does', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), wrongBy, (steps, ahead) => {
      const all = liveFleet([0, ahead])
      all.devices[0]?.start()
      all.meet()
      const { onAny, onBoth } = live(all, steps)
      all.reunite()
      saveAll(all)
      expect(all.devices.flatMap(({ stored }) => othersOf(stored))).toEqual([])
      const saved = [...all.server.records.values()].reduce((sum, { seconds }) => sum + 1000 * seconds, 0)
      expect(saved).toBeLessThanOrEqual(onAny + 1000)
      expect(saved).toBeGreaterThanOrEqual(onBoth - 5000)
    }),
    { numRuns: 200 },
  )
})
