import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LiveDevice, LiveServer, type Room } from '../../../../harness/live-device.ts'
import { othersOf } from './hearing.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Step =
  | { do: 'pass'; ms: number }
  | { do: 'set'; on: number; by: number }
  | { do: 'pause' | 'resume' | 'cut' | 'join' | 'lost'; on: number }

const on = fc.integer({ min: 0, max: 2 })
/** Less is no change that anybody notices (docs/decisions/timer.md). */
const set = fc.integer({ min: 20_000, max: 3 * HOUR })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 40 * MINUTE }) }),
  fc.record({
    do: fc.constant('set' as const),
    on,
    by: fc.oneof(
      set,
      set.map((by) => -by),
    ),
  }),
  fc.record({ do: fc.constantFrom('pause', 'resume', 'cut', 'join', 'lost'), on }),
)

/** What the room's own clock saw: a session that every tap of any device pauses or takes up again. */
class Stopwatch {
  readonly #taps: { at: number; runs: boolean }[] = []

  tap(at: number, runs: boolean): void {
    this.#taps.push({ at, runs })
  }

  /** In ms. */
  studied(now: number): number {
    let since: number | null = null
    let sum = 0
    for (const { at, runs } of this.#taps) {
      if (runs && since === null) since = at
      if (runs || since === null) continue
      sum += at - since
      since = null
    }
    return since === null ? sum : sum + now - since
  }
}

const fleet = (aheads: readonly number[]) => {
  const room: Room = { now: Date.UTC(2026, 2, 10, 12) }
  const server = new LiveServer(room)
  const devices = aheads.map((ahead) => new LiveDevice(room, server, ahead))
  const pass = (ms: number) => {
    room.now += ms
    for (const device of devices) device.pass(ms)
  }
  const meet = () => {
    for (let turn = 0; turn < 3; turn += 1) for (const device of devices) device.meet()
  }
  return { room, devices, pass, meet }
}

const EACH = { minLength: 3, maxLength: 3 }
const aheads = fc.array(fc.integer({ min: -5 * HOUR, max: 5 * HOUR }), EACH)

type Fleet = ReturnType<typeof fleet>

/** Takes a step, and says what the student's taps were. */
function take({ room, devices, pass }: Fleet, taken: Step, watch: Stopwatch): void {
  const device = taken.do === 'pass' ? undefined : devices[taken.on]
  if (taken.do === 'pass') pass(taken.ms)
  else if (device && changes(device, taken)) watch.tap(room.now, taken.do === 'resume')
  device?.meet({ losesAnswer: taken.do === 'lost' })
  // Taps of one moment have no order that any clock could tell.
  pass(2000)
  for (const each of devices) each.look()
}

/** Returns whether the student's tap did something to the session. */
function changes(device: LiveDevice, taken: Exclude<Step, { do: 'pass' }>): boolean {
  switch (taken.do) {
    case 'pause':
    case 'resume':
      return device.do({ type: taken.do })
    case 'set':
      device.setOnce(taken.by)
      return false
    default:
      if (taken.do === 'cut') device.cut()
      if (taken.do === 'join') device.join()
      return false
  }
}

/** All are in reach of the server, and who is asked about a leap says that the clock was set. */
function reunite({ devices, meet }: Fleet): void {
  for (const device of devices) device.join()
  meet()
  for (const device of devices) device.do({ type: 'clockSet' })
  meet()
}

describe('one session on three devices', () => {
  test('has every second once and the same on all, whatever the clocks and the network do', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), aheads, (steps, ahead) => {
        const all = fleet(ahead)
        const { room, devices, meet } = all
        const watch = new Stopwatch()
        devices[0]?.start()
        watch.tap(room.now, true)
        meet()
        for (const taken of steps) take(all, taken, watch)
        reunite(all)
        const truth = watch.studied(room.now)
        for (const { studied } of devices)
          expect(Math.abs(studied - truth)).toBeLessThanOrEqual(1000 + 10 * steps.length)
        expect(new Set(devices.map(({ stored }) => stored.timer.status)).size).toBe(1)
        expect(devices.flatMap(({ stored }) => othersOf(stored))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})

describe('two sessions that ran at once', () => {
  test('are both kept, each with its own time, and shown beside the one that the device has', () => {
    const all = fleet([0, HOUR, -HOUR])
    const [phone, notebook, tablet] = all.devices
    phone?.cut()
    notebook?.cut()
    phone?.start()
    all.pass(10 * MINUTE)
    notebook?.start()
    all.pass(30 * MINUTE)
    phone?.do({ type: 'pause' })
    all.pass(5 * MINUTE)
    reunite(all)
    expect(phone?.studied).toBe(40 * MINUTE)
    expect(notebook?.studied).toBeCloseTo(35 * MINUTE, -2)
    const beside = all.devices.map(({ stored }) => othersOf(stored).map(({ timer }) => timer.status))
    expect(beside).toEqual([['running'], ['paused'], [expect.any(String)]])
    expect(tablet?.stored.timer.status).not.toBe('idle')
  })
})

describe('a session that ended on another device', () => {
  const ended = (how: 'saved' | 'reset') => {
    const all = fleet([0, HOUR])
    const [phone, notebook] = all.devices
    phone?.start()
    all.meet()
    all.pass(10 * MINUTE)
    notebook?.cut()
    const session = phone?.key
    if (!session) throw new Error('The session began.')
    phone?.do({ type: 'stop', sessionId: session })
    if (how === 'reset') phone?.do({ type: 'reset' })
    else {
      const farewell = { subject: { id: 1, name: 'Direito' }, said: { study_time: 600 } as never }
      phone?.do({ type: 'save', sessionId: session, farewell })
      phone?.do({ type: 'saved', sessionId: session })
    }
    all.meet()
    return { ...all, phone, notebook }
  }

  test.each(['saved', 'reset'] as const)('is over here too once it was %s there', (how) => {
    const { notebook, meet } = ended(how)
    expect(notebook?.stored.timer.status).toBe('running')
    notebook?.join()
    meet()
    expect(notebook?.stored).toMatchObject({ timer: { status: 'idle' }, topic: '', shared: { events: [] } })
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
