import type { Chart, ChartType, FontSpec, Plugin } from 'chart.js'

export interface BarMarks {
  readonly line: { readonly value: number; readonly text: string }
  readonly label?: { readonly index: number; readonly text: string } | undefined
}

/** The letter of each dataset of stacked bars. */
export interface BarLetters {
  readonly texts: readonly string[]
  readonly colours: readonly string[]
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    marks?: (Partial<BarMarks> & { letters?: BarLetters | undefined }) | undefined
  }
}

export const barMarks: Plugin<'bar', Partial<BarMarks> & { letters?: BarLetters }> = {
  id: 'marks',
  afterDatasetsDraw(chart, _, { line, label, letters }) {
    const { ctx } = chart
    const { family, size } = chart.options.font as FontSpec
    ctx.save()
    ctx.font = `600 ${size}px ${family}`
    if (line) drawLine(chart, line, label)
    if (letters) drawLetters(chart, letters, Number(size))
    ctx.restore()
  },
}

function drawLine(chart: Chart, line: BarMarks['line'], label: BarMarks['label']) {
  const y = chart.scales.y?.getPixelForValue(line.value)
  if (y === undefined) return
  const { ctx, chartArea } = chart
  const { color } = getComputedStyle(chart.canvas)
  Object.assign(ctx, { strokeStyle: color, fillStyle: color })
  ctx.setLineDash([4, 4])
  ctx.beginPath()
  ctx.moveTo(chartArea.left, y)
  ctx.lineTo(chartArea.right, y)
  ctx.stroke()
  Object.assign(ctx, { textAlign: 'left', textBaseline: 'middle' })
  ctx.fillText(line.text, chartArea.right + 6, y)
  const bar = label && chart.getDatasetMeta(0).data[label.index]
  if (!bar) return
  Object.assign(ctx, { textAlign: 'right', textBaseline: 'bottom' })
  ctx.fillText(label.text, Math.min(bar.x + 16, chartArea.right + 36), bar.y - 6)
}

/** A part that is too low for its letter has none. */
function drawLetters(chart: Chart, { texts, colours }: BarLetters, size: number) {
  const { ctx } = chart
  Object.assign(ctx, { textAlign: 'center', textBaseline: 'middle' })
  for (const [index, text] of texts.entries()) {
    ctx.fillStyle = colours[index] ?? ''
    for (const bar of chart.getDatasetMeta(index).data) {
      const { x, y, base } = bar.getProps(['x', 'y', 'base'], true)
      if (Math.abs(base - y) > size + 2) ctx.fillText(text, x, (y + base) / 2 + 1)
    }
  }
}
