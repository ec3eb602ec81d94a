import { useSyncExternalStore } from 'react'
import { today } from '../../shared/calendar.ts'
import { studentDayZone } from './time-zone.ts'

const LOOK_MS = 15_000

function subscribe(look: () => void): () => void {
  const interval = setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  return () => {
    clearInterval(interval)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
  }
}

/** Changes when the student's day ends while the page is open; empty while prerendering. */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => today(Date.now(), studentDayZone()),
    () => '',
  )
}
