import type { accountContract } from '../../../features/account/contract.ts'
import { client } from '../../../web/api/api.ts'
import { deviceStores } from '../../../web/device/device-store.ts'
import { timeZoneOf } from '../../../web/device/time-zone.ts'

const api = client<typeof accountContract>()

const sentZoneOf = deviceStores({ name: 'zone-told', initial: '', parse: (text) => text, format: String })

/** Sends a changed zone, for reminders and the calendar: a student may travel without signing in again. */
export function syncZone(userId: string): () => void {
  const look = () => {
    const zone = timeZoneOf(userId)
    const sent = sentZoneOf(userId)
    // The sign-in has sent the first one.
    if (sent.read() === '') sent.write(zone)
    else if (document.visibilityState === 'visible' && sent.read() !== zone)
      void api('POST /users/sync-on-register').then(
        () => sent.write(zone),
        () => undefined,
      )
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
