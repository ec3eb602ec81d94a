import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LiveDevice } from '../../../../harness/live-device.ts'
import { offlineFleet } from '../../../../harness/offline-fleet.ts'
import { runs } from '../../../../harness/runs.ts'
import { mergeStudied, secondsOf } from '../../records/studied/rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const tap = fc.record({
  tap: fc.constantFrom('resume', 'pause', 'minutes', 'late', 'reload'),
  on: fc.nat(1),
  ms: fc.integer({ min: 2000, max: 20 * MINUTE }),
})
type Tap = typeof tap extends fc.Arbitrary<infer One> ? One : never

interface Span {
  readonly from: number
  readonly until: number
}

const lengthOf = (stretches: readonly Span[]) =>
  secondsOf(mergeStudied(null, { save: '', stretches: [...stretches], added: [] }))

interface Run extends Span {
  /** When it was taken up; `from` may be earlier, as the student said. */
  readonly at: number
}

/** When a device showed the session running, and the minutes added there. */
class Log {
  readonly runs: Run[] = []
  minutes = 0
  #open: { at: number; lead: number } | null = null

  tapped(device: LiveDevice, { tap: what }: Tap, now: number): void {
    if (what === 'minutes') this.minutes += 3
    else if (what === 'resume') this.#open = { at: now, lead: 0 }
    else if (what === 'pause') this.halt(now)
    else if (this.#open) this.#open.lead = device.lead
  }

  halt(now: number): void {
    if (this.#open) this.runs.push({ at: this.#open.at, from: this.#open.at - this.#open.lead, until: now })
    this.#open = null
  }
}

/** A run that another device halted, unheard of by the device that saved it, counts up to that halt. */
function unheard({ at, from, until }: Run, saved: readonly Span[]): Span[] {
  return [at, from].flatMap((claim) => {
    const isKnown = saved.some((span) => span.from <= claim && claim < span.until)
    const halts = saved.map((span) => span.until)
    const begins = Math.max(from, ...halts.filter((halt) => halt <= claim))
    return isKnown ? [] : { from: begins, until: Math.min(until, ...halts.filter((halt) => halt > claim)) }
  })
}

function act(device: LiveDevice, { tap: what }: Tap): boolean {
  switch (what) {
    case 'reload':
      device.reload()
      return false
    case 'minutes':
      return device.do({ type: 'addMinutes', minutes: 3 })
    case 'late':
      return device.do({ type: 'startedLate', by: 2 * MINUTE })
    default:
      return device.do({ type: what })
  }
}

const taps = fc.array(tap, { maxLength: 12, size: 'max' })
const wrongBy = fc.integer({ min: -5 * HOUR, max: 5 * HOUR })

test('two devices may do anything to a session without a network: its save has every second and minute once', () => {
  fc.assert(
    fc.property(taps, taps, fc.boolean(), wrongBy, (before, after, isFirst, ahead) => {
      const { wallClock, devices, notebook, phone, pass, reunite, server } = offlineFleet([0, ahead])
      const logs = [new Log(), new Log()] as const
      const take = (action: Tap) => {
        const [device, log] = [devices[action.on], logs[action.on]]
        if (device && log && act(device, action)) log.tapped(device, action, wallClock.now)
        pass(action.ms)
        for (const each of devices) each.do({ type: 'alive' })
      }
      for (const action of before) take(action)
      notebook?.save()
      logs[1].halt(wallClock.now)
      pass(2000)
      for (const action of after) take({ ...action, on: 0 })
      const first = isFirst ? notebook : phone
      first?.join()
      first?.meet()
      reunite()
      phone?.save()
      logs[0].halt(wallClock.now)
      reunite()
      for (const device of devices) device.save()
      reunite()
      const [here, there] = logs
      const ran = [...there.runs, ...here.runs.flatMap((run) => unheard(run, there.runs))]
      const truth = 600 + lengthOf(ran) + 60 * (here.minutes + there.minutes)
      const saved = [...server.records.values()].reduce((sum, { seconds }) => sum + seconds, 0)
      expect(Math.abs(saved - truth)).toBeLessThanOrEqual(2)
    }),
    { numRuns: runs(60, 300) },
  )
})
