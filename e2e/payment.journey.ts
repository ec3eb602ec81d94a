import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startApp } from '../harness/journey/server.ts'
import { test as base, expect } from '../harness/journey/test.ts'

interface Provider {
  asked: number
  failing: boolean
  url: string
}

/** The app with payment configured, and a provider of another origin that listens in this process. */
const test = base.extend<object, { provider: Provider }>({
  provider: [
    async ({}, use) => {
      const provider: Provider = { asked: 0, failing: false, url: '' }
      const server = createServer((_request, response) => {
        provider.asked += 1
        response.writeHead(provider.failing ? 503 : 200, { 'content-type': 'text/javascript' })
        response.end('document.documentElement.dataset.paid = "ready"')
      }).listen(0, '127.0.0.1')
      await new Promise((resolve) => server.once('listening', resolve))
      provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/pay.js`
      await use(provider)
      server.close()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ provider }, use) => {
      const app = await startApp({ PAYMENT_PUBLIC_KEY: 'pk_test', PAYMENT_SCRIPT_URL: provider.url })
      await use(app)
      await app.remove()
    },
    { scope: 'worker' },
  ],
})

base(
  'without a public key nothing of a payment is loaded, nor let in',
  { tag: '@long' },
  async ({ page }) => {
    const answer = await page.goto('/')
    expect(answer?.headers()['content-security-policy']).not.toMatch(/https?:/)
    await expect(page.locator('script[src="/payment.js"]')).toHaveCount(0)
  },
)

test('with a public key its script is loaded in the background, and the page no longer says that all is open', {
  tag: '@long',
}, async ({ page, provider }) => {
  provider.failing = false
  const before = provider.asked
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-paid', 'ready')
  expect(provider.asked).toBe(before + 1)
  await expect(page.getByRole('heading', { name: 'Premium', exact: true })).toBeVisible()
  await expect(page.getByText('Hoje nada é cobrado')).toBeHidden()
})

test('a provider that fails is one warning, and the page works', { tag: '@long' }, async ({
  page,
  provider,
  allowErrors,
}) => {
  allowErrors(/status of 503/)
  provider.failing = true
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto('/login')
  await expect.poll(() => warnings).toHaveLength(1)
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(warnings).toEqual(['O script de pagamento não pôde ser carregado.'])
})
