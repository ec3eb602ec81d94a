import { askFromTheStart } from '../harness/journey/ask-from-the-start.ts'
import {
  askForReset,
  choosePassword,
  letterTo,
  openPanel,
  panelOf,
  resetLinkIn,
  signIn,
} from '../harness/journey/sign-in.ts'
import { expect, test } from '../harness/journey/test.ts'

test.beforeEach(askFromTheStart)

const NEXT = 'outra senha segura'
test('a forgotten password is replaced through the letter in the outbox, and the link works once', {
  tag: '@long',
}, async ({ page, app, signUp, allowErrors }) => {
  allowErrors(/status of 40[01]/)
  const { email, password } = await signUp()
  await page.context().clearCookies()
  await openPanel(page, 'Entrar')
  await askForReset(page, email)
  const link = resetLinkIn(await letterTo(app, email))

  await page.goto(link)
  await choosePassword(page, '12345')
  await expect(page.getByLabel('Nova senha', { exact: true })).toHaveAccessibleDescription(
    'A senha precisa ter ao menos 6 caracteres.',
  )
  await choosePassword(page, NEXT)
  await expect(page.getByText('Senha redefinida. Entre com a nova senha.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await signIn(page, { email, password })
  await expect(panelOf(page).getByRole('alert')).toHaveText('E-mail ou senha incorretos.')
  await page.getByLabel('Senha', { exact: true }).fill(NEXT)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/carreiras$/)

  await page.goto(link)
  await choosePassword(page, 'mais uma senha')
  await expect(page.getByRole('alert')).toHaveText(
    'Este link não vale mais. Peça uma nova redefinição de senha.',
  )
  await page.getByRole('link', { name: 'Pedir um novo link' }).click()
  await expect(page.getByRole('dialog', { name: 'Redefinir senha' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
})

test('the reset form shows its errors, and closes without a trace', { tag: '@long' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 500/)
  await openPanel(page, 'Entrar')
  await panelOf(page).getByRole('button', { name: 'Esqueci minha senha' }).click()
  await panelOf(page).getByRole('button', { name: 'Enviar redefinição' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Informe seu e-mail.')

  await page.route('**/api/auth/request-password-reset', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByLabel('E-mail').fill('ana@example.com')
  await page.keyboard.press('Enter')
  await expect(panelOf(page).getByRole('alert')).toHaveText('Erro ao enviar e-mail de redefinição')
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@example.com')
  await panelOf(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible()
  await expect(panelOf(page).getByRole('alert')).toHaveCount(0)
})

test('a link without its token leads to a new one', { tag: '@long' }, async ({ page }) => {
  await page.goto('/redefinir-senha')
  await expect(page.getByRole('alert')).toHaveText(
    'Este link não vale mais. Peça uma nova redefinição de senha.',
  )
  await expect(page.getByLabel('Nova senha', { exact: true })).toHaveCount(0)
})
