import { randomUUID } from 'node:crypto'
import { holdAnswers } from '../harness/journey/delayed-answers.ts'
import { openPanel, panelOf } from '../harness/journey/sign-in.ts'
import { chooseSubjects } from '../harness/journey/student.ts'
import { chooseSubject, clock, dialog, field, STUDY, start } from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'

// `npm run test:long` walks all journeys through forms, busy buttons and dialogs so.
test.use({ isTranslated: true })

test('in a page that the browser translates a student signs up, studies and saves, and every label follows', {
  tag: '@long',
}, async ({ page, app }) => {
  await openPanel(page, 'Criar conta')
  await expect(panelOf(page).locator('font').first()).toBeVisible()
  await page.getByLabel('Nome completo').fill('Ana Souza')
  await page.getByLabel('E-mail').fill(`${randomUUID()}@example.com`)
  await page.getByLabel('Senha', { exact: true }).fill('uma senha segura')
  const signingUp = await holdAnswers(page, '**/api/auth/sign-up/email')
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByRole('button', { name: 'Cadastrando...' })).toBeVisible()
  signingUp.release()
  await expect(page).toHaveURL(/\/carreiras$/)

  await chooseSubjects(page, app.url, ['Auditoria'])
  await page.goto(STUDY)
  await chooseSubject(page, 'Auditoria')
  await start(page)
  await expect(page.getByText('Estudando')).toBeVisible()
  await expect(clock(page)).not.toHaveText('00:00')
  await page.getByRole('button', { name: 'PAUSAR' }).click()
  await expect(page.getByText('Em pausa')).toBeVisible()
  await page.getByRole('button', { name: 'CONTINUAR' }).click()
  await expect(page.getByText('Estudando · 1 pausa')).toBeVisible()
  await page.getByRole('button', { name: 'PARAR' }).click()
  const summary = dialog(page, 'Resumo do estudo')
  await summary.getByText('Sim', { exact: true }).click()
  await field(page, 'Total de questões').fill('10')
  await field(page, 'Questões incorretas').fill('2')
  await expect(summary.getByText('Questões corretas: 8')).toBeVisible()
  const saving = await holdAnswers(page, '**/api/api/user-study-records')
  await summary.getByRole('button', { name: 'Salvar' }).click()
  await expect(summary.getByRole('button', { name: 'Salvando...' })).toBeVisible()
  saving.release()
  await expect(page.getByText('Registro de estudo salvo com sucesso!')).toBeVisible()
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  await expect(page.getByText('80,0% de acertos').first()).toBeVisible()
})
