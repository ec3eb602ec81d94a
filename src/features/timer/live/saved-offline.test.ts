import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LiveDevice } from '../../../../harness/live-device.ts'
import { type LiveFleet, liveFleet } from '../../../../harness/live-fleet.ts'
import { aheads, type Step, step, take } from '../../../../harness/live-steps.ts'
import { Stopwatch } from '../../../../harness/live-stopwatch.ts'
import { runs } from '../../../../harness/runs.ts'

const MINUTE = 60_000

const cutAll = ({ devices }: LiveFleet) => {
  for (const device of devices) device.cut()
}
const saved = ({ server }: LiveFleet) => [...server.records.values()].map(({ seconds }) => seconds)

describe('a session that two devices save without knowing of each other', () => {
  const parted = (ahead = 5 * 60 * MINUTE) => {
    const all = liveFleet([0, ahead])
    const [phone, notebook] = all.devices
    phone?.start()
    all.meet()
    cutAll(all)
    all.pass(20 * MINUTE)
    return { ...all, phone, notebook }
  }

  test('is one record with its time once', () => {
    const { phone, notebook, pass, reunite, ...all } = parted()
    phone?.save()
    pass(10)
    notebook?.save()
    reunite()
    expect(saved({ pass, reunite, ...all })).toEqual([20 * 60])
  })

  test.each(['the phone', 'the notebook'])(
    'has what one of them took up again, when %s is back first',
    (first) => {
      const { phone, notebook, pass, reunite, ...all } = parted()
      phone?.save()
      notebook?.do({ type: 'pause' })
      pass(20 * MINUTE)
      notebook?.do({ type: 'resume' })
      pass(15 * MINUTE)
      notebook?.save()
      const device = first === 'the phone' ? phone : notebook
      device?.join()
      device?.meet()
      reunite()
      expect(saved({ pass, reunite, ...all })).toEqual([35 * 60])
    },
  )

  test.each([-6, -0.1, 0.1, 3])(
    'has once what was taken up again on one whose clock was set by %f hours in the pause',
    (hours) => {
      const { phone, notebook, pass, reunite, ...all } = parted()
      notebook?.do({ type: 'pause' })
      notebook?.setOnce(hours * 60 * MINUTE)
      pass(10 * MINUTE)
      notebook?.do({ type: 'resume' })
      pass(15 * MINUTE)
      phone?.save()
      notebook?.save()
      phone?.join()
      phone?.meet()
      reunite()
      expect(saved({ pass, reunite, ...all })).toEqual([45 * 60])
    },
  )

  test.each([-5, 5])(
    'has once what was taken up again on a page loaded anew, whose clock is %i hours ahead',
    (hours) => {
      const { phone, notebook, pass, reunite, ...all } = parted(hours * 60 * MINUTE)
      notebook?.do({ type: 'pause' })
      pass(10 * MINUTE)
      notebook?.do({ type: 'resume' })
      pass(10 * MINUTE)
      notebook?.do({ type: 'pause' })
      notebook?.reload()
      pass(5 * MINUTE)
      notebook?.do({ type: 'resume' })
      pass(15 * MINUTE)
      phone?.save()
      notebook?.save()
      phone?.join()
      phone?.meet()
      reunite()
      expect(saved({ pass, reunite, ...all })).toEqual([60 * 60])
    },
  )

  test('has what was studied before its start, as is said on a page loaded anew whose clock is ahead', () => {
    const { phone, notebook, reunite, ...all } = parted()
    phone?.save()
    notebook?.reload()
    notebook?.do({ type: 'startedLate', by: 10 * MINUTE })
    notebook?.save()
    reunite()
    expect(saved({ reunite, ...all })).toEqual([30 * 60])
  })

  test('has once a round that ended by itself after the clock of one was set back', () => {
    const { phone, notebook, pass, reunite, ...all } = parted(0)
    notebook?.do({ type: 'rounds', rounds: { study: 25, rest: 5 } })
    notebook?.setOnce(-10 * MINUTE)
    pass(25 * MINUTE)
    phone?.save()
    notebook?.save()
    notebook?.join()
    notebook?.meet()
    reunite()
    expect(saved({ pass, reunite, ...all })).toEqual([45 * 60])
  })

  test('is once what two go on with, of whom one has heard that a third saved it', () => {
    const all = liveFleet([0, 60 * MINUTE, -60 * MINUTE])
    const [phone, notebook, tablet] = all.devices
    phone?.start()
    all.meet()
    cutAll(all)
    all.pass(10 * MINUTE)
    phone?.save()
    tablet?.do({ type: 'pause' })
    all.pass(5 * MINUTE)
    tablet?.do({ type: 'resume' })
    all.pass(15 * MINUTE)
    phone?.join()
    phone?.meet()
    tablet?.join()
    tablet?.meet()
    notebook?.save()
    all.pass(2 * MINUTE)
    tablet?.save()
    all.reunite()
    expect(saved(all)).toEqual([30 * 60, 2 * 60])
  })

  test('has minutes that were added on either of them', () => {
    const { phone, notebook, pass, reunite, ...all } = parted()
    phone?.do({ type: 'pause' })
    phone?.do({ type: 'addMinutes', minutes: 10 })
    phone?.save()
    notebook?.do({ type: 'pause' })
    notebook?.do({ type: 'addMinutes', minutes: 5 })
    notebook?.save()
    reunite()
    expect(saved({ pass, reunite, ...all })).toEqual([35 * 60])
  })
})

