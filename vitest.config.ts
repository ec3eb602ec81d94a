import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { BROWSER_FLAGS, findBrowser } from './harness/browser.ts'
import { answerShape, icons } from './vite.plugins.ts'

const LONG = ['tests/**/*.test.ts', '{src,harness,scripts}/**/*.long.test.ts']
const SHORT = ['{src,harness,scripts}/**/*.test.ts']
const LONG_SCREENS = ['src/**/*.long.test.tsx']

/** On PostgreSQL with every change, with `LONG` on the embedded engine (`harness/engines.ts`). */
const ON_BOTH = [
  'src/features/**/{handlers,contract,store,table}.test.ts',
  'src/server/{database/db,http/serve,mail/mail-queue,operation/log}.test.ts',
  'src/server/identity/{attempts,identity{,-google}}.test.ts',
]

/** Rules that hold for whatever is drawn: with every change for few examples, with `LONG` for many others. */
const DRAWN = [
  'src/**/{rules,any-*,answer,counted,doubts,figures,findings,markdown,offline-end,saved-offline,write}.test.ts',
]

/** As with the journeys: killed servers and full cores may once be unlucky, and are named if they were. */
const RETRY = process.env.LONG ? 1 : 0

/** With `LONG` what takes its time, and the API on the embedded engine; without it what every change runs. */
const chosen = process.env.LONG
  ? { include: [...LONG, ...ON_BOTH, ...DRAWN], exclude: configDefaults.exclude }
  : { include: SHORT, exclude: [...configDefaults.exclude, ...LONG] }

/** Rules, and the server on its database: in Node. */
const server = {
  plugins: [icons()],
  test: {
    ...chosen,
    name: 'server',
    // Whole servers come and go in a process: a larger nursery saves a twelfth of the processor's time.
    execArgv: ['--max-semi-space-size=64'],
    isolate: false,
    globalSetup: 'tests/global-setup.ts',
    setupFiles: [
      'harness/long-timeouts.ts',
      'harness/cheap-passwords.ts',
      ...(process.env.LONG ? [] : ['harness/fixed-seed.ts']),
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    retry: RETRY,
  },
}

/**
 * Forms and lists by themselves, with the keys and clicks of
 * a student: in a browser, as React Aria needs one.
 */
const screens = {
  plugins: [icons(), tailwindcss()],
  define: { ANSWER_SHAPE: JSON.stringify(answerShape()) },
  // Found only once a test asks for them, they would have the page loaded anew in its midst.
  optimizeDeps: { entries: ['src/**/*.test.tsx'], force: true },
  test: {
    name: 'screens',
    isolate: false,
    ...(process.env.LONG
      ? { include: LONG_SCREENS }
      : { include: ['src/**/*.test.tsx'], exclude: [...configDefaults.exclude, ...LONG_SCREENS] }),
    setupFiles: ['harness/long-timeouts.ts', 'harness/fresh-device.ts'],
    testTimeout: 60_000,
    retry: RETRY,
    // A busy machine takes its time to show what came.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: await findBrowser(), args: BROWSER_FLAGS },
        // Without motion, so that a press meets what it was meant for.
        contextOptions: {
          locale: 'pt-BR',
          timezoneId: 'America/Sao_Paulo',
          reducedMotion: 'reduce' as const,
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

export default defineConfig({
  test: {
    projects: [server, screens],
    // Each loads the whole server: with half as many again, or twice as many, all of them took longer.
    maxWorkers: availableParallelism(),
  },
})
