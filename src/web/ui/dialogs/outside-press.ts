import { useEffect, useRef } from 'react'

const DOUBLE_CLICK_MS = 600

/** A press on the veil (`data-veil`) closes, but not at once: a double click on the opener is one. */
export function useOutsidePress(open: boolean): (pressed: Element) => boolean {
  const openedAt = useRef(0)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  return (pressed) =>
    pressed.hasAttribute('data-veil') && performance.now() - openedAt.current > DOUBLE_CLICK_MS
}
