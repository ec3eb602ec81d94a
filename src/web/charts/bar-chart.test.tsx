import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../harness/screen.tsx'
import { BarChart } from './bar-chart.tsx'
import { type Bar, barConfig } from './bar-config.ts'

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

const STACKED: readonly Bar[] = [
  {
    ...BARS[0],
    value: 3,
    parts: [
      { id: 2, name: 'Redação', value: 1 },
      { id: 1, name: 'Direito Penal', value: 2 },
    ],
  },
  { ...BARS[1], value: 2, parts: [{ id: 1, name: 'Direito Penal', value: 2 }] },
].map((bar) => ({ title: '', name: '', short: '', ...bar }))

it('bars made of subjects stack in their hues, the one with most of all at the foot, and are read whole', async () => {
  const { data } = barConfig(STACKED, SCALE, (token, hue?: number) => `${token} ${hue}`)
  expect(data.datasets.map(({ label, data }) => [label, data])).toEqual([
    ['Direito Penal', [2, 2]],
    ['Redação', [1, 0]],
  ])
  expect(data.datasets.map(({ backgroundColor }) => backgroundColor)).toEqual([
    '--ground 138',
    '--ground 275',
  ])
  show(<BarChart label="Tempo" heads={HEADS} bars={STACKED} scale={SCALE} />)
  await expect.element(page.getByRole('cell', { name: '3, Redação 1, Direito Penal 2' })).toBeInTheDocument()
  await expect.element(page.getByRole('cell', { name: '2', exact: true })).toBeInTheDocument()
})
