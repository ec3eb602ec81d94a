import { type ReactNode, useEffect, useState } from 'react'
import { copy } from '../copy.ts'

/** An answer that comes sooner takes the place of the old one without a word. */
const SOON_MS = 300

interface PaleWhileProps {
  /** What is shown is of another choice than the student's; its own has not come. */
  waiting: boolean
  className?: string
  children: ReactNode
}

/**
 * What another choice had stays in its place, so that nothing jumps, but pales and is said to be loading: numbers
 * must not pass for those of the choice that stands above them. One within another leaves the word to the outer.
 */
export function PaleWhile({ waiting, className, children }: PaleWhileProps) {
  const isLate = useLate(waiting)
  return (
    <div className={className}>
      <p role="status" className="sticky top-20 z-10 h-0 text-center text-sm in-data-late:hidden">
        {isLate && (
          <span className="rounded-full bg-ink px-4 py-2 text-paper shadow-float">{copy.loading}</span>
        )}
      </p>
      {/* Not around the word, which some screen readers would keep to themselves until it is over. */}
      <div
        aria-busy={waiting}
        data-late={isLate || undefined}
        className="in-data-late:opacity-100! data-late:opacity-35"
      >
        {children}
      </div>
    </div>
  )
}

function useLate(waiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), SOON_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting])
  return waiting && isLate
}
