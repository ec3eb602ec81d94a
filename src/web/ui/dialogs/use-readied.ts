import { useEffect } from 'react'

/** The first seconds are the page's own. */
const AT_REST_MS = 2500

/** Fetches code in advance, so that it is there at once and without a network. */
export function useReadied(parts: readonly (() => Promise<unknown>)[], isSoon = false): void {
  useEffect(() => {
    // Without a connection they come the next time.
    const ready = () => parts.map((load) => load().catch(() => undefined))
    const waiting = setTimeout(ready, isSoon ? 0 : AT_REST_MS)
    return () => clearTimeout(waiting)
  }, [parts, isSoon])
}
