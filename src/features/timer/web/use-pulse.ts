import { useEffect, useSyncExternalStore } from 'react'
import { needsAnswer } from '../rules.ts'
import type { Timer } from '../session.ts'
import { dispatch, lookAtClock } from './use-timer.ts'

/** How often the page gives a sign of life and looks at the calendar; a sleeping one does when it wakes. */
const PULSE_MS = 15_000

const CLOCK_MS = 1000

/** Calls back also when the page is shown or hidden; the function returned ends it. */
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

/** It also keeps an eye on the clock that the timer counts by. */
export function useHeartbeat(userId: string, isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return
    const beat = () => dispatch(userId, { type: 'alive' })
    beat()
    const endPulse = onPulse(beat)
    const clock = setInterval(() => lookAtClock(userId), CLOCK_MS)
    return () => {
      endPulse()
      clearInterval(clock)
    }
  }, [userId, isRunning])
}

export function useNeedsAnswer(timer: Timer): boolean {
  return useSyncExternalStore(
    onPulse,
    () => needsAnswer(timer, Date.now()),
    () => false,
  )
}
