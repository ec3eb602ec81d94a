import type { ReactNode } from 'react'
import { copy } from './copy.ts'

interface DoughnutChartProps {
  correct: number
  incorrect: number
  children?: ReactNode
}

const RADIUS = 43
const WIDTH = 13
/** In hundredths of the ring: a gap separates the two colours by more than their hue. */
const GAP = 1.2

export function DoughnutChart({ correct, incorrect, children }: DoughnutChartProps) {
  const share = (100 * correct) / Math.max(1, correct + incorrect)
  const gap = correct > 0 && incorrect > 0 ? GAP : 0
  return (
    <div role="img" aria-label={copy.answers(correct, incorrect)} className="relative size-25 shrink-0">
      <svg viewBox="0 0 100 100" aria-hidden="true" className="size-25 -rotate-90">
        <Arc from={0} length={100} className="stroke-ink/8" />
        {correct > 0 && <Arc from={gap / 2} length={share - gap} className="stroke-correct" />}
        {incorrect > 0 && (
          <Arc from={share + gap / 2} length={100 - share - gap} className="stroke-incorrect" />
        )}
      </svg>
      {children && (
        <span
          aria-hidden="true"
          className="absolute inset-0 grid place-items-center font-semibold text-sm tabular-nums"
        >
          {children}
        </span>
      )}
    </div>
  )
}

interface ArcProps {
  from: number
  length: number
  className: string
}

function Arc({ from, length, className }: ArcProps) {
  return (
    <circle
      cx="50"
      cy="50"
      r={RADIUS}
      fill="none"
      strokeWidth={WIDTH}
      pathLength="100"
      strokeDasharray={`${Math.max(0, length)} 100`}
      strokeDashoffset={-from}
      className={className}
    />
  )
}
