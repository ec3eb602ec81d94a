import { type RefObject, useEffect, useState } from 'react'
import { formatClock } from '../../../shared/duration.ts'
import type { Timer } from '../session.ts'
import { useElapsed } from './use-elapsed.ts'

interface BarClockProps {
  timer: Timer
  /** The great clock, which the phone may have scrolled away. */
  clock: RefObject<HTMLElement | null>
}

/** The time beside the buttons at the phone's lower edge, while the great clock is out of sight. */
export function BarClock({ timer, clock }: BarClockProps) {
  const isSeen = useSeen(clock)
  return !isSeen && <Seconds timer={timer} />
}

/** The great clock is the one that is read aloud. */
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

function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true), {
      // What the bar covers is not seen.
      rootMargin: '0px 0px -80px',
      threshold: 0.5,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
