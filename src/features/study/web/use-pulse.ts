import { useEffect, useSyncExternalStore } from 'react'
import { needsAnswer, type Timer } from '../timer/rules.ts'
import { dispatch } from './use-timer.ts'

/** How often the page says that it is alive and looks at the calendar, in ms; a sleeping one does when it wakes. */
const PULSE_MS = 15_000

/** How often a running timer looks whether the clock was set back, in ms: at most so much is lost by it. */
const CLOCK_MS = 1000

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

/** Calls back with the last instant that was seen before the clock was set back; gives back what ends it. */
function onClockSetBack(found: (last: number) => void): () => void {
  let last = Date.now()
  const interval = setInterval(() => {
    const now = Date.now()
    if (now < last) found(last)
    last = now
  }, CLOCK_MS)
  return () => clearInterval(interval)
}

/** Keeps the sign of life of a running timer, also the last one before the clock was set back. */
export function useHeartbeat(userId: string, isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return
    const beat = () => dispatch(userId, { type: 'alive' })
    beat()
    const endPulse = onPulse(beat)
    const endClock = onClockSetBack((last) => {
      dispatch(userId, { type: 'alive' }, last)
      beat()
    })
    return () => {
      endPulse()
      endClock()
    }
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
