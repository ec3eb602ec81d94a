import { useEffect } from 'react'
import { loadTimer } from './use-timer.ts'

/** Finishes the save that an earlier page began before it was closed. */
export function useUnfinishedSave(userId: string): void {
  useEffect(() => {
    // If the save fails now, the session shows as before.
    endIt(userId).catch(() => undefined)
  }, [userId])
}

async function endIt(userId: string): Promise<void> {
  const { timer } = await loadTimer(userId)
  if (timer.status !== 'stopped' || !timer.farewell) return
  const { saveEndedSession } = await import('./queries.ts')
  await saveEndedSession(userId)
}
