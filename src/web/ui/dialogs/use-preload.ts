import { useEffect } from 'react'

/** The page itself needs its first seconds. */
const AT_REST_MS = 2500

/** Preloads code, so that it opens at once and without a network. */
export function usePreload(parts: readonly (() => Promise<unknown>)[], isSoon = false): void {
  useEffect(() => {
    // Without a connection they load the next time.
    const ready = () => parts.map((load) => load().catch(() => undefined))
    const waiting = setTimeout(ready, isSoon ? 0 : AT_REST_MS)
    return () => clearTimeout(waiting)
  }, [parts, isSoon])
}
