import type { Chart, ChartConfiguration } from 'chart.js'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ColourOf, coloursAt, useColourScheme } from './colours.ts'

type Library = typeof import('./chart-library.ts')

export type BarsConfig = ChartConfiguration<'bar' | 'line', number[], string>
type Bars = Chart<'bar' | 'line', number[], string>

const FONT_PX = 13

interface UsedChart {
  canvas: RefObject<HTMLCanvasElement | null>
  chart: RefObject<Bars | null>
  failed: boolean
}

/** `configure` must be memoised; the chart is drawn again when it or the colours change. */
export function useChart(configure: (colourOf: ColourOf) => BarsConfig): UsedChart {
  const canvas = useRef<HTMLCanvasElement>(null)
  const chart = useRef<Bars>(null)
  const { library, failed } = useLibrary()
  const scheme = useColourScheme()

  // biome-ignore lint/correctness/useExhaustiveDependencies: colours change with the scheme
  useEffect(() => {
    if (!(library && canvas.current)) return
    const config = configure(coloursAt(canvas.current))
    if (chart.current) {
      Object.assign(chart.current, { data: config.data, options: config.options })
      chart.current.update()
    } else {
      const family = getComputedStyle(canvas.current).fontFamily
      Object.assign(library.Chart.defaults.font, { family, size: FONT_PX })
      chart.current = new library.Chart(canvas.current, config)
      // The canvas holds pixels: a font that loads later would not reach them without a redraw.
      const redraw = () => chart.current?.update()
      document.fonts.load(`${FONT_PX}px ${family}`, '0').then(redraw, () => undefined)
    }
  }, [library, configure, scheme])

  useEffect(
    () => () => {
      chart.current?.destroy()
      chart.current = null
    },
    [],
  )

  return { canvas, chart, failed }
}

interface Loading {
  library?: Library
  failed: boolean
}

function useLibrary(): Loading {
  const [loading, setLoading] = useState<Loading>({ failed: false })
  useEffect(() => {
    let left = false
    import('./chart-library.ts').then(
      (library) => left || setLoading({ library, failed: false }),
      () => left || setLoading({ failed: true }),
    )
    return () => {
      left = true
    }
  }, [])
  return loading
}
