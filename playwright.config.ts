import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from './harness/browser.ts'

// Kept in the environment, so that the workers, which read this file too, need not look again.
process.env.CHROMIUM_PATH = await findBrowser()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  // Slow journeys, and those that see on many screens what one screen shows, run with `npm run test:long`.
  ...(process.env.LONG ? {} : { grepInvert: /@long/ }),
  ...(process.env.SERVERS === '2' ? { globalSetup: './e2e/two-servers.setup.ts' } : {}),
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Journeys of every change are never tried again. Hundreds of killed servers and frozen tabs may once be
  // unlucky; a journey that passes only then is named as flaky at the end.
  retries: process.env.LONG ? 1 : 0,
  // On a slow machine the longest walks through all screens take three times as long.
  timeout: process.env.LONG ? 300_000 : 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A worker would answer in the network's place, past `page.route`; the journeys about it let it in.
    serviceWorkers: 'block',
    // Traces make the journeys half as long again: asked for where one fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: BROWSER_FLAGS,
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } }],
})
