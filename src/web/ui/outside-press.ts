import { useEffect, useRef } from 'react'

/** Longer than the time in which two clicks are one double click, in ms. */
const DOUBLE_CLICK_MS = 600

/**
 * Whether a press beside a dialog may close it: only one on its veil (`data-veil`), for what floats above, such as a list
 * that is just closing, is no way out; and not at once, or the second click of a double click on the button that opened
 * it would take it away again.
 */
export function useOutsidePress(open: boolean): (pressed: Element) => boolean {
  const openedAt = useRef(0)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  return (pressed) => pressed.hasAttribute('data-veil') && performance.now() - openedAt.current > DOUBLE_CLICK_MS
}
