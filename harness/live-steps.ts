import fc from 'fast-check'
import type { RoundLengths } from '../src/features/timer/rounds/rules.ts'
import type { TimerEvent } from '../src/features/timer/session.ts'
import type { LiveDevice } from './live-device.ts'
import type { LiveFleet } from './live-fleet.ts'
import type { LeftOfRound, Stopwatch } from './live-stopwatch.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Tap =
  | { do: 'pause' | 'resume'; on: number }
  | { do: 'late'; on: number; by: number }
  | { do: 'paper' | 'minutes'; on: number; minutes: number }
  | { do: 'rounds'; on: number; lengths: RoundLengths | null }
/** Possible events of a student's three devices. */
export type Step =
  | Tap
  | { do: 'choose'; on: number; topic: string }
  | { do: 'pass'; ms: number }
  | { do: 'set'; on: number; by: number }
  | { do: 'cut' | 'join' | 'lost' | 'reload'; on: number }

const on = fc.integer({ min: 0, max: 2 })
/** Nobody notices a smaller change (docs/decisions/0011-timer.md). */
const set = fc.integer({ min: 20_000, max: 3 * HOUR })
export const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 40 * MINUTE }) }),
  fc.record({
    do: fc.constant('set' as const),
    on,
    by: fc.oneof(
      set,
      set.map((by) => -by),
    ),
  }),
  fc.record({ do: fc.constantFrom('pause', 'resume', 'cut', 'join', 'lost', 'reload'), on }),
  fc.record({ do: fc.constant('choose' as const), on, topic: fc.constantFrom('Crase', 'Atos', '') }),
  fc.record({ do: fc.constant('late' as const), on, by: fc.integer({ min: 0, max: HOUR }) }),
  fc.record({ do: fc.constant('paper' as const), on, minutes: fc.integer({ min: 0, max: 120 }) }),
  fc.record({ do: fc.constant('minutes' as const), on, minutes: fc.integer({ min: 1, max: 60 }) }),
  fc.record({
    do: fc.constant('rounds' as const),
    on,
    lengths: fc.option(fc.record({ study: fc.integer({ min: 1, max: 60 }), rest: fc.constant(5) })),
  }),
)

const EACH = { minLength: 3, maxLength: 3 }
/** Ms by which the devices' clocks are wrong. */
export const aheads = fc.array(fc.integer({ min: -5 * HOUR, max: 5 * HOUR }), EACH)

/** Does a step, and records the student's taps on the watch. */
export function take({ wallClock, devices, pass }: LiveFleet, action: Step, watch: Stopwatch): void {
  const device = action.do === 'pass' ? undefined : devices[action.on]
  if (action.do === 'pass') pass(action.ms)
  else if (device)
    happen(device, action, {
      watch,
      now: wallClock.now,
      nextRound: device.nextRound,
      left: device.leftOfRound,
    })
  device?.meet({ losesAnswer: action.do === 'lost' })
  // No clock can order taps of one instant.
  pass(2000)
  for (const each of devices) {
    each.look()
    each.do({ type: 'alive' })
  }
}

interface Watched {
  readonly watch: Stopwatch
  readonly now: number
  readonly nextRound: RoundLengths | null
  readonly left: LeftOfRound | null
}

function happen(device: LiveDevice, action: Exclude<Step, { do: 'pass' }>, watched: Watched): void {
  if (action.do === 'set') device.setOnce(action.by)
  else if (action.do === 'cut') device.cut()
  else if (action.do === 'join') device.join()
  else if (action.do === 'reload') device.reload()
  else if (action.do === 'choose') device.choose(action.topic)
  else if (isTap(action) && device.do(eventOf(action))) see(action, device, watched)
}

const TAPS: readonly string[] = [
  'pause',
  'resume',
  'late',
  'paper',
  'minutes',
  'rounds',
] satisfies Tap['do'][]
const isTap = (step: Step): step is Tap => TAPS.includes(step.do)

function eventOf(tap: Tap): TimerEvent {
  switch (tap.do) {
    case 'late':
      return { type: 'startedLate', by: tap.by }
    case 'paper':
      return { type: 'paper', minutes: tap.minutes }
    case 'minutes':
      return { type: 'addMinutes', minutes: tap.minutes }
    case 'rounds':
      return { type: 'rounds', rounds: tap.lengths }
    default:
      return { type: tap.do }
  }
}

/** A tap that the device refused, because its session was in another state, does not count. */
function see(tap: Tap, { lead }: LiveDevice, { watch, now, nextRound, left }: Watched): void {
  if (tap.do === 'late') watch.startedLate(lead, now)
  else if (tap.do === 'rounds') watch.rounds(tap.lengths, now)
  else if (tap.do === 'resume') watch.run(now, nextRound, left)
  else if (tap.do === 'pause') watch.halt(now)
  else if (tap.do === 'minutes') watch.addMinutes(tap.minutes)
  else if (tap.do === 'paper' && tap.minutes > 0) watch.paper(now)
}
