import { useEffect, useSyncExternalStore } from 'react'
import { needsAnswer, type Timer } from '../timer/rules.ts'
import { dispatch } from './use-timer.ts'

/** How often the page says that it is alive and looks at the calendar, in ms; a sleeping one does when it wakes. */
const PULSE_MS = 15_000

/** Calls back every pulse and whenever the page is shown or hidden; gives back what ends it. */
function onPulse(beat: () => void): () => void {
  const interval = setInterval(beat, PULSE_MS)
  document.addEventListener('visibilitychange', beat)
  window.addEventListener('pageshow', beat)
  window.addEventListener('pagehide', beat)
  return () => {
    clearInterval(interval)
    document.removeEventListener('visibilitychange', beat)
    window.removeEventListener('pageshow', beat)
    window.removeEventListener('pagehide', beat)
  }
}

/** Keeps the sign of life of a running timer. */
export function useHeartbeat(userId: string, isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return
    const beat = () => dispatch(userId, { type: 'alive' })
    beat()
    return onPulse(beat)
  }, [userId, isRunning])
}

/** Whether a running session was silent for so long that the student must say what to keep. */
export function useNeedsAnswer(timer: Timer): boolean {
  return useSyncExternalStore(
    onPulse,
    () => needsAnswer(timer, Date.now()),
    () => false,
  )
}
