import type { Page } from '@playwright/test'
import { holdAnswers } from '../harness/journey/delayed-answers.ts'
import { openSetting } from '../harness/journey/settings.ts'
import { chooseSubjects } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

const HOME = '/area-do-aluno'
const ACCOUNT = '/area-do-aluno/conta'
const WIDTHS = [360, 768, 1280]

const panelOf = (page: Page) => page.getByRole('region', { name: 'Meta da semana' })

/** A student of one subject, who can study it and set a goal without the screen. */
async function settle(page: Page, url: string) {
  const { userId, call, subjects } = await chooseSubjects(page, url, ['Direito Constitucional'])
  const study = (study_time: number) =>
    call('POST /user-study-records', { user_id: userId, subject_id: subjects[0]?.id, study_time })
  const set = (minutes: number | null) => call(`PUT /weekly-goal/${userId}`, { minutes })
  return { study, set }
}

/** Adds up, from now on, how far things jump in the page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const told = window as unknown as { shifted: number }
    told.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) told.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted)

test('a student sets a goal on the home, sees the week against it and changes it in the settings', {
  tag: '@long',
}, async ({ page, app, signUp, axe, axeInLightAndDark }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  const { study } = await settle(page, app.url)
  await study(2.5 * 3600)
  await page.goto(HOME)
  await expect(panelOf(page)).toContainText('Diga quanto quer estudar por semana')
  await axeInLightAndDark()

  await page.getByRole('button', { name: 'Definir meta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Meta da semana' })
  await dialog.getByRole('button', { name: 'Salvar meta' }).click()
  await expect(dialog.getByText('Informe quantas horas ou questões por semana.')).toBeVisible()
  await dialog.getByLabel('Horas').fill('200')
  await dialog.getByRole('button', { name: 'Salvar meta' }).click()
  await expect(dialog.getByText('Informe de 1 minuto a 168 horas, que é a semana inteira.')).toBeVisible()
  await axe()
  await dialog.getByLabel('Horas').fill('12')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Meta da semana salva.')).toBeVisible()
  await expect(panelOf(page)).toContainText('2h 30min')
  await expect(panelOf(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2h 30min de 12h')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await axeInLightAndDark()

  await page.goto(ACCOUNT)
  await openSetting(page, 'Meta da semana')
  await expect(panelOf(page).getByLabel('Horas')).toHaveValue('12')
  await axe()
  await panelOf(page).getByLabel('Horas').fill('2')
  await panelOf(page).getByRole('button', { name: 'Salvar meta' }).click()
  await expect(page.getByText('Meta da semana salva.')).toBeVisible()
  await page.goto(HOME)
  await expect(panelOf(page)).toContainText('Meta alcançada, com 30min a mais.')

  await page.goto(ACCOUNT)
  await openSetting(page, 'Meta da semana')
  await panelOf(page).getByLabel('Horas').fill('')
  await panelOf(page).getByRole('textbox', { name: 'Minutos', exact: true }).fill('')
  await panelOf(page).getByRole('button', { name: 'Salvar meta' }).click()
  await expect(page.getByText('Você está sem meta semanal.')).toBeVisible()
  await page.goto(HOME)
  await expect(page.getByRole('button', { name: 'Definir meta' })).toBeVisible()
})

test('the home does not jump when the panel comes late, with a goal or without', { tag: '@long' }, async ({
  page,
  app,
  signUp,
}) => {
  await signUp()
  const { study, set } = await settle(page, app.url)
  await study(5000)
  await watchShifts(page)
  const below = page.getByRole('region', { name: 'Dia a dia' })
  for (const goal of [null, 1200]) {
    await set(goal)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const answer = await holdAnswers(page, '**/weekly-goal/*')
      await page.goto(HOME)
      await expect(below).toBeVisible()
      await expect(page.getByRole('application')).toBeVisible()
      const before = await below.boundingBox()
      const already = await shifted(page)
      answer.release()
      await expect(panelOf(page)).toBeVisible()
      expect((await below.boundingBox())?.y, `${width} px`).toBe(before?.y)
      expect(await shifted(page), `${width} px`).toBe(already)
    }
  }
})
