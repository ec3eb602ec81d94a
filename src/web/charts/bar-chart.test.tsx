import { expect, it } from 'vitest'
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
const SCALE = { colour: '--color-correct', format: String, formatTick: String } as const

it('a chart is as wide as its place, also once that became narrower', async () => {
  show(
    <div data-place="" style={{ width: 600 }}>
      <BarChart label="Questões" heads={HEADS} bars={BARS} scale={SCALE} />
    </div>,
  )
  await expect.element(page.getByRole('application')).toBeVisible()
  const canvas = page.getByRole('application').element().querySelector('canvas')
  await expect.poll(() => canvas?.clientWidth).toBe(600)
  // As long as bars would move.
  await new Promise((resolve) => setTimeout(resolve, 400))
  const place = document.querySelector<HTMLElement>('[data-place]')
  if (place) place.style.width = '300px'
  await expect.poll(() => canvas?.clientWidth).toBe(300)
})
