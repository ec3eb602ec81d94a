import { useSyncExternalStore } from 'react'

/** Undefined while prerendering and hydrating; follows a turned or resized screen. */
function media(condition: string): () => boolean | undefined {
  const subscribe = (look: () => void) => {
    const query = matchMedia(condition)
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }
  return () =>
    useSyncExternalStore<boolean | undefined>(
      subscribe,
      () => matchMedia(condition).matches,
      () => undefined,
    )
}

/** Paper neither scrolls nor opens, so everything must be drawn. */
export const useOnPaper = media('print')

/** A desktop has 1024 px: `lg` of the style sheet. */
export const useWide = media('(min-width: 64rem)')

/** Above 640 px the phone's menu is too small: `sm` of the style sheet. */
export const useRoomForSidebar = media('(min-width: 40.0625rem)')
