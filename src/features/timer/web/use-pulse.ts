import { useEffect, useSyncExternalStore } from 'react'
import { needsAnswer } from '../rules.ts'
import type { Timer } from '../session.ts'
import { dispatch, lookAtClock } from './use-timer.ts'

/** How often the page gives a sign of life and checks the day; a sleeping one does so when it wakes. */
const PULSE_MS = 15_000

const CLOCK_MS = 1000

/** Also calls back when the page is shown or hidden; returns the function that ends it. */
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

/** Gives signs of life, and watches the clock that the timer uses. */
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