/** Seconds that any of the watches ran, and the minutes added on each. */
function inAll(watches: readonly Stopwatch[], { added }: Stopwatch, now: number): number {
  const edges = watches.flatMap((watch) => watch.stretches(now))
  const instants = [...new Set(edges.flatMap(({ from, until }) => [from, until]))].sort(
    (one, other) => one - other,
  )
  const ran = instants.reduce((ms, from, place) => {
    const until = instants[place + 1] ?? from
    const isCounted = edges.some((edge) => edge.from <= from && edge.until >= until)
    return isCounted ? ms + until - from : ms
  }, 0)
  const byHand = watches.reduce((ms, watch) => ms + watch.added - added, watches.length > 0 ? added : 0)
  return (ran + byHand) / 1000
}

const tap = step.filter((one) => !['cut', 'join', 'lost'].includes(one.do))
const ending = fc.record({ end: fc.nat(2), isThrownAway: fc.boolean() })
const taps = fc.array(tap, { maxLength: 8 })
const tapsAndEndings = fc.array(fc.oneof({ weight: 4, arbitrary: tap }, { weight: 1, arbitrary: ending }), {
  maxLength: 40,
})
const arrivals = fc.array(fc.record({ on: fc.nat(2), losesAnswer: fc.boolean() }), { maxLength: 8 })

/** On paper, the measurement finds a clock that was set ahead; a session saved before includes the error. */
const isOnPaper = (device: LiveDevice | undefined) =>
  device?.stored.timer.status === 'running' && device.stored.timer.paperUntil !== null

/** A clock set ahead in a pause leaves room for more than the pause: an honest student does not claim it. */
const honest = (action: Step, { room }: Stopwatch): Step =>
  action.do === 'late' ? { ...action, by: Math.min(action.by, room) } : action

/** Three devices that know the same session, each with its own watch from the moment the network is gone. */
function parting(aheads: readonly number[], before: readonly Step[]) {
  const all = liveFleet(aheads)
  const common = new Stopwatch()
  all.devices[0]?.start()
  common.run(all.wallClock.now)
  all.meet()
  for (const action of before) {
    take(all, action, common)
    all.meet()
  }
  cutAll(all)
  const own = all.devices.map((device) => ({
    device,
    watch: common.copy(),
    ended: null as 'saved' | 'thrown' | null,
  }))
  const end = (on: number, isThrownAway: boolean) => {
    const one = own[on]
    if (!one || one.ended) return
    one.watch.halt(all.wallClock.now)
    if (isThrownAway) one.device.do({ type: 'reset' })
    else one.device.save()
    one.ended = isThrownAway ? 'thrown' : 'saved'
  }
  const goOn = (action: Step) => {
    const one = 'on' in action ? own[action.on] : undefined
    if (one?.ended || (action.do === 'set' && isOnPaper(one?.device))) return
    const watch = one?.watch ?? new Stopwatch()
    take(all, honest(action, watch), watch)
  }
  const savers = () => own.filter(({ ended }) => ended === 'saved').map(({ watch }) => watch)
  return { ...all, common, end, goOn, savers }
}

test('three devices may do anything without a network: their saves of a session have every second once', () => {
  fc.assert(
    fc.property(taps, tapsAndEndings, aheads, arrivals, (before, apart, ahead, arriving) => {
      const { wallClock, server, devices, common, end, goOn, savers, reunite } = parting(ahead, before)
      for (const action of apart) {
        if ('end' in action) end(action.end, action.isThrownAway)
        else goOn(action)
      }
      for (const on of devices.keys()) end(on, false)
      for (const { on, losesAnswer } of arriving) {
        devices[on]?.join()
        devices[on]?.meet({ losesAnswer })
      }
      reunite()
      const records = [...server.records.values()]
      expect(records).toHaveLength(Math.min(1, savers().length))
      const truth = inAll(savers(), common, wallClock.now)
      expect(Math.abs((records[0]?.seconds ?? 0) - truth)).toBeLessThanOrEqual(
        1 + (before.length + apart.length) / 100,
      )
      expect(devices.map(({ stored }) => stored.timer.status)).toEqual(['idle', 'idle', 'idle'])
    }),
    { numRuns: runs(40, 200) },
  )
})
