import { useEffect, useSyncExternalStore } from 'react'
import { queryClient } from '../queries.ts'
import { type Staleness, stalenessOf } from './freshness.ts'

/** How often stale data is asked for again while it is looked at, in ms. */
const AGAIN_MS = 20_000

const cache = queryClient.getQueryCache()
let last: Staleness | null = null

const subscribe = (listener: () => void) => cache.subscribe(() => queueMicrotask(listener))

/** The same object until it says something else. */
function read(): Staleness | null {
  const now = stalenessOf(cache.getAll(), performance.timeOrigin)
  if (now?.at !== last?.at || now?.reason !== last?.reason) last = now
  return last
}

/** Asks again for everything that is shown. */
export const renew = (): Promise<void> => queryClient.refetchQueries({ type: 'active' })

/** How old what is shown is, null while it is new; it is asked for again now and then. */
export function useStaleness(): Staleness | null {
  const staleness = useSyncExternalStore(subscribe, read)
  const isStale = staleness !== null
  useEffect(() => {
    if (!isStale) return
    const again = () => document.visibilityState === 'visible' && renew()
    const timer = setInterval(again, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isStale])
  return staleness
}
