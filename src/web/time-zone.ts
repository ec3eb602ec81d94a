import { deviceTimeZone, isTimeZone } from '../shared/calendar.ts'
import { DeviceStore } from './device-store.ts'
import { session } from './session.ts'
import { sessionHint } from './session-hint.ts'

/** What stands for no choice: the device's own zone. */
const DEVICE = ''

const stores = new Map<string, DeviceStore<string>>()

function storeOf(userId: string): DeviceStore<string> {
  const known = stores.get(userId)
  if (known) return known
  const store = new DeviceStore({
    name: 'time-zone',
    userId,
    initial: DEVICE,
    parse: (text) => (isTimeZone(text) ? text : null),
    format: (zone) => zone,
  })
  stores.set(userId, store)
  return store
}

/** The zone that the student's days are in: the one that he or she chose, else the device's. */
export function timeZoneOf(userId: string | undefined): string {
  return (userId && storeOf(userId).read()) || deviceTimeZone()
}

/** The zone of the student who is signed in on this page, also before the server has said who that is. */
export const studentTimeZone = () => timeZoneOf(session.heldStudent() ?? sessionHint() ?? undefined)

/** Keeps the student's choice on this device; null for the device's own zone. */
export function keepTimeZone(userId: string, zone: string | null): void {
  const store = storeOf(userId)
  if (store.read() !== (zone ?? DEVICE)) store.write(zone ?? DEVICE)
}
