import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { button, field, resize, show } from '../../../../harness/screen.tsx'
import { goalOf } from '../../../../harness/weekly-goal.ts'
import { copy } from '../copy.ts'
import { GoalSettings } from './goal-settings.tsx'

const { form: words } = copy

const SAVED = goalOf({ minutes: 600 })

it('after Cancelar the focus is on the goal’s heading, because the button is gone', async () => {
  await resize(1280, 800)
  serve({ 'GET /api/api/weekly-goal/ana': () => SAVED })
  show(<GoalSettings userId="ana" waiting={null} />)
  await field(words.hours).fill('12')
  await button(words.cancel).click()
  await expect.element(field(words.hours)).toHaveValue('10')
  await expect.element(button(words.cancel)).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: copy.title })).toHaveFocus()
})
