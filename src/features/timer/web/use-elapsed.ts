import { useCallback, useSyncExternalStore } from 'react'
import { elapsedSeconds } from '../rules.ts'
import type { Timer } from '../session.ts'

/** Renders at each second of the timer, by the timers of `host`: a hidden page's are slow. */
export function useElapsed(timer: Timer, host?: Window): number {
  const subscribe = useCallback((tick: () => void) => tickOf(timer, tick, host ?? window), [timer, host])
  return useSyncExternalStore(
    subscribe,
    () => elapsedSeconds(timer, Date.now()),
    () => 0,
  )
}

/** Calls back just after each full second of the session, independent of the wall clock's seconds. */
function tickOf(timer: Timer, tick: () => void, host: Window): () => void {
  if (timer.status !== 'running') return () => undefined
  const before = timer.segments.reduce((sum, segment) => sum + segment, timer.lead)
  let timeout: number
  const wait = () => {
    const studied = before + Date.now() - timer.startedAt
    timeout = host.setTimeout(
      () => {
        tick()
        wait()
      },
      1000 - (((studied % 1000) + 1000) % 1000),
    )
  }
  // A page that returns from the background shows the time at once.
  document.addEventListener('visibilitychange', tick)
  wait()
  return () => {
    host.clearTimeout(timeout)
    document.removeEventListener('visibilitychange', tick)
  }
}
