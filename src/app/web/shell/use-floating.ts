import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { foldFloating } from './use-sidebar.ts'

/** The last navigation; it outlives the frame that shows until the guard has answered. */
let lastKey: string | undefined

/** Below 1024 px the sidebar floats until a navigation, a wider screen or focus on the page folds it. */
export function useFloating(frame: RefObject<HTMLElement | null>, floats: boolean, close: () => void): void {
  const { key } = useLocation()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && close())

  useEffect(() => {
    if (lastKey !== key) foldFloating()
    lastKey = key
  }, [key])

  useEffect(() => {
    const sidebar = frame.current
    if (!(floats && sidebar)) return foldFloating()
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !sidebar.contains(relatedTarget)) foldFloating()
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
