import { useSyncExternalStore } from 'react'

/** The desktop layout begins here (spec §9). */
const WIDE = '(min-width: 1024px)'

function subscribe(look: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', look)
  return () => query.removeEventListener('change', look)
}

/** Whether the screen has the room of a desktop; follows a turned or resized one. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
}
