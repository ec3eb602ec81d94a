import { useSyncExternalStore } from 'react'
import { today } from '../shared/calendar.ts'
import { studentTimeZone } from './time-zone.ts'

/** How often a page looks at the calendar, in ms; one that was hidden does when it is shown. */
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

/** The student's day, which changes at midnight while the page is open; empty while prerendering. */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => today(Date.now(), studentTimeZone()),
    () => '',
  )
}
