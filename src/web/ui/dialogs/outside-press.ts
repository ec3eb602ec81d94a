import { useEffect, useRef } from 'react'

const DOUBLE_CLICK_MS = 600

/**
 * Only a press on its veil (`data-veil`) may close a dialog, not one on a floating list. And not at once, or
 * a double click on the opening button would close it.
 */
export function useOutsidePress(open: boolean): (pressed: Element) => boolean {
  const openedAt = useRef(0)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  return (pressed) =>
    pressed.hasAttribute('data-veil') && performance.now() - openedAt.current > DOUBLE_CLICK_MS
}
