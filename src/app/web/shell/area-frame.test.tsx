import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { resize, show } from '../../../../harness/screen.tsx'
import { AreaFrame } from './area-frame.tsx'

/** In the window, and under the bar until the page scrolls. */
const below = { position: 'absolute', left: 0, top: 'calc(100dvh - 3rem)', height: '2rem' } as const

it.each([
  ['a list', <select key="list" aria-label="Abaixo" style={below} />],
  [
    'the map of the year',
    <div key="map" role="slider" tabIndex={0} aria-label="Abaixo" aria-valuenow={1} style={below} />,
  ],
  ['a button', <button key="button" type="button" aria-label="Abaixo" style={below} />],
])('on a phone %s that Tab comes to is seen above the lower bar', async (_what, part) => {
  await resize(360, 740)
  serve({})
  show(
    <AreaFrame name="Ana">
      <a href="#antes">Antes</a>
      {part}
      <div style={{ height: '200dvh' }} />
    </AreaFrame>,
  )
  const bar = page.getByRole('navigation').last()
  await expect.element(bar).toBeVisible()
  await page.getByText('Antes').click()
  await userEvent.keyboard('{Tab}')
  const focused = document.activeElement
  expect(focused?.getAttribute('aria-label')).toBe('Abaixo')
  await expect
    .poll(() => focused?.getBoundingClientRect().bottom ?? Number.NaN)
    .toBeLessThanOrEqual(bar.element().getBoundingClientRect().top)
})
