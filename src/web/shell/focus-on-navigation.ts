import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After each change of path moves the focus to the page's heading, so that a screen reader reads where one is. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
