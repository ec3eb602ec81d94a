import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { sink } from './use-sidebar.ts'

/** The navigation seen last: it outlives the frame that stands there until the guard has answered. */
let lastKey: string | undefined

/**
 * Below 1024 px the sidebar is unfolded only while it is used: a navigation, a screen that has become wide and the focus that
 * goes on to the page fold it; Escape calls `close`.
 */
export function useFloating(frame: RefObject<HTMLElement | null>, floats: boolean, close: () => void): void {
  const { key } = useLocation()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && close())

  useEffect(() => {
    if (lastKey !== key) sink()
    lastKey = key
  }, [key])

  useEffect(() => {
    const sidebar = frame.current
    if (!(floats && sidebar)) return sink()
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !sidebar.contains(relatedTarget)) sink()
    }
    const onKey = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', onKey)
    sidebar.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('keydown', onKey)
      sidebar.removeEventListener('focusout', onFocusOut)
    }
  }, [frame, floats])
}
