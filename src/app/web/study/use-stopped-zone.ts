import { useEffect } from 'react'
import type { Halted } from '../../../features/timer/session.ts'
import type { DayZone } from '../../../shared/calendar.ts'
import { deviceStores } from '../../../web/device/device-store.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'

interface Stopped {
  stop: string
  zone: DayZone
}

const storeOf = deviceStores<Stopped | null>({
  name: 'stopped-zone',
  initial: null,
  parse: (text) => {
    const [, stop, zone] = /^(\S+ \d+) (\S+)$/.exec(text) ?? []
    return stop && zone ? { stop, zone } : null
  },
  format: (stopped) => (stopped ? `${stopped.stop} ${stopped.zone}` : ''),
})

/** The zone in which the session was stopped, stored on the device: a student may travel before saving it. */
export function useStoppedZone(userId: string, { sessionId, since }: Halted): DayZone {
  const store = storeOf(userId)
  const stop = `${sessionId} ${since}`
  const stored = store.read()
  const isStored = stored?.stop === stop
  const zone = isStored ? stored.zone : studentDayZone()
  useEffect(() => {
    if (!isStored) store.write({ stop, zone })
  }, [store, stop, zone, isStored])
  return zone
}
