import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { askFromTheStart } from '../harness/journey/ask-from-the-start.ts'
import { openPanel, panelOf, signIn } from '../harness/journey/entry.ts'
import { hold } from '../harness/journey/hold.ts'
import { expect, test } from '../harness/journey/test.ts'
import { UNEXPECTED } from '../src/shared/errors.ts'

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
  const slow = await hold(page, '**/api/auth/sign-up/email')
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

test('the form says at each field what is wrong, and keeps what was typed', { tag: '@long' }, async ({
  page,
  signUp,
  allowErrors,
}) => {
  allowErrors(/status of 409/, /status of 500/)
  const { email } = await signUp()
  await page.context().clearCookies()
  await openPanel(page, 'Criar conta')
  await panelOf(page).getByRole('button', { name: 'Criar conta' }).click()
  await expect(field(page, 'Nome completo')).toHaveAccessibleDescription('Informe seu nome completo.')
  await expect(field(page, 'Nome completo')).toBeFocused()
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Informe seu e-mail.')
  await expect(field(page, 'Senha')).toHaveAccessibleDescription('Informe sua senha.')

  // Typed key by key: a mended field keeps the focus though others are still wrong.
  await page.keyboard.type('Ana Souza')
  await expect(field(page, 'Nome completo')).toBeFocused()
  await expect(field(page, 'Nome completo')).toHaveValue('Ana Souza')
  await field(page, 'E-mail').fill('ana')
  await field(page, 'Senha').fill('12345')
  await page.keyboard.press('Enter')
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Informe um e-mail válido.')
  await expect(field(page, 'E-mail')).toBeFocused()
  await expect(field(page, 'Senha')).toHaveAccessibleDescription('A senha precisa ter ao menos 6 caracteres.')

  await fillSignUp(page, email)
  await page.keyboard.press('Enter')
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Já existe uma conta com este e-mail.')
  await expect(panelOf(page).getByRole('alert')).toHaveCount(0)
  await expect(field(page, 'E-mail')).toBeFocused()
  await page.route('**/api/auth/sign-up/email', (route) => route.fulfill({ status: 500, body: '' }))
  const asked = page.waitForRequest('**/api/auth/sign-up/email')
  await page.keyboard.press('Enter')
  await asked
  await expect(panelOf(page).getByRole('alert')).toHaveText('Erro ao cadastrar usuário')
  await expect(field(page, 'Nome completo')).toHaveValue('Ana Souza')
  await expect(field(page, 'E-mail')).toHaveValue(email)
  await expect(field(page, 'Senha')).toHaveValue(password)
})

test('a student signs in after a wrong password, with the text kept and the busy label shown', {
  tag: '@long',
}, async ({ page, signUp, allowErrors }) => {
  allowErrors(/status of 401/, /ERR_FAILED/)
  const { email } = await signUp()
  await page.context().clearCookies()
  await signIn(page, { email, password: 'não é esta' })
  await expect(panelOf(page).getByRole('alert')).toHaveText('E-mail ou senha incorretos.')
  await expect(field(page, 'E-mail')).toHaveValue(email)
  await expect(field(page, 'Senha')).toHaveValue('não é esta')

  await page.route('**/api/auth/sign-in/email', (route) => route.abort())
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByRole('alert')).toHaveText('Erro de conexão com o servidor.')
  await page.unroute('**/api/auth/sign-in/email')
  await page.route('**/api/auth/sign-in/email', (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthorized', message: UNEXPECTED } }),
  )
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByRole('alert')).toHaveText('Erro ao fazer login')
  await page.unroute('**/api/auth/sign-in/email')

  const slow = await hold(page, '**/api/auth/sign-in/email')
  await field(page, 'Senha').fill(password)
  await panelOf(page).getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(panelOf(page).getByRole('button', { name: 'Entrando...' })).toBeVisible()
  slow.release()
  await expect(page).toHaveURL(/\/carreiras$/)
})

test('a panel that opens closes the other, and closing clears fields and error', { tag: '@long' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  await signIn(page, { email: 'ninguem@example.com', password: 'qualquer uma' })
  await expect(panelOf(page).getByRole('alert')).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(panelOf(page)).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(field(page, 'E-mail')).toHaveValue('')
  await expect(panelOf(page).getByRole('alert')).toBeHidden()

  await panelOf(page).getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('dialog', { name: 'Criar conta' })).toBeVisible()
  await expect(panelOf(page)).toHaveCount(1)
  await expect(field(page, 'Nome completo')).toBeFocused()
  await panelOf(page).getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await page.goto('/login?painel=criar')
  await expect(field(page, 'Nome completo')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: 'Criar conta' })).toBeFocused()
})

test('password managers and phones are told what each field is, and the password can be seen', {
  tag: '@long',
}, async ({ page }) => {
  await openPanel(page, 'Criar conta')
  await expect(field(page, 'Nome completo')).toHaveAttribute('autocomplete', 'name')
  await expect(field(page, 'E-mail')).toHaveAttribute('autocomplete', 'email')
  await expect(field(page, 'E-mail')).toHaveAttribute('type', 'email')
  await expect(field(page, 'Senha')).toHaveAttribute('autocomplete', 'new-password')
  await expect(field(page, 'Senha')).toHaveAccessibleDescription('Ao menos 6 caracteres.')
  await field(page, 'Senha').fill(password)
  await expect(field(page, 'Senha')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostrar o que foi digitado' }).click()
  await expect(field(page, 'Senha')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar o que foi digitado' }).click()
  await expect(field(page, 'Senha')).toHaveAttribute('type', 'password')
  await expect(field(page, 'Senha')).toHaveValue(password)

  await openPanel(page, 'Entrar')
  await expect(field(page, 'E-mail')).toHaveAttribute('autocomplete', 'username')
  await expect(field(page, 'Senha')).toHaveAttribute('autocomplete', 'current-password')
})

const screens: [name: string, open: (page: Page) => Promise<unknown>][] = [
  ['the home', (page) => page.goto('/')],
  ['/login', (page) => page.goto('/login')],
  ['the sign-up panel', (page) => openPanel(page, 'Criar conta')],
  ['the sign-in panel', (page) => openPanel(page, 'Entrar')],
  [
    'the reset box',
    async (page) => {
      await page.goto('/login?painel=redefinir')
      await expect(page.getByRole('dialog', { name: 'Redefinir senha' })).toBeVisible()
    },
  ],
  ['the new password', (page) => page.goto('/redefinir-senha?token=a')],
  ['the new password without a token', (page) => page.goto('/redefinir-senha')],
]

for (const [name, open] of screens) {
  test(`${name} reads well in light and dark, and fits a phone of 360 px`, { tag: '@long' }, async ({
    page,
    axeInLightAndDark,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await expect(page.locator('h1')).toBeAttached()
    await axeInLightAndDark()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
}
