import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { askFromTheStart } from '../harness/journey/ask-from-the-start.ts'
import { holdAnswers } from '../harness/journey/delayed-answers.ts'
import { panelOf, signIn } from '../harness/journey/sign-in.ts'
import { expect, test } from '../harness/journey/test.ts'

test.beforeEach(askFromTheStart)

const password = 'uma senha segura'
const newEmail = () => `${randomUUID()}@example.com`

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function fillSignUp(page: Page, email = newEmail()) {
  await field(page, 'Nome completo').fill('Ana Souza')
  await field(page, 'E-mail').fill(email)
  await field(page, 'Senha').fill(password)
}

test('a visitor signs up, becomes known and comes to the choice of a career; Back does not return', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Comece Agora - É Grátis!' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await fillSignUp(page)
  const slow = await holdAnswers(page, '**/api/auth/sign-up/email')
  const synced = page.waitForResponse('**/api/api/users/sync-on-register')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const busy = panelOf(page).getByRole('button', { name: 'Cadastrando...' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.click({ force: true })
  slow.release()
  await expect(page).toHaveURL(/\/carreiras$/)
  expect(slow.count()).toBe(1)
  expect(await (await synced).json()).toEqual({ message: 'Usuário sincronizado com sucesso.' })
  await page.goBack()
  await expect(page).toHaveURL(/\/carreiras$/)
})

test('a visitor signs up with the keyboard alone', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login')
  const open = page.getByRole('main').getByRole('button', { name: 'Criar conta' })
  for (
    let stop = 0;
    stop < 10 && !(await open.evaluate((button) => button === document.activeElement));
    stop += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Nome completo')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await page.keyboard.press('Space')
  await expect(field(page, 'Nome completo')).toBeFocused()
  await page.keyboard.type('Ana Souza')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newEmail())
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/carreiras$/)
})

test('a student signs in after a wrong password, with the text kept and the busy label shown', {
  tag: '@long',
}, async ({ page, signUp, allowErrors }) => {
  allowErrors(/status of 401/)
  const { email } = await signUp()
  await page.context().clearCookies()
  await signIn(page, { email, password: 'não é esta' })
  await expect(panelOf(page).getByRole('alert')).toHaveText('E-mail ou senha incorretos.')
  await expect(field(page, 'E-mail')).toHaveValue(email)
  await expect(field(page, 'Senha')).toHaveValue('não é esta')

  const slow = await holdAnswers(page, '**/api/auth/sign-in/email')
  await field(page, 'Senha').fill(password)
  await panelOf(page).getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(panelOf(page).getByRole('button', { name: 'Entrando...' })).toBeVisible()
  slow.release()
  await expect(page).toHaveURL(/\/carreiras$/)
})

test('each panel reads well in light and dark and fits a phone of 360 px, and its address opens it', {
  tag: '@long',
}, async ({ page, axeInLightAndDark }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, title] of [
    ['/login?painel=criar', 'Criar conta'],
    ['/login?painel=entrar', 'Entrar'],
    ['/login?painel=redefinir', 'Redefinir senha'],
    ['/redefinir-senha', undefined],
  ] as const) {
    await page.goto(path)
    await expect(title ? page.getByRole('dialog', { name: title }) : page.locator('h1')).toBeVisible()
    if (title === 'Criar conta') await expect(field(page, 'Nome completo')).toBeFocused()
    await axeInLightAndDark()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
    if (title !== 'Criar conta') continue
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toBeHidden()
    await expect(page.getByRole('main').getByRole('button', { name: title })).toBeFocused()
  }
})
