import { useSyncExternalStore } from 'react'

/** It is undefined while prerendering and hydrating, and follows a turned or resized screen. */
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

/** The page is on its way to paper, where nothing scrolls or opens: what is drawn then is all there is. */
export const useOnPaper = media('print')

/** A desktop has 1024 px: `lg` of the style sheet. */
export const useWide = media('(min-width: 64rem)')

/** From 641 px on the phone's menu is too small: `sm` of the style sheet. */
export const useRoomForSidebar = media('(min-width: 40.0625rem)')
