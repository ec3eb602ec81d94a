import { openOpenIdProvider } from '../tests/openid-provider.ts'
import { startApp } from './server.ts'
import { expect, test } from './test.ts'

/** The provider's own pages ask for a font of the network and for an icon that they do not have. */
const OF_THE_PROVIDER = [/net::ERR_/, /status of 404/]

test.use({
  // The provider must know the app's address and the app the provider's: so the app starts twice.
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

test('a visitor signs in with Google, becomes known once, and stays signed in', async ({ page, axe, allowErrors }) => {
  allowErrors(...OF_THE_PROVIDER)
  const synced: string[] = []
  page.on('response', (response) => response.url().endsWith('/sync-on-register') && synced.push(response.url()))
  await page.goto('/login')
  await expect(page.getByText('ou', { exact: true })).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Entrar com o Google' }).click()
  await page.getByPlaceholder('Enter any login').fill('ana.souza')
  await page.getByPlaceholder('and password').fill('qualquer')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/carreiras$/)
  await expect.poll(() => synced.length).toBe(1)
  await page.reload()
  await expect(page).toHaveURL(/\/carreiras$/)
  await expect(page.locator('h1')).toBeVisible()
  expect(synced).toHaveLength(1)
})

test('a sign-in with Google that is called off says so, and one may try again', async ({ page, axe, allowErrors }) => {
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

test('a server that does not answer is told in the same dialog', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  await page.goto('/login')
  await page.route('**/api/auth/sign-in/social', (route) => route.abort())
  await page.getByRole('button', { name: 'Entrar com o Google' }).click()
  await expect(page.getByRole('alertdialog')).toHaveText(
    /Erro ao fazer login com Google: Erro de conexão com o servidor\./,
  )
})
