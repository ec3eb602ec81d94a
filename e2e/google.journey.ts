import type { Page } from '@playwright/test'
import { startApp } from '../harness/journey/server.ts'
import { openSetting } from '../harness/journey/settings.ts'
import { choose } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'
import { openOpenIdProvider } from '../harness/openid-provider.ts'

/** The provider's pages ask for a font of the network and for an icon that they lack. */
const OF_THE_PROVIDER = [/net::ERR_/, /status of 404/]

test.use({
  // Starts the app twice: the provider must know its address, and the app the provider's.
  app: [
    async ({}, use) => {
      const settings: Record<string, string> = {}
      const app = await startApp(settings)
      const provider = await openOpenIdProvider(app.url)
      settings.GOOGLE_CLIENT_ID = provider.clientId
      settings.GOOGLE_CLIENT_SECRET = provider.clientSecret
      settings.GOOGLE_DISCOVERY_URL = provider.discoveryUrl
      await app.restart()
      await use(app)
      await app.remove()
      await provider.close()
    },
    { scope: 'worker' },
  ],
})

/** Goes through the provider's own pages as somebody with this login. */
async function passGoogle(page: Page, login: string) {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('qualquer')
  await page.getByRole('button', { name: 'Sign-in' }).click()
}

/** The same for the first time, when the provider also asks whether the app may know. */
async function meetGoogle(page: Page, login: string) {
  await passGoogle(page, login)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const SETTINGS = '/area-do-aluno/conta'

test('a student with a password links Google, signs in with it, and unlinks it', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axe,
  allowErrors,
}) => {
  allowErrors(...OF_THE_PROVIDER, /status of (422|401)/)
  const student = await signUp()
  await choose(page, app.url, { subjects: true })
  await page.goto(SETTINGS)
  const ways = page.getByRole('region', { name: 'Como você entra' })
  await expect(ways.getByRole('listitem')).toHaveText([/E-mail e senha/, /Não conectado/])
  await ways.getByRole('button', { name: 'Conectar o Google' }).click()
  const dialog = page.getByRole('dialog', { name: 'Conectar o Google' })
  await dialog.getByLabel('Sua senha, para confirmar', { exact: true }).fill('não é esta')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Sua senha, para confirmar', { exact: true })).toHaveAccessibleDescription(
    'Senha incorreta.',
  )
  await axe()
  await dialog.getByLabel('Sua senha, para confirmar', { exact: true }).fill(student.password)
  await dialog.getByRole('button', { name: 'Continuar para o Google' }).click()
  await meetGoogle(page, 'quem.conecta')
  await expect(page.getByText('Google conectado.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${SETTINGS}$`))
  await expect(ways.getByRole('button', { name: 'Desconectar o Google' })).toBeVisible()
  await axe()

  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar com o Google' }).click()
  await meetGoogle(page, 'quem.conecta')
  await expect(page).toHaveURL(/\/area-do-aluno$/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(SETTINGS)
  await openSetting(page, 'Como você entra')
  await ways.getByRole('button', { name: 'Desconectar o Google' }).click()
  await page.getByRole('button', { name: 'Desconectar', exact: true }).click()
  await expect(ways.getByRole('button', { name: 'Conectar o Google' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await axe()
})

test('a student whom only Google lets in proves it there before the account is deleted', {
  tag: '@long',
}, async ({ page, app, axe, allowErrors }) => {
  allowErrors(...OF_THE_PROVIDER, /status of 401/)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar com o Google' }).click()
  await meetGoogle(page, 'quem.sai')
  await expect(page).toHaveURL(/\/carreiras$/)
  await choose(page, app.url, { subjects: true })
  await page.goto(SETTINGS)
  await expect(page.getByText('É a única forma de entrar nesta conta.')).toBeVisible()
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await axe()
  await page.getByRole('button', { name: 'Entrar de novo com o Google' }).click()
  await passGoogle(page, 'quem.sai')
  await page.getByLabel('Escreva quem.sai@gmail.com para confirmar').fill('quem.sai@gmail.com')
  await page.getByRole('button', { name: 'Excluir para sempre' }).click()
  await expect(page).toHaveURL(`${app.url}/`)
  await expect(page.getByText('Sua conta e todos os seus dados foram excluídos.')).toBeVisible()
})

test('a sign-in with Google whose e-mail has an account here says how to get in', { tag: '@long' }, async ({
  page,
  app,
  allowErrors,
}) => {
  allowErrors(...OF_THE_PROVIDER)
  const taken = { name: 'Ana Souza', email: 'quem.tem.conta@gmail.com', password: 'uma senha segura' }
  await page.request.post(`${app.url}/api/auth/sign-up/email`, { data: taken, headers: { origin: app.url } })
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar com o Google' }).click()
  await meetGoogle(page, 'quem.tem.conta')
  await expect(page.getByRole('alertdialog')).toContainText(
    'já existe uma conta com este e-mail. Entre nela com a senha',
  )
})

test('a visitor signs in with Google, becomes known once, and stays signed in', { tag: '@long' }, async ({
  page,
  axe,
  allowErrors,
}) => {
  allowErrors(...OF_THE_PROVIDER)
  const synced: string[] = []
  page.on(
    'response',
    (response) => response.url().endsWith('/sync-on-register') && synced.push(response.url()),
  )
  await page.goto('/login')
  await expect(page.getByText('ou', { exact: true })).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Entrar com o Google' }).click()
  await meetGoogle(page, 'ana.souza')
  await expect(page).toHaveURL(/\/carreiras$/)
  await expect.poll(() => synced.length).toBe(1)
  await page.reload()
  await expect(page).toHaveURL(/\/carreiras$/)
  await expect(page.locator('h1')).toBeVisible()
  expect(synced).toHaveLength(1)
})

test('a sign-in with Google that is called off says so, and one may try again', { tag: '@long' }, async ({
  page,
  axe,
  allowErrors,
}) => {
  allowErrors(...OF_THE_PROVIDER)
  await page.goto('/')
  await page.getByRole('button', { name: 'Entrar com o Google' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toHaveText(/Erro ao fazer login com Google: o acesso foi cancelado\./)
  await axe()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'Entrar com o Google' })).toBeEnabled()
})

test('a student reads in the same dialog that the server does not answer', { tag: '@long' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await page.goto('/login')
  await page.route('**/api/auth/sign-in/social', (route) => route.abort())
  await page.getByRole('button', { name: 'Entrar com o Google' }).click()
  await expect(page.getByRole('alertdialog')).toHaveText(
    /Erro ao fazer login com Google: Erro de conexão com o servidor\./,
  )
})
