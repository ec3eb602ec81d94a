import { randomUUID } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { type App, startApp } from './server.ts'
import { translate } from './translator.ts'

export interface Student {
  name: string
  email: string
  password: string
}

interface Fixtures {
  /** Allows console errors that this test provokes; any other fails it. */
  allowErrors: (...patterns: RegExp[]) => void
  /** Creates a student and signs the page's context in as that student. */
  signUp: (name?: string) => Promise<Student>
  /** Fails when the page breaks WCAG 2.2 AA or axe's best practices. */
  axe: () => Promise<void>
  /** The same in light and dark, which differ in colours only. */
  axeInLightAndDark: () => Promise<void>
}

interface Options {
  /** The browser translates every page. */
  isTranslated: boolean
}

interface WorkerFixtures {
  app: App
}

/** The page differs from the built one, so React draws it again. */
const HYDRATION = /React error #4(18|2[35])/
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Waits for finite animations, because a colour in transition has no contrast of its own. */
async function settled(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ends.map(({ finished }) => finished))
}

/** Injects axe once for each document; axe's own builder injects it with each call. */
async function expectSound(page: Page, runOnly: axe.RunOnly): Promise<void> {
  await page.evaluate(settled)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};0`)
  const found = await page.evaluate(async (only) => {
    const page = window as unknown as { axe: typeof axe }
    const { violations } = await page.axe.run({ runOnly: only, iframes: false, resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    }))
  }, runOnly)
  expect(found, 'WCAG 2.2 AA and best practice').toEqual([])
}

/** Playwright's `test` on the real app: `page.goto('/login')` opens it. */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  app: [
    async ({}, use) => {
      const app = await startApp()
      await use(app)
      await app.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  isTranslated: [Boolean(process.env.TRANSLATED), { option: true }],
  allowErrors: [
    async ({ context, isTranslated }, use) => {
      if (isTranslated) await context.addInitScript(translate)
      const errors: string[] = []
      const allowed: RegExp[] = []
      context.on('console', (message) => {
        const isError = message.type() === 'error' || (!isTranslated && HYDRATION.test(message.text()))
        if (isError) errors.push(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())))
      await use((...patterns) => void allowed.push(...patterns))
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))
      expect(unexpected, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
  signUp: async ({ app, context }, use) =>
    use(async (name = 'Ana Souza') => {
      const student = { name, email: `${randomUUID()}@example.com`, password: 'uma senha segura' }
      const reply = await context.request.post(`${app.url}/api/auth/sign-up/email`, {
        data: student,
        headers: { origin: app.url },
      })
      expect(reply.ok(), await reply.text()).toBe(true)
      return student
    }),
  axe: async ({ page }, use) => use(() => expectSound(page, { type: 'tag', values: TAGS })),
  axeInLightAndDark: async ({ page, axe }, use) =>
    use(async () => {
      await page.emulateMedia({ colorScheme: 'light' })
      await axe()
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectSound(page, { type: 'rule', values: OF_COLOURS })
    }),
})

export { expect }
