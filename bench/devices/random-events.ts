import { setTimeout as sleep } from 'node:timers/promises'
import { integerBetween, type Random } from '../../harness/demo/random.ts'
import type { ApiStudent } from '../../harness/demo/student.ts'
import type { App } from '../../harness/journey/server.ts'
import type { Stopwatch } from '../../harness/live-stopwatch.ts'
import type { Postgres } from '../../harness/postgres.ts'
import type { Device } from './device.ts'

const HOUR = 3_600_000

export interface Bench {
  readonly app: App
  readonly postgres: Postgres | null
  readonly random: Random
  readonly student: ApiStudent
  readonly devices: readonly Device[]
  readonly faults: string[]
  readonly counts: Record<string, number>
  isDown: boolean
  watch: Stopwatch | null
  /** Seconds of each saved session, by the stopwatch, and when it ended, in epoch ms of the machine. */
  readonly saved: { readonly seconds: number; readonly endedAt: number }[]
  worstMs: { apart: number; off: number }
}

export const count = ({ counts }: Bench, what: string) => {
  counts[what] = (counts[what] ?? 0) + 1
}

export const pick = ({ random, devices }: Bench): Device => {
  const device = devices[integerBetween(random, 0, devices.length - 1)]
  if (!device) throw new Error('There are devices.')
  return device
}

type RandomEvent = (bench: Bench, device: Device) => Promise<void>

const RANDOM_EVENTS: readonly [weight: number, happens: RandomEvent][] = [
  [10, tap],
  [
    3,
    async (bench, device) => {
      count(bench, device.isCut ? 'join' : 'cut')
      await device.cut(!device.isCut)
    },
  ],
  [
    2,
    async (bench, device) => {
      count(bench, device.isFrozen ? 'thaw' : 'freeze')
      await device.freeze(!device.isFrozen)
    },
  ],
  [
    1,
    async (bench) => {
      count(bench, bench.isDown ? 'server start' : 'server kill')
      await (bench.isDown ? bench.app.start() : bench.app.kill())
      bench.isDown = !bench.isDown
    },
  ],
  [
    1,
    async (bench) => {
      if (!bench.postgres || bench.isDown) return
      count(bench, 'database restart')
      await bench.postgres.restart()
    },
  ],
  [
    1,
    async (bench, device) => {
      if (bench.isDown || device.isFrozen || !device.mayLoseTime()) return
      count(bench, device.isCut ? 'reload without a network' : 'reload')
      await device.reload()
    },
  ],
  [
    1,
    async (bench, device) => {
      if (bench.isDown || device.isFrozen || !device.mayLoseTime()) return
      count(bench, device.isCut ? 'clock set without a network' : 'clock set')
      await device.setClock(integerBetween(bench.random, -2 * HOUR, 2 * HOUR))
      await sleep(2000)
    },
  ],
]

export async function randomEvent(bench: Bench): Promise<void> {
  const many = RANDOM_EVENTS.flatMap(([weight, happens]) => Array.from({ length: weight }, () => happens))
  const happens = many[integerBetween(bench.random, 0, many.length - 1)] ?? tap
  await happens(bench, pick(bench))
}

/** Taps as on the screen; a button that the device does not offer is no tap. */
async function tap(bench: Bench, device: Device): Promise<void> {
  if (device.isFrozen) return
  const paused = await device.tap('PAUSAR')
  const resumed = paused === null ? await device.tap('CONTINUAR') : null
  if (paused !== null) bench.watch?.halt(paused)
  if (resumed !== null) bench.watch?.run(resumed)
  if (paused ?? resumed) count(bench, paused === null ? 'resume' : 'pause')
}
