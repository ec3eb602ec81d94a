import { useEffect, useRef } from 'react'

const DOUBLE_CLICK_MS = 600

/**
 * Only a press on its veil (`data-veil`) may close a dialog: what floats above, such as a closing list, is no
 * way out. And not at once, or a double click on the opening button would take it away again.
 */
export function useOutsidePress(open: boolean): (pressed: Element) => boolean {
  const openedAt = useRef(0)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  return (pressed) =>
    pressed.hasAttribute('data-veil') && performance.now() - openedAt.current > DOUBLE_CLICK_MS
}
