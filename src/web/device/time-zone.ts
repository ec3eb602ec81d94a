import {
  type DayZone,
  DEFAULT_TIME_ZONE,
  dayZone,
  deviceTimeZone,
  isTimeZone,
} from '../../shared/calendar.ts'
import { session } from '../session/session.ts'
import { sessionHint } from '../session/session-hint.ts'
import { deviceStores } from './device-store.ts'

/** A student may travel, but asking for the zone takes a small phone some ms. */
const ASK_AGAIN_MS = 10_000

let device = { zone: DEFAULT_TIME_ZONE, until: 0 }

function zoneOfDevice(): string {
  const now = performance.now()
  if (now >= device.until) device = { zone: deviceTimeZone(), until: now + ASK_AGAIN_MS }
  return device.zone
}

/** An empty text stands for the device's own zone. */
const DEVICE = ''

const storeOf = deviceStores({
  name: 'time-zone',
  initial: DEVICE,
  parse: (text) => (isTimeZone(text) ? text : null),
  format: (zone) => zone,
})

export function timeZoneOf(userId: string | undefined): string {
  return (userId && storeOf(userId).read()) || zoneOfDevice()
}

/** Undefined in a worker, which cannot read the choice: the server then uses the zone that it knows. */
export const callTimeZone = (userId: string | undefined): string | undefined =>
  'localStorage' in globalThis ? timeZoneOf(userId) : undefined

const startOf = deviceStores({
  name: 'day-start',
  initial: 0,
  parse: (text) => (/^\d$/.test(text) ? Number(text) : null),
  format: String,
})

const student = () => session.heldStudent() ?? sessionHint() ?? undefined

/** Works even before the server has said who is signed in. */
export const studentTimeZone = () => timeZoneOf(student())

export function studentDayZone(): DayZone {
  const userId = student()
  return dayZone(timeZoneOf(userId), userId ? startOf(userId).read() : 0)
}

export function keepDayStart(userId: string, hour: number): void {
  const store = startOf(userId)
  if (store.read() !== hour) store.write(hour)
}

/** Null stands for the device's own zone. */
export function keepTimeZone(userId: string, zone: string | null): void {
  const store = storeOf(userId)
  if (store.read() !== (zone ?? DEVICE)) store.write(zone ?? DEVICE)
}
