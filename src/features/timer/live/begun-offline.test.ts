import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LiveFleet, liveFleet } from '../../../../harness/live-fleet.ts'
import { aheads, type Step, step, take } from '../../../../harness/live-steps.ts'
import { Stopwatch } from '../../../../harness/live-stopwatch.ts'
import type { RecordKey } from '../../../shared/ids.ts'
import { elapsedSeconds } from '../rules.ts'
import { sessionsOf } from './rules.ts'

const offline = step.filter(({ do: what }) => !['cut', 'join', 'lost', 'set'].includes(what))

const secondsOff = (
  { wallClock, devices }: LiveFleet,
  session: RecordKey | null | undefined,
  watch: Stopwatch,
) => {
  const known = devices.flatMap(({ stored }) => sessionsOf(stored.shared.events))
  const counted = known.flatMap(({ key, timer }) =>
    key === session ? [elapsedSeconds(timer, wallClock.now)] : [],
  )
  return Math.max(...counted.map((seconds) => Math.abs(seconds - watch.studied(wallClock.now) / 1000)))
}

const beginAlone = ({ wallClock, devices }: LiveFleet) =>
  devices.map((device) => {
    device.cut()
    device.start()
    const watch = new Stopwatch()
    watch.run(wallClock.now)
    return watch
  })

const watchOf = (action: Step, watches: readonly Stopwatch[]): Stopwatch =>
  ('on' in action ? watches[action.on] : undefined) ?? new Stopwatch()

test('sessions that ran at once have every second of their own, on all devices, whatever was done to them without a network', () => {
  fc.assert(
    fc.property(fc.array(offline, { maxLength: 30 }), aheads, (steps, ahead) => {
      const all = liveFleet(ahead)
      const watches = beginAlone(all)
      for (const action of steps) take(all, action, watchOf(action, watches))
      const keys = all.devices.map(({ key }) => key)
      all.reunite()
      for (const { stored } of all.devices) expect(sessionsOf(stored.shared.events)).toHaveLength(keys.length)
      const wrongBy = watches.map((watch, index) => secondsOff(all, keys[index], watch))
      expect(Math.max(...wrongBy)).toBeLessThanOrEqual(1 + steps.length / 100)
    }),
    { numRuns: 100 },
  )
})
