import { useEffect, useRef } from 'react'

/** Longer than the time in which two clicks are one double click, in ms. */
const DOUBLE_CLICK_MS = 600

/**
 * Whether a press beside a dialog may close it: not at once, or the second click of a double click on the button that
 * opened it would take it away again.
 */
export function useOutsidePress(open: boolean): () => boolean {
  const openedAt = useRef(0)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  return () => performance.now() - openedAt.current > DOUBLE_CLICK_MS
}
