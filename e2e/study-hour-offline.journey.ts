import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { type App, startApp } from '../harness/journey/server.ts'
import { signIn } from '../harness/journey/sign-in.ts'
import { apiOf, chooseSubjects } from '../harness/journey/student.ts'
import { chooseSubject, dialog, STUDY, SUBJECTS, save, shown, start } from '../harness/journey/study-page.ts'
import { test as base, expect, type Student } from '../harness/journey/test.ts'

const MINUTE = 60_000
const SETTLED_MS = 4000
const AHEAD_FILE = join(tmpdir(), `posse-ahead-${randomUUID()}`)

/** Moves the clock of this file's server when the journey says so. */
const test = base.extend<object, { app: App }>({
  app: [
    async ({}, use) => {
      await writeFile(AHEAD_FILE, '0')
      const preload = new URL('../harness/server-clock-ahead.ts', import.meta.url).href
      const app = await startApp({ NODE_OPTIONS: `--import=${preload}`, AHEAD_FILE })
      await use(app)
      await app.remove()
      await rm(AHEAD_FILE)
    },
    { scope: 'worker' },
  ],
})

/** Ms that the clock on the wall, by which the server goes, is ahead of the machine's. */
let ahead = 0

/** Devices in one room, whose own clocks are so many ms ahead of the one on the wall. */
class Room {
  readonly #devices: Page[] = []

  async device(browser: Browser, app: App, student: Student, by: number): Promise<Page> {
    const page = await (await browser.newContext({ baseURL: app.url, locale: 'pt-BR' })).newPage()
    await page.clock.install({ time: Date.now() + ahead + by })
    await signIn(page, student)
    await expect(page).toHaveURL(/\/area-do-aluno$/)
    await page.goto(STUDY)
    await expect(page.getByText('0 registro(s) hoje')).toBeVisible()
    this.#devices.push(page)
    return page
  }

  async pass(minutes: number): Promise<void> {
    ahead += minutes * MINUTE
    await writeFile(AHEAD_FILE, String(ahead))
    for (const page of this.#devices) await page.clock.fastForward(minutes * MINUTE)
  }
}

const cut = (page: Page, isCut: boolean) => page.context().setOffline(isCut)
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const hasButton = (page: Page, name: string) =>
  expect(page.getByRole('button', { name, exact: true })).toBeVisible({ timeout: 60_000 })

/** The minutes that the stopwatch of the journey has; the machine takes some seconds between two taps. */
async function shows(page: Page, minutes: number): Promise<void> {
  await expect
    .poll(async () => Math.abs((await shown(page)) - 60 * minutes), { timeout: 60_000 })
    .toBeLessThan(25)
}

async function leave(...devices: Page[]): Promise<void> {
  for (const device of devices) await device.context().close()
}

for (const first of ['the right clock', 'the wrong clock'] as const) {
  test.describe(`two devices an hour apart, ${first} back first`, { tag: '@long' }, () => {
    test.setTimeout(300_000)

    const comeBack = async (phone: Page, notebook: Page) => {
      for (const device of first === 'the right clock' ? [phone, notebook] : [notebook, phone]) {
        await cut(device, false)
        await device.waitForTimeout(SETTLED_MS)
      }
    }

    test('have every second of their session once, and the same', async ({
      app,
      signUp,
      page,
      browser,
      allowErrors,
    }) => {
      allowErrors(/ERR_/)
      const student = await signUp()
      await chooseSubjects(page, app.url, SUBJECTS)
      const room = new Room()
      const phone = await room.device(browser, app, student, 0)
      const notebook = await room.device(browser, app, student, -5 * 60 * MINUTE)
      await chooseSubject(phone)
      await start(phone)
      await hasButton(notebook, 'PAUSAR')
      // Both ask for the server's time once more: nothing is on its way while the hour passes.
      await notebook.waitForTimeout(SETTLED_MS)
      await cut(phone, true)
      await cut(notebook, true)
      await room.pass(20)
      await tap(notebook, 'PAUSAR')
      await room.pass(10)
      await shows(phone, 30)
      await shows(notebook, 20)
      await tap(notebook, 'CONTINUAR')
      await room.pass(30)
      await tap(phone, 'PAUSAR')
      await shows(phone, 60)
      await shows(notebook, 50)
      await comeBack(phone, notebook)
      await hasButton(phone, 'CONTINUAR')
      await hasButton(notebook, 'CONTINUAR')
      await shows(phone, 50)
      await shows(notebook, 50)
      expect(Math.abs((await shown(phone)) - (await shown(notebook)))).toBeLessThanOrEqual(1)
      const seconds = await shown(phone)
      await tap(notebook, 'PARAR')
      await dialog(notebook, 'Resumo do estudo').getByRole('radio', { name: 'Não' }).click({ force: true })
      await save(notebook).click()
      await expect(phone.getByText('Pronto para começar')).toBeVisible()
      // The token of an hour ago has ended.
      const { userId, call } = await apiOf(page, app.url)
      const records = (await call(`GET /user-study-records/user/${userId}`)) as { study_time: number }[]
      expect(records).toHaveLength(1)
      expect(Math.abs((records[0]?.study_time ?? 0) - seconds)).toBeLessThanOrEqual(1)
      await leave(phone, notebook)
    })

    test('keep both sessions where each began its own', async ({
      app,
      signUp,
      page,
      browser,
      allowErrors,
    }) => {
      allowErrors(/ERR_/)
      const student = await signUp()
      await chooseSubjects(page, app.url, SUBJECTS)
      const room = new Room()
      const phone = await room.device(browser, app, student, 0)
      const notebook = await room.device(browser, app, student, 7 * 60 * MINUTE)
      await cut(phone, true)
      await cut(notebook, true)
      await chooseSubject(phone)
      await start(phone)
      await room.pass(20)
      await chooseSubject(notebook, SUBJECTS[1])
      await start(notebook)
      await room.pass(40)
      await comeBack(phone, notebook)
      await shows(phone, 60)
      await shows(notebook, 40)
      const asked = (device: Page) =>
        device.getByRole('region', { name: 'Outra sessão correu ao mesmo tempo' })
      await expect(asked(phone)).toContainText(`${SUBJECTS[1]} está com 00:40:`)
      await expect(asked(notebook)).toContainText(`${SUBJECTS[0]} está com 01:00:`)
      await leave(phone, notebook)
    })
  })
}
