import { LiveDevice } from './live-device.ts'
import { LiveServer, type WallClock } from './live-server.ts'

/** A student's devices, each with a clock so many ms ahead of the wall clock. */
export function liveFleet(aheads: readonly number[]) {
  const wallClock: WallClock = { now: Date.UTC(2026, 2, 10, 12) }
  const server = new LiveServer(wallClock)
  const devices = aheads.map((ahead) => new LiveDevice(wallClock, server, ahead))
  const pass = (ms: number) => {
    wallClock.now += ms
    for (const device of devices) device.pass(ms)
  }
  const meet = () => {
    for (let turn = 0; turn < 3; turn += 1) for (const device of devices) device.meet()
  }
  /** All devices reach the server; a question about a leap is answered: the clock was set. */
  const reunite = () => {
    for (const device of devices) device.join()
    meet()
    for (const device of devices) device.do({ type: 'clockSet' })
    meet()
  }
  return { wallClock, server, devices, pass, meet, reunite }
}

export type LiveFleet = ReturnType<typeof liveFleet>
