import { useEffect } from 'react'
import { loadTimer } from './use-timer.ts'

/** Ends what an earlier page had begun: a session that was being saved when the browser went away. */
export function useFarewellOfBefore(userId: string): void {
  useEffect(() => {
    // What could not be saved now is on the screen as it was.
    endIt(userId).catch(() => undefined)
  }, [userId])
}

async function endIt(userId: string): Promise<void> {
  const { timer } = await loadTimer(userId)
  if (timer.status !== 'stopped' || !timer.farewell) return
  const { sayFarewell } = await import('./queries.ts')
  await sayFarewell(userId)
}
