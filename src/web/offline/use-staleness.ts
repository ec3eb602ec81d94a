import { useEffect, useSyncExternalStore } from 'react'
import { queryClient } from '../api/queries.ts'
import { pageOpenedAt, type Staleness, stalenessOf } from './freshness.ts'

const AGAIN_MS = 20_000

const cache = queryClient.getQueryCache()
let last: Staleness | null = null

const subscribe = (listener: () => void) => cache.subscribe(() => queueMicrotask(listener))

function read(): Staleness | null {
  const now = stalenessOf(cache.getAll(), pageOpenedAt(Date.now(), performance))
  if (now?.at !== last?.at || now?.reason !== last?.reason) last = now
  return last
}

export const renew = (): Promise<void> => queryClient.refetchQueries({ type: 'active' })

/** Returns null while everything is fresh; fetches stale data again now and then. */
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
