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

/** Where the session was stopped, which the device keeps: whoever travels before saving it studied there. */
export function useStoppedZone(userId: string, { sessionId, since }: Halted): DayZone {
  const store = storeOf(userId)
  const stop = `${sessionId} ${since}`
  const kept = store.read()
  const isKept = kept?.stop === stop
  const zone = isKept ? kept.zone : studentDayZone()
  useEffect(() => {
    if (!isKept) store.write({ stop, zone })
  }, [store, stop, zone, isKept])
  return zone
}
