import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'

// Kept in the environment, so that the workers, which read this file too, need not look again.
process.env.CHROMIUM_PATH = await findBrowser()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  ...(process.env.SERVERS === '2' ? { globalSetup: './e2e/two-servers.setup.ts' } : {}),
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine may stall a browser for seconds; what passes only when tried again is named by `npm test`.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A worker would answer in the network's place, past `page.route`; the journeys about it let it in.
    serviceWorkers: 'block',
    // Traces make the journeys half as long again: asked for where one fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } }],
})
