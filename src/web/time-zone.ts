import { DEFAULT_TIME_ZONE, deviceTimeZone, isTimeZone } from '../shared/calendar.ts'
import { deviceStores } from './device-store.ts'
import { session } from './session.ts'
import { sessionHint } from './session-hint.ts'

/** The device is asked for its zone again after this time, in ms: one travels, but to ask costs a small phone some ms. */
const ASK_AGAIN_MS = 10_000

let device = { zone: DEFAULT_TIME_ZONE, until: 0 }

function zoneOfDevice(): string {
  const now = performance.now()
  if (now >= device.until) device = { zone: deviceTimeZone(), until: now + ASK_AGAIN_MS }
  return device.zone
}

/** What stands for no choice: the device's own zone. */
const DEVICE = ''

const storeOf = deviceStores({
  name: 'time-zone',
  initial: DEVICE,
  parse: (text) => (isTimeZone(text) ? text : null),
  format: (zone) => zone,
})

/** The zone that the student's days are in: the one that he or she chose, else the device's. */
export function timeZoneOf(userId: string | undefined): string {
  return (userId && storeOf(userId).read()) || zoneOfDevice()
}

/**
 * The zone that a call is made in. A worker cannot read what was chosen here, and names none: the server then goes by the
 * student's own, as it knows it.
 */
export const callTimeZone = (userId: string | undefined): string | undefined =>
  'localStorage' in globalThis ? timeZoneOf(userId) : undefined

/** The zone of the student who is signed in on this page, also before the server has said who that is. */
export const studentTimeZone = () => timeZoneOf(session.heldStudent() ?? sessionHint() ?? undefined)

/** Keeps the student's choice on this device; null for the device's own zone. */
export function keepTimeZone(userId: string, zone: string | null): void {
  const store = storeOf(userId)
  if (store.read() !== (zone ?? DEVICE)) store.write(zone ?? DEVICE)
}
