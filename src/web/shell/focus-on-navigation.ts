import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { headingIn } from '../heading-in.ts'

/**
 * On each other page moves the focus to its heading, so that a screen reader reads where one is. A dialog or a part of a
 * page that has a path of its own, below the page's, is no other page.
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
