import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { show } from '../../../../harness/screen.tsx'
import { logged, logPageOf } from '../../../../harness/study-log.ts'
import { goalOf } from '../../../../harness/weekly-goal.ts'
import { daysOf } from '../rules.ts'
import { WeekGoal } from './week-goal.tsx'

const WEEK = { start: '2026-11-23', end: '2026-11-29' }

/** Ten hours and a hundred questions, an hour of which is done. */
const open = (day: string, exams: string[] = []) => {
  const known = goalOf({ minutes: 600, questions: 100, day, planned: daysOf(WEEK), free: exams, exams })
  serve({
    'GET /api/api/weekly-goal/ana': () => known,
    'GET /api/api/study-log/ana': () => logPageOf([logged(1, { day: WEEK.start })]),
  })
  show(<WeekGoal userId="ana" waiting={null} />)
}
const says = (words: RegExp) => expect.element(page.getByText(words))

it('a student sees what is left today, and until Sunday', async () => {
  open('2026-11-25')
  await says(/^Falta hoje$/).toBeVisible()
  await says(/Até domingo: 9h\. 0 de 100 questões, 20 hoje\./).toBeVisible()
})

it('a student sees only a usual day’s share on a Saturday after an absence, and no debt', async () => {
  open('2026-11-28')
  await says(/^Falta hoje$/).toBeVisible()
  await says(/0 de 100 questões, 22 hoje\./).toBeVisible()
  await says(/Até domingo/).not.toBeInTheDocument()
})

it.each([
  ['the eve', '2026-11-28'],
  ['the day', '2026-11-29'],
])('says on %s of the exam only what was done', async (_what, day) => {
  open(day, ['2026-11-29'])
  await says(/0 de 100 questões\./).toBeVisible()
  for (const words of [/Falta hoje/, /Até domingo/, /Hoje está livre/])
    await says(words).not.toBeInTheDocument()
})
