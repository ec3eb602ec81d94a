import type { Chart } from 'chart.js'
import { hueOf, initialOf } from '../../shared/face.ts'
import type { BarMarks } from './bar-marks.ts'
import type { ColourOf, ColourToken } from './colours.ts'
import type { BarsConfig } from './use-chart.ts'

export interface Bar {
  readonly title: string
  readonly name: string
  readonly short: string
  readonly value: number
  /** Parts of the value by subject; with them all bars are stacked. */
  readonly parts?: readonly BarPart[] | undefined
  /** Mean of this and earlier values, as a line over the bars; NaN where there is none. */
  readonly mean?: number
}

/** A subject's share of a bar. */
export interface BarPart {
  readonly id: number
  readonly name: string
  readonly value: number
}

export interface BarScale {
  readonly colour: ColourToken
  /** Joins the values by a line instead of bars. */
  readonly isLine?: boolean
  readonly format: (value: number) => string
  readonly formatTick: (value: number) => string
  /** Distance between the axis's lines, for values that do not go in tens. */
  readonly step?: number | undefined
  readonly marks?: BarMarks
  /** Name of the bars' means. */
  readonly mean?: string | undefined
  /** Pixels around the bars for the labels of the marks. */
  readonly room?: { readonly right: number; readonly top: number }
}

/** From this width in pixels on, seven full names fit side by side. */
const ROOM_FOR_NAMES = 640
const MAX_LINES = 5
const WEEK_DAYS = 7
/** Points of more values would hide the line. */
const MOST_POINTS = 40

type Options = NonNullable<BarsConfig['options']>

export function barConfig(bars: readonly Bar[], scale: BarScale, colourOf: ColourOf): BarsConfig {
  const subjects = subjectsIn(bars)
  return {
    type: scale.isLine ? 'line' : 'bar',
    data: {
      labels: bars.map(({ title }) => title),
      datasets:
        subjects.length > 0
          ? stacks(bars, subjects, colourOf)
          : [plain(bars, scale, colourOf), ...meanOver(bars, scale, colourOf)],
    },
    options: {
      // If a size changes while bars move, Chart.js returns to the old size after the next change.
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: axes(bars, scale, colourOf),
      layout: { padding: scale.room ?? 0 },
      plugins: {
        tooltip: tooltip(bars, scale, colourOf),
        marks: {
          ...scale.marks,
          letters: {
            texts: subjects.map(({ name }) => initialOf(name)),
            colours: subjects.map(({ id }) => colourOf('--letter', hueOf(id))),
          },
        },
      },
    },
  }
}

type Datasets = BarsConfig['data']['datasets']

const WIDTHS = { maxBarThickness: 48, categoryPercentage: 0.72, barPercentage: 1 }

function plain(bars: readonly Bar[], scale: BarScale, colourOf: ColourOf): Datasets[number] {
  const data = bars.map(({ value }) => value)
  const fill = colourOf(scale.colour)
  if (scale.isLine)
    return {
      type: 'line',
      data,
      borderColor: fill,
      backgroundColor: fill,
      borderWidth: 2.5,
      pointRadius: bars.length > MOST_POINTS ? 0 : 3,
      pointHoverRadius: 5,
      spanGaps: true,
    }
  return { type: 'bar', data, backgroundColor: fill, hoverBackgroundColor: fill, borderRadius: 4, ...WIDTHS }
}

const meanOver = (bars: readonly Bar[], { mean: label }: BarScale, colourOf: ColourOf): Datasets =>
  label === undefined
    ? []
    : [
        {
          type: 'line',
          label,
          data: bars.map(({ mean = Number.NaN }) => mean),
          borderColor: colourOf('--color-ink'),
          borderWidth: 2.5,
          pointRadius: 0,
          // Chart.js draws a lower order above a higher one.
          order: -1,
        },
      ]

/** Each subject of the bars once, the one with most of all first. */
function subjectsIn(bars: readonly Bar[]): readonly BarPart[] {
  const sums = new Map<number, BarPart>()
  for (const { id, name, value } of bars.flatMap(({ parts = [] }) => parts))
    sums.set(id, { id, name, value: value + (sums.get(id)?.value ?? 0) })
  return [...sums.values()].sort((a, b) => b.value - a.value)
}

const stacks = (bars: readonly Bar[], subjects: readonly BarPart[], colourOf: ColourOf): Datasets =>
  subjects.map((subject) => {
    const fill = colourOf('--ground', hueOf(subject.id))
    return {
      type: 'bar',
      label: subject.name,
      data: bars.map(({ parts }) => parts?.find(({ id }) => id === subject.id)?.value ?? 0),
      backgroundColor: fill,
      hoverBackgroundColor: fill,
      borderColor: colourOf('--line', hueOf(subject.id)),
      borderWidth: 1.5,
      borderSkipped: false,
      borderRadius: 4,
      ...WIDTHS,
    }
  })

function axes(
  bars: readonly Bar[],
  { formatTick, step, marks }: BarScale,
  colourOf: ColourOf,
): NonNullable<Options['scales']> {
  const color = colourOf('--color-soft')
  const rule = colourOf('--color-rule')
  return {
    x: {
      // Values of a line stand where bars would.
      offset: true,
      stacked: true,
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
      stacked: true,
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

/** Stacked bars say their sum, then their parts. */
function tooltip(
  bars: readonly Bar[],
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
    filter: ({ dataset, parsed }) => dataset.label === undefined || Boolean(parsed.y),
    callbacks: {
      title: ([item]) => {
        const bar = bars[item?.dataIndex ?? -1]
        return bar?.parts ? told(bar.title, format(bar.value)) : (bar?.title ?? '')
      },
      label: ({ dataset, parsed }) => {
        const value = format(parsed.y ?? 0)
        return dataset.label === undefined ? value : told(dataset.label, value)
      },
    },
  }
}

const told = (name: string, value: string) => `${name}: ${value}`

/** Says in words what a bar shows: its value, then its parts if they are several. */
export function valueInWords({ value, parts = [], mean }: Bar, { format, mean: label }: BarScale): string {
  const words = parts.length > 1 ? parts.map((part) => `${part.name} ${format(part.value)}`) : []
  if (label && mean !== undefined && !Number.isNaN(mean)) words.push(told(label, format(mean)))
  return [format(value), ...words].join(', ')
}
