import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { button, field, resize, show } from '../../../../harness/screen.tsx'
import type { WeeklyGoal } from '../contract.ts'
import { copy } from '../copy.ts'
import { GoalSettings } from './goal-settings.tsx'

const { form: words } = copy

const SAVED: WeeklyGoal = {
  minutes: 600,
  questions: null,
  week: { start: '2026-11-23', end: '2026-11-29' },
  day: '2026-11-25',
  studied_seconds: 0,
  studied_today_seconds: 0,
  questions_done: 0,
  questions_today: 0,
  subjects: [],
  planned: [],
  free: [],
  exams: [],
  usual: 7,
}

it('who gives up what was typed goes on from the goal’s heading, as the button is gone', async () => {
  await resize(1280, 800)
  serve({ 'GET /api/api/weekly-goal/ana': () => SAVED })
  show(<GoalSettings userId="ana" waiting={null} />)
  await field(words.hours).fill('12')
  await button(words.cancel).click()
  await expect.element(field(words.hours)).toHaveValue('10')
  await expect.element(button(words.cancel)).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: copy.title })).toHaveFocus()
})
