import { type ReactNode, useCallback } from 'react'
import type { ColourOf } from './colours.ts'
import { copy } from './copy.ts'
import { useChart } from './use-chart.ts'

interface DoughnutChartProps {
  correct: number
  incorrect: number
  /** A word or a number in the middle, as '70%'. */
  children?: ReactNode
}

/** Correct against incorrect answers, 100 px wide (spec §9). Screen readers hear the two numbers. */
export function DoughnutChart({ correct, incorrect, children }: DoughnutChartProps) {
  const configure = useCallback(
    (colourOf: ColourOf) => {
      const colours = [colourOf('--color-correct'), colourOf('--color-incorrect')]
      return {
        type: 'doughnut' as const,
        data: {
          labels: [copy.correct, copy.incorrect],
          datasets: [
            { data: [correct, incorrect], backgroundColor: colours, hoverBackgroundColor: colours, borderWidth: 0 },
          ],
        },
        // Nothing to point at: the numbers stand beside it.
        options: { cutout: '72%', responsive: false, events: [], plugins: { tooltip: { enabled: false } } },
      }
    },
    [correct, incorrect],
  )
  const { canvas } = useChart<'doughnut'>(configure)
  return (
    <div role="img" aria-label={copy.answers(correct, incorrect)} className="relative size-25 shrink-0">
      <canvas ref={canvas} width={100} height={100} className="size-25" />
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
