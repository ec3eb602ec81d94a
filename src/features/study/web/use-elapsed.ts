import { useCallback, useSyncExternalStore } from 'react'
import { elapsedSeconds, type Timer } from '../timer/rules.ts'

/** The studied seconds of a timer. While it runs the component renders anew at each second of the timer's own clock. */
export function useElapsed(timer: Timer): number {
  const subscribe = useCallback((tick: () => void) => tickOf(timer, tick), [timer])
  return useSyncExternalStore(
    subscribe,
    () => elapsedSeconds(timer, Date.now()),
    () => 0,
  )
}

/** Calls back just after each full second of the session, wherever in a second of the wall clock that is. */
function tickOf(timer: Timer, tick: () => void): () => void {
  if (timer.status !== 'running') return () => undefined
  const before = timer.segments.reduce((sum, segment) => sum + segment, 0)
  let timeout: ReturnType<typeof setTimeout>
  const wait = () => {
    const studied = before + Date.now() - timer.startedAt
    timeout = setTimeout(
      () => {
        tick()
        wait()
      },
      1000 - (((studied % 1000) + 1000) % 1000),
    )
  }
  // A page that comes back from the background shows the time at once.
  document.addEventListener('visibilitychange', tick)
  wait()
  return () => {
    clearTimeout(timeout)
    document.removeEventListener('visibilitychange', tick)
  }
}
