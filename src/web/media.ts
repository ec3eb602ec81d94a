import { useSyncExternalStore } from 'react'

/** A hook that tells whether the screen is so, and follows a turned or resized one; undefined while prerendering and hydrating. */
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

/** Whether the screen has the room of a desktop, 1024 px (spec §9); `lg` of the style sheet. */
export const useWide = media('(min-width: 64rem)')

/** Whether the phone's menu is too small for the screen, from 641 px on (spec §9); `sm` of the style sheet. */
export const useRoomForSidebar = media('(min-width: 40.0625rem)')
