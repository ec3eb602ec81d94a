import { liveFleet } from './live-fleet.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A session of ten minutes, paused on all devices, which are all offline. */
export function offlineFleet(aheads: readonly number[] = [0, HOUR]) {
  const all = liveFleet(aheads)
  all.devices[0]?.start()
  all.meet()
  all.pass(10 * MINUTE)
  all.devices[0]?.do({ type: 'pause' })
  all.meet()
  for (const device of all.devices) device.cut()
  all.pass(5 * MINUTE)
  const [phone, notebook, tablet] = all.devices
  const minutes = () => [...all.server.records.values()].map(({ seconds }) => Math.round(seconds / 60))
  const shown = () =>
    all.devices.map(({ stored: { timer }, studied }) => [timer.status, Math.round(studied / MINUTE)])
  return { ...all, phone, notebook, tablet, minutes, shown }
}
