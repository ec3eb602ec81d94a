import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../harness/screen.tsx'
import { BarChart } from './bar-chart.tsx'

const HEADS = ['Dia', 'Questões'] as const
const BARS = ['Domingo', 'Segunda-feira'].map((name, at) => ({
  title: name,
  name,
  short: name.slice(0, 3),
  value: 10 + at,
}))
const WATCHED = { interval: 5, timeout: 10_000 }
const SCALE = { colour: '--color-accent', format: String, formatTick: String } as const

async function open(): Promise<{ place: HTMLElement; canvas: HTMLCanvasElement }> {
  show(
    <div data-place="" style={{ width: 600 }}>
      <BarChart label="Questões" heads={HEADS} bars={BARS} scale={SCALE} />
    </div>,
  )
  const chart = page.getByRole('application')
  await expect.element(chart).toBeVisible()
  const place = chart.element().closest<HTMLElement>('[data-place]')
  const canvas = place?.querySelector('canvas')
  if (!(place && canvas)) throw new Error('The chart has no place to be drawn on.')
  return { place, canvas }
}

it('a chart is as wide as its place, also once that became narrower', async () => {
  const { place, canvas } = await open()
  await expect.poll(() => canvas.clientWidth).toBe(600)
  place.style.width = '300px'
  await expect.poll(() => canvas.clientWidth).toBe(300)
})

// Chart.js ignores a new size while bars move.
it('bars stand where they belong from the first frame on', async () => {
  const { canvas } = await open()
  const blank = document.createElement('canvas')
  const picture = await vi.waitFor(() => {
    Object.assign(blank, { width: canvas.width, height: canvas.height })
    const drawn = canvas.toDataURL()
    if (drawn === blank.toDataURL()) throw new Error('Nothing is drawn yet.')
    return drawn
  }, WATCHED)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(canvas.toDataURL()).toBe(picture)
})
