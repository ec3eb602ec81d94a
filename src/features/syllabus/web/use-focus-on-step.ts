import { useLayoutEffect, useRef } from 'react'
import { headingIn } from '../../../web/pages/heading-in.ts'
import { lookAfterFocus } from '../../../web/ui/dialogs/look-after-focus.ts'

/**
 * A step of a screen is a page of its own: it begins at its top, and its heading is read. Back at the first
 * step, which is null, the page stays where it is.
 */
export function useFocusOnStep(step: string | null): void {
  const last = useRef(step)
  useLayoutEffect(() => {
    if (last.current === step) return
    last.current = step
    if (step) window.scrollTo(0, 0)
    return lookAfterFocus(() => headingIn(document.querySelector('main')), 'waits')
  }, [step])
}
