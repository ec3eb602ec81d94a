import type { Chart, ChartConfiguration } from 'chart.js'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ColourOf, coloursAt, useColourScheme } from './colours.ts'

type Library = typeof import('./chart-library.ts')

/** A chart as the library is told to draw it. */
export type BarsConfig = ChartConfiguration<'bar', number[], string>
type Bars = Chart<'bar', number[], string>

interface UsedChart {
  canvas: RefObject<HTMLCanvasElement | null>
  /** The chart once it is drawn. */
  chart: RefObject<Bars | null>
  /** The library could not be loaded: show the numbers in another way. */
  failed: boolean
}

/**
 * Draws on a canvas what `configure` says, again whenever it or the colours change. The library comes with the first
 * chart that is shown. `configure` must be memoised.
 */
export function useChart(configure: (colourOf: ColourOf) => BarsConfig): UsedChart {
  const canvas = useRef<HTMLCanvasElement>(null)
  const chart = useRef<Bars>(null)
  const { library, failed } = useLibrary()
  const scheme = useColourScheme()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours that `configure` asks for change with the scheme
  useEffect(() => {
    if (!(library && canvas.current)) return
    const { data, options, ...config } = configure(coloursAt(canvas.current))
    const drawn = { data, options: { ...options, ...motion() } }
    if (chart.current) {
      Object.assign(chart.current, drawn)
      chart.current.update()
    } else {
      Object.assign(library.Chart.defaults.font, { family: getComputedStyle(canvas.current).fontFamily, size: 13 })
      chart.current = new library.Chart(canvas.current, { ...config, ...drawn })
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

/** As long as the rest of the app's, and none when the student asked for none. Colours never fade. */
function motion(): Pick<NonNullable<BarsConfig['options']>, 'animation' | 'animations'> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return still ? { animation: false } : { animation: { duration: 200 }, animations: { colors: false } }
}
