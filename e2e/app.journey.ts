import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../harness/journey/test.ts'
import { startServer } from '../harness/server-process.ts'

test('the app answers, keeps its data through a restart and a power cut, and is accessible', {
  tag: '@long',
}, async ({ app, page, signUp, axe }) => {
  const student = await signUp()
  for (const again of [app.restart, () => app.kill().then(app.start)]) {
    await again()
    const session = await page.request.get(`${app.url}/api/auth/get-session`)
    expect(await session.json()).toMatchObject({ user: { email: student.email } })
  }
  await page.goto('/')
  await expect(page).toHaveURL(/carreiras$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await axe()
})

test('`npm start` serves a student, and reports errors', async ({ playwright }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'posse-e2e-'))
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const server = await startServer(settings, { script: 'scripts/start.ts' })
  const browser = await playwright.request.newContext({ baseURL: server.url })
  const student = { name: 'Ana Souza', email: 'ana@exemplo.com.br', password: 'segredo' }
  expect((await browser.post('/api/auth/sign-up/email', { data: student })).status()).toBe(200)
  const { token } = await (await browser.get('/api/auth/token')).json()
  const headers = { authorization: `Bearer ${token}` }
  expect(await (await browser.get('/api/api/careers', { headers })).json()).toContainEqual(
    expect.objectContaining({ name: 'Polícia Federal' }),
  )
  const wrong = await browser.post('/api/api/subjects', { headers, data: { name: 7 } })
  expect([wrong.status(), (await wrong.json()).errors]).toEqual([422, { name: [expect.any(String)] }])
  expect(await (await browser.get('/')).text()).toContain('<html lang="pt-BR"')
  await browser.dispose()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})
