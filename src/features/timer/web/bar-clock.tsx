import { type RefObject, useEffect, useState } from 'react'
import { formatClock } from '../../../shared/duration.ts'
import type { Timer } from '../session.ts'
import { useElapsed } from './use-elapsed.ts'

interface BarClockProps {
  timer: Timer
  /** The large clock, which may be scrolled out of sight on a phone. */
  clock: RefObject<HTMLElement | null>
}

/** The time beside the buttons at the phone's lower edge, while the large clock is out of sight. */
export function BarClock({ timer, clock }: BarClockProps) {
  const isVisible = useVisible(clock)
  return !isVisible && <Seconds timer={timer} />
}

/** Silent, because screen readers read the large clock. */
function Seconds({ timer }: { timer: Timer }) {
  return (
    <span
      aria-hidden="true"
      className="min-w-20 flex-none! self-center font-semibold text-xl tabular-nums not-tall:hidden sm:hidden"
    >
      {formatClock(useElapsed(timer))}
    </span>
  )
}

function useVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setVisible(entries.at(-1)?.isIntersecting ?? true),
      {
        // The bar covers this strip.
        rootMargin: '0px 0px -80px',
        threshold: 0.5,
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isVisible
}
