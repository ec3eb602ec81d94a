import type { ChartType, FontSpec, Plugin } from 'chart.js'

export interface BarMarks {
  readonly line: { readonly value: number; readonly text: string }
  readonly label?: { readonly index: number; readonly text: string } | undefined
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    marks?: BarMarks | undefined
  }
}

export const barMarks: Plugin<'bar', Partial<BarMarks>> = {
  id: 'marks',
  afterDatasetsDraw(chart, _, { line, label }) {
    const y = line && chart.scales.y?.getPixelForValue(line.value)
    if (!line || y === undefined) return
    const { ctx, chartArea } = chart
    const { color } = getComputedStyle(chart.canvas)
    const { family, size } = chart.options.font as FontSpec
    ctx.save()
    Object.assign(ctx, { strokeStyle: color, fillStyle: color, font: `600 ${size}px ${family}` })
    ctx.setLineDash([4, 4])
    ctx.beginPath()
    ctx.moveTo(chartArea.left, y)
    ctx.lineTo(chartArea.right, y)
    ctx.stroke()
    Object.assign(ctx, { textAlign: 'left', textBaseline: 'middle' })
    ctx.fillText(line.text, chartArea.right + 6, y)
    const bar = label && chart.getDatasetMeta(0).data[label.index]
    if (bar) {
      Object.assign(ctx, { textAlign: 'center', textBaseline: 'bottom' })
      ctx.fillText(label.text, bar.x, bar.y - 4)
    }
    ctx.restore()
  },
}
