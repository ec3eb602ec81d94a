import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { headingIn } from '../../../web/pages/heading-in.ts'

/** Focuses a new page's heading, for screen readers. A dialog or a part below the path is no page. */
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
