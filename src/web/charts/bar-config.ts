import type { Chart } from 'chart.js'
import type { BarMarks } from './bar-marks.ts'
import type { ColourOf, ColourToken } from './colours.ts'
import type { BarsConfig } from './use-chart.ts'

export interface Bar {
  readonly title: string
  readonly name: string
  readonly short: string
  readonly value: number
}

export interface BarScale {
  readonly colour: ColourToken
  readonly format: (value: number) => string
  readonly formatTick: (value: number) => string
  /** Distance between the axis's lines, for values that do not go in tens. */
  readonly step?: number | undefined
  readonly marks?: BarMarks
  /** Pixels around the bars for the labels of the marks. */
  readonly room?: { readonly right: number; readonly top: number }
}

/** From this width in pixels on, seven full names fit side by side. */
const ROOM_FOR_NAMES = 640
const MAX_LINES = 5
const WEEK_DAYS = 7

type Options = NonNullable<BarsConfig['options']>

export function barConfig(bars: readonly Bar[], scale: BarScale, colourOf: ColourOf): BarsConfig {
  const fill = colourOf(scale.colour)
  return {
    type: 'bar',
    data: {
      labels: bars.map(({ title }) => title),
      datasets: [
        {
          data: bars.map(({ value }) => value),
          backgroundColor: fill,
          hoverBackgroundColor: fill,
          borderRadius: 4,
          maxBarThickness: 48,
          categoryPercentage: 0.72,
          barPercentage: 1,
        },
      ],
    },
    options: {
      // If a size changes while bars move, Chart.js returns to the old size after the next change.
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: axes(bars, scale, colourOf),
      layout: { padding: scale.room ?? 0 },
      plugins: { tooltip: tooltip(scale, colourOf), marks: scale.marks },
    },
  }
}

function axes(
  bars: readonly Bar[],
  { formatTick, step, marks }: BarScale,
  colourOf: ColourOf,
): NonNullable<Options['scales']> {
  const color = colourOf('--color-soft')
  const rule = colourOf('--color-rule')
  return {
    x: {
      grid: { display: false },
      border: { color: rule },
      ticks: {
        color,
        // The days of a week all get their names; longer lists get as many as fit.
        autoSkip: bars.length > WEEK_DAYS,
        autoSkipPadding: 8,
        maxRotation: 0,
        callback: nameFor(bars),
      },
    },
    y: {
      beginAtZero: true,
      suggestedMax: Math.max(step ?? MAX_LINES - 1, marks?.line.value ?? 0),
      grid: { color: rule, drawTicks: false },
      border: { display: false },
      ticks: {
        color,
        padding: 8,
        precision: 0,
        maxTicksLimit: MAX_LINES,
        callback: (value) => formatTick(Number(value)),
        ...(step === undefined ? {} : { stepSize: step }),
      },
    },
  }
}

function nameFor(bars: readonly Bar[]) {
  return function (this: { chart: Chart }, _value: unknown, index: number): string {
    const bar = bars[index]
    return (this.chart.width < ROOM_FOR_NAMES ? bar?.short : bar?.name) ?? ''
  }
}

function tooltip(
  { format }: BarScale,
  colourOf: ColourOf,
): NonNullable<NonNullable<Options['plugins']>['tooltip']> {
  const paper = colourOf('--color-paper')
  return {
    displayColors: false,
    backgroundColor: colourOf('--color-ink'),
    titleColor: paper,
    bodyColor: paper,
    padding: 10,
    cornerRadius: 6,
    caretSize: 0,
    xAlign: 'center',
    yAlign: 'bottom',
    caretPadding: 8,
    callbacks: { label: ({ parsed }) => format(parsed.y ?? 0) },
  }
}
