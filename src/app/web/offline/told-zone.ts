import type { accountContract } from '../../../features/account/contract.ts'
import { client } from '../../../web/api/api.ts'
import { deviceStores } from '../../../web/device/device-store.ts'
import { timeZoneOf } from '../../../web/device/time-zone.ts'

const api = client<typeof accountContract>()

const toldOf = deviceStores({ name: 'zone-told', initial: '', parse: (text) => text, format: String })

/**
 * Reminders and the calendar go by the zone that the server knows, and one travels without signing in anew:
 * another one than before is told whenever the page is looked at. The function returned ends it.
 */
export function keepZoneTold(userId: string): () => void {
  const look = () => {
    const zone = timeZoneOf(userId)
    const told = toldOf(userId)
    // The first one came with the sign-in.
    if (told.read() === '') told.write(zone)
    else if (document.visibilityState === 'visible' && told.read() !== zone)
      void api('POST /users/sync-on-register').then(
        () => told.write(zone),
        () => undefined,
      )
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
