import type { Chart, ChartConfiguration, ChartType } from 'chart.js'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ColourOf, coloursAt, useColourScheme } from './colours.ts'

type Library = typeof import('./chart-library.ts')
type Config<Kind extends ChartType> = ChartConfiguration<Kind, number[], string>
type Drawn<Kind extends ChartType> = Chart<Kind, number[], string>
type Quiet<Kind extends ChartType> = Config<Kind> & { options: Drawn<Kind>['options'] }

interface UsedChart<Kind extends ChartType> {
  canvas: RefObject<HTMLCanvasElement | null>
  /** The chart once it is drawn. */
  chart: RefObject<Drawn<Kind> | null>
  /** The library could not be loaded: show the numbers in another way. */
  failed: boolean
}

/**
 * Draws on a canvas what `configure` says, again whenever it or the colours change. The library comes with the first
 * chart that is shown. `configure` must be memoised.
 */
export function useChart<Kind extends ChartType>(configure: (colourOf: ColourOf) => Config<Kind>): UsedChart<Kind> {
  const canvas = useRef<HTMLCanvasElement>(null)
  const chart = useRef<Drawn<Kind>>(null)
  const { library, failed } = useLibrary()
  const scheme = useColourScheme()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours that `configure` asks for change with the scheme
  useEffect(() => {
    if (!(library && canvas.current)) return
    const config = quiet(configure(coloursAt(canvas.current)))
    if (chart.current) {
      chart.current.data = config.data
      chart.current.options = config.options
      chart.current.update()
    } else {
      library.Chart.defaults.font.family = getComputedStyle(canvas.current).fontFamily
      chart.current = new library.Chart(canvas.current, config)
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

function useLibrary(): { library: Library | undefined; failed: boolean } {
  const [state, setState] = useState<{ library: Library | undefined; failed: boolean }>({
    library: undefined,
    failed: false,
  })
  useEffect(() => {
    let left = false
    import('./chart-library.ts').then(
      (library) => left || setState({ library, failed: false }),
      () => left || setState({ library: undefined, failed: true }),
    )
    return () => {
      left = true
    }
  }, [])
  return state
}

/** Motion only as long as the rest of the app's, and none when the student asked for none. Colours never fade. */
function quiet<Kind extends ChartType>(config: Config<Kind>): Quiet<Kind> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const motion = still ? { animation: false } : { animation: { duration: 200 }, animations: { colors: false } }
  return { ...config, options: { ...config.options, ...motion } } as Quiet<Kind>
}
