import { type KeyboardEvent, useCallback, useState } from 'react'
import { Table } from '../ui/display/table.tsx'
import { type Bar, type BarScale, barConfig, valueInWords } from './bar-config.ts'
import type { ColourOf } from './colours.ts'
import { copy } from './copy.ts'
import { useChart } from './use-chart.ts'

interface BarChartProps {
  label: string
  /** Column heads of the equivalent table for screen readers. */
  heads: readonly [name: string, value: string]
  bars: readonly Bar[]
  /** The scale must be constant or memoised. */
  scale: BarScale
}

/** `index` is -1 before the first bar. */
function moved(key: string, index: number, last: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(index + 1, last)
  if (key === 'ArrowLeft') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return key === 'Escape' ? -1 : undefined
}

/** Arrow keys walk over the bars; screen readers read each one, and find all in a table. */
export function BarChart({ label, heads, bars, scale }: BarChartProps) {
  const configure = useCallback((colourOf: ColourOf) => barConfig(bars, scale, colourOf), [bars, scale])
  const { canvas, chart, failed } = useChart(configure)
  const [index, setIndex] = useState(-1)
  const bar = bars[index]

  const point = (next: number) => {
    setIndex(next)
    const all = next < 0 ? [] : (chart.current?.data.datasets ?? [])
    const active = all.map((_, datasetIndex) => ({ datasetIndex, index: next }))
    chart.current?.setActiveElements(active)
    chart.current?.tooltip?.setActiveElements(active, { x: 0, y: 0 })
    chart.current?.update()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, index, bars.length - 1)
    if (next === undefined) return
    event.preventDefault()
    point(next)
  }

  const table = (unseen: boolean) => (
    <Table
      unseen={unseen}
      caption={label}
      columns={[
        { title: heads[0], cell: ({ title }: Bar) => title },
        { title: heads[1], cell: (bar: Bar) => valueInWords(bar, scale), numeric: true },
      ]}
      rows={bars}
      rowKey={({ title }) => title}
    />
  )
  if (failed) return table(false)
  return (
    <div className="relative">
      <div
        role="application"
        aria-label={`${label}. ${copy.keys}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk over the bars
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => point(-1)}
        className="relative h-64 rounded-sm"
      >
        <canvas ref={canvas} className="tinted" />
      </div>
      <p role="status" className="sr-only">
        {bar && `${bar.title}: ${valueInWords(bar, scale)}`}
      </p>
      {table(true)}
    </div>
  )
}
