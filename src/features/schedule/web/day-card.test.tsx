import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../harness/screen.tsx'
import { DayCard, type When } from './day-card.tsx'

const ITEMS = ['Direito Penal', 'Redação'].map((name, nth) => ({
  id: nth + 1,
  day_of_week: 1 as const,
  subject_id: nth + 1,
  subject: { id: nth + 1, name },
}))

/** Opens a day with the items `done`; `counted` existed to be done. */
const open = (when: When, done: number[] = [], counted = [1, 2]) =>
  show(
    <DayCard
      weekday={1}
      date="2026-03-09"
      when={when}
      items={ITEMS}
      counts={({ id }) => counted.includes(id)}
      isDone={({ id }) => done.includes(id)}
      onTick={() => undefined}
    />,
  )
const box = (name: string) => page.getByRole('checkbox', { name })

it('a student can tick only today’s subjects', async () => {
  open('today')
  await expect.element(box('Redação')).toBeEnabled()
  await expect.element(page.getByText('passou')).not.toBeInTheDocument()
  open('to come')
  await expect.element(box('Redação')).toBeDisabled()
})

it('a student can tell missed, done and coming subjects apart', async () => {
  open('past', [1])
  await expect.element(box('Redação')).toBeDisabled()
  await expect.element(box('Direito Penal')).toBeChecked()
  await expect.element(page.getByText('passou')).toBeVisible()
  await expect.element(page.getByText('1 de 2')).toBeVisible()
  open('to come')
  await expect.element(box('Redação')).toBeVisible()
  await expect.element(page.getByText('passou')).not.toBeInTheDocument()
  await expect.element(page.getByText('0 de 2')).not.toBeInTheDocument()
})

it('a day before the plan was made shows what was done, and nothing as missed', async () => {
  open('past', [1], [1])
  await expect.element(page.getByText('1 de 1')).toBeVisible()
  await expect.element(box('Direito Penal')).toBeChecked()
  await expect.element(page.getByText('Redação')).toBeVisible()
  await expect.element(box('Redação')).not.toBeInTheDocument()
  await expect.element(page.getByText('passou')).not.toBeInTheDocument()
})
