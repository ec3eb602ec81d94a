import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { headingIn } from '../../../web/pages/heading-in.ts'

/**
 * Focuses each new page's heading, so that a screen reader reads it. A dialog, or a part below the page's
 * path, is no new page.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const page = pathname.split('/', 3).join('/')
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    headingIn(document.querySelector('main'))?.focus({ preventScroll: true })
  }, [page])
}
