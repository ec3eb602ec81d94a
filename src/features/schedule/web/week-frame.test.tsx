import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { resize, show } from '../../../../harness/screen.tsx'
import { WeekFrame, WeekSide } from './week-frame.tsx'

/** Pixels of two rows of subjects with their seven letters, and the gaps around them. */
const TWO_ROWS = 2 * 77 + 6

it('two rows of subjects are fully visible above the week', async () => {
  await resize(1000, 800)
  const side = (
    <WeekSide title="Suas matérias">
      <div style={{ minHeight: TWO_ROWS }} />
    </WeekSide>
  )
  show(<WeekFrame side={side}>{null}</WeekFrame>)
  const region = page.getByRole('region', { name: 'Suas matérias' })
  await expect.element(region).toBeVisible()
  const list = region.element().lastElementChild
  expect(list?.scrollHeight).toBeLessThanOrEqual(list?.clientHeight ?? 0)
})
