import type { Page } from '@playwright/test'
import { chooseSubjects } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'
import { addDays, DEFAULT_TIME_ZONE, today } from '../src/shared/calendar.ts'

const HOME = '/area-do-aluno'

const panelOf = (page: Page, name: string) => page.getByRole('region', { name })

/** Rare moments run on the narrowest phone, where they must fit as well. */
test.use({ viewport: { width: 360, height: 740 } })

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

test('a new student reads that the account is ready, and how little is left', { tag: '@long' }, async ({
  page,
  signUp,
  axe,
}) => {
  await signUp()
  await page.goto('/carreiras')
  await expect(page.getByText('Conta criada. Faltam duas escolhas para começar.')).toBeVisible()
  await fits(page)
  await axe()
})

test('the first session and a finished day are told on the home, each in its place', {
  tag: '@long',
}, async ({ page, app, signUp, axe }) => {
  await signUp()
  const { userId, call, subjects } = await chooseSubjects(page, app.url, ['Auditoria'])
  const [subject] = subjects
  const week = Array.from({ length: 7 }, () => ({ subjects: [{ subject_id: subject?.id }] }))
  await call('POST /schedule', { user_id: userId, weeklyPlan: week })
  await call('POST /user-study-records', { user_id: userId, subject_id: subject?.id, study_time: 1500 })
  await page.goto(HOME)
  await expect(panelOf(page, 'Esta semana')).toContainText('A primeira sessão está registrada.')
  const now = panelOf(page, 'Hoje')
  await expect(now).toContainText('O plano de hoje está completo')
  await expect(now).toContainText('1 de 1 hoje')
  await fits(page)
  await axe()
})

/** A student with an edital whose exam is in so many days. */
async function examIn(page: Page, url: string, days: number): Promise<void> {
  const { userId, call } = await chooseSubjects(page, url, ['Auditoria'])
  const exam_day = addDays(today(Date.now(), DEFAULT_TIME_ZONE), days)
  await call('POST /targets', { user_id: userId, catalogue: 'tcu-2025-aufc-auditoria-de-ti', exam_day })
}

test('on the day of the exam the home wishes well and asks for nothing', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axeInLightAndDark,
}) => {
  await signUp()
  await examIn(page, app.url, 0)
  await page.goto(HOME)
  const now = panelOf(page, 'Hoje')
  await expect(now).toContainText('Hoje é o dia. Boa prova.')
  await expect(now).toContainText('O que você estudou está com você.')
  await expect(now.getByRole('button', { name: 'Começar' })).toHaveCount(0)
  await fits(page)
  await axeInLightAndDark()
  await page.getByRole('navigation').getByRole('link', { name: 'Estudar' }).click()
  await expect(page.getByText('Hoje é dia de prova: o plano pode esperar.')).toBeVisible()
  await expect(page.getByText('Você ainda não planejou o dia de hoje.')).toBeHidden()
})

test('after the exam the home leads to the next one', { tag: '@long' }, async ({ page, app, signUp }) => {
  await signUp()
  await examIn(page, app.url, -1)
  await page.goto(HOME)
  await panelOf(page, 'Hoje').getByRole('link', { name: 'Escolher o próximo concurso' }).click()
  await expect(page).toHaveURL(/\/edital\?passo=adicionar$/)
})
