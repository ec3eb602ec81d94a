import type { Browser, Page } from '@playwright/test'
import type { App } from '../harness/journey/server.ts'
import { signIn } from '../harness/journey/sign-in.ts'
import { chooseSubjects } from '../harness/journey/student.ts'
import { chooseSubject, dialog, STUDY, SUBJECTS, save, shown, start } from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'

/** Another device of the same student, on its study page; its clock is so many ms ahead. */
async function another(
  browser: Browser,
  app: App,
  student: { email: string; password: string },
  ahead = 0,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: app.url, locale: 'pt-BR' })).newPage()
  if (ahead !== 0) await page.addInitScript(setAhead, ahead)
  await signIn(page, student)
  await expect(page).toHaveURL(/\/area-do-aluno$/)
  await page.goto(STUDY)
  return page
}

/** Longer than a silent connection is waited for. */
const FROZEN_MS = 60_000
const AWHILE_MS = 10_000

/** Runs in the page before its own scripts. */
function setAhead(ms: number): void {
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values) =>
      Reflect.construct(target, values.length > 0 ? values : [RealDate.now() + ms]),
    get: (target, name) => (name === 'now' ? () => RealDate.now() + ms : Reflect.get(target, name)),
  })
}

test.describe('a session on two devices', { tag: '@long' }, () => {
  test('starts on one, is paused and saved on the other, and both show the same', async ({
    page,
    app,
    signUp,
    browser,
  }) => {
    const student = await signUp()
    const { userId, call } = await chooseSubjects(page, app.url, SUBJECTS)
    await page.goto(STUDY)
    const notebook = await another(browser, app, student)
    await expect(notebook.getByText('Pronto para começar')).toBeVisible()
    await page.waitForTimeout(2000)

    await chooseSubject(page)
    await start(page)
    await expect(notebook.getByRole('button', { name: 'PAUSAR' })).toBeVisible({ timeout: 3000 })
    await expect(notebook.getByText('Sessão iniciada em outro aparelho.')).toBeVisible()
    await expect(notebook).toHaveTitle(/Língua Portuguesa/)
    expect(Math.abs((await shown(page)) - (await shown(notebook)))).toBeLessThanOrEqual(1)

    await page.waitForTimeout(2000)
    await notebook.getByRole('button', { name: 'PAUSAR' }).click()
    await expect(page.getByRole('button', { name: 'CONTINUAR' })).toBeVisible({ timeout: 3000 })
    expect(await shown(page)).toBe(await shown(notebook))
    await notebook.getByRole('button', { name: 'PARAR' }).click()
    const summary = dialog(notebook, 'Resumo do estudo')
    await summary.getByRole('radio', { name: 'Não' }).click({ force: true })
    await save(notebook).click()
    await expect(page.getByText('Pronto para começar')).toBeVisible({ timeout: 3000 })
    const records = (await call(`GET /user-study-records/user/${userId}`)) as { total_pauses: number }[]
    expect(records).toHaveLength(1)
    await notebook.context().close()
  })

  test('continues offline, and two simultaneous sessions are both kept', async ({
    page,
    app,
    signUp,
    browser,
    context,
    allowErrors,
    axe,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/)
    const student = await signUp()
    await chooseSubjects(page, app.url, SUBJECTS)
    await page.goto(STUDY)
    const notebook = await another(browser, app, student)
    await notebook.waitForTimeout(2000)
    await context.setOffline(true)
    await chooseSubject(page)
    await start(page)
    await chooseSubject(notebook, SUBJECTS[1])
    await start(notebook)
    await page.waitForTimeout(3000)
    await context.setOffline(false)
    const asked = page.getByRole('region', { name: 'Outra sessão correu ao mesmo tempo' })
    await expect(asked).toBeVisible({ timeout: 15_000 })
    await expect(asked).toContainText(SUBJECTS[1])
    await expect(asked.getByRole('alert')).toHaveText('Outra sessão correu ao mesmo tempo')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(asked).toBeInViewport({ ratio: 1 })
    await axe()
    await asked.getByRole('button', { name: 'Guardar as duas' }).click()
    await expect(notebook.getByText('Sessão encerrada em outro aparelho.')).toBeVisible({ timeout: 5000 })
    await expect(page.getByRole('button', { name: 'PAUSAR' })).toBeVisible()
    await notebook.context().close()
  })

  test('is one record with every second once where both save it without a network', async ({
    page,
    app,
    signUp,
    browser,
    context,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/)
    const student = await signUp()
    const { userId, call } = await chooseSubjects(page, app.url, SUBJECTS)
    await page.goto(STUDY)
    const notebook = await another(browser, app, student)
    await notebook.waitForTimeout(2000)
    await chooseSubject(page)
    await start(page)
    await expect(notebook.getByRole('button', { name: 'PAUSAR' })).toBeVisible({ timeout: 3000 })
    await page.waitForTimeout(3000)
    await context.setOffline(true)
    await notebook.context().setOffline(true)
    const end = async (device: Page) => {
      await device.getByRole('button', { name: 'PARAR' }).click()
      const seconds = await shown(device)
      await dialog(device, 'Resumo do estudo').getByRole('radio', { name: 'Não' }).click({ force: true })
      await save(device).click()
      await expect(device.getByText('Pronto para começar')).toBeVisible()
      return seconds
    }
    const first = await end(page)
    await notebook.getByRole('button', { name: 'PAUSAR' }).click()
    await notebook.waitForTimeout(2000)
    await notebook.getByRole('button', { name: 'CONTINUAR' }).click()
    await notebook.keyboard.press('Escape')
    await notebook.waitForTimeout(3000)
    const second = await end(notebook)
    expect(second).toBeGreaterThan(first + 2)
    await context.setOffline(false)
    await notebook.context().setOffline(false)
    const times = async () => {
      const records = (await call(`GET /user-study-records/user/${userId}`)) as { study_time: number }[]
      return records.map(({ study_time }) => Math.abs(study_time - second) <= 1)
    }
    await expect.poll(times, { timeout: 60_000 }).toEqual([true])
    await notebook.context().close()
  })

  test('is the same on a device whose clock is three hours wrong, and after a server that was killed', async ({
    page,
    app,
    signUp,
    browser,
    allowErrors,
  }) => {
    allowErrors(/ERR_|Failed to load resource/)
    const student = await signUp()
    await chooseSubjects(page, app.url, SUBJECTS)
    await page.goto(STUDY)
    const notebook = await another(browser, app, student, 3 * 3_600_000)
    await notebook.waitForTimeout(2000)
    await chooseSubject(page)
    await start(page)
    await expect(notebook.getByRole('button', { name: 'PAUSAR' })).toBeVisible({ timeout: 5000 })
    expect(Math.abs((await shown(page)) - (await shown(notebook)))).toBeLessThanOrEqual(1)
    await app.kill()
    await page.waitForTimeout(2000)
    await notebook.getByRole('button', { name: 'PAUSAR' }).click()
    await page.waitForTimeout(3000)
    await app.start()
    await expect(page.getByRole('button', { name: 'CONTINUAR' })).toBeVisible({ timeout: 60_000 })
    expect(Math.abs((await shown(page)) - (await shown(notebook)))).toBeLessThanOrEqual(1)
    await notebook.context().close()
  })
  test('is seen within seconds on one behind a proxy that holds the stream back, and told from it at once', async ({
    page,
    app,
    signUp,
    browser,
  }) => {
    const student = await signUp()
    await chooseSubjects(page, app.url, SUBJECTS)
    await page.goto(STUDY)
    const library = await (await browser.newContext({ baseURL: app.url, locale: 'pt-BR' })).newPage()
    await library.route('**/stream?*', () => undefined)
    await signIn(library, student)
    await expect(library).toHaveURL(/\/area-do-aluno$/)
    await library.goto(STUDY)
    await expect(library.getByText('Pronto para começar')).toBeVisible()
    // The device has given the stream up by then.
    await library.waitForTimeout(22_000)
    await chooseSubject(page)
    await start(page)
    await expect(library.getByRole('button', { name: 'PAUSAR' })).toBeVisible({ timeout: 12_000 })
    await library.getByRole('button', { name: 'PAUSAR' }).click()
    await expect(page.getByRole('button', { name: 'CONTINUAR' })).toBeVisible({ timeout: 3000 })
    await library.context().close()
  })

  test('is as the others left it after minutes in which the page was frozen', async ({
    page,
    app,
    signUp,
    browser,
  }) => {
    const student = await signUp()
    await chooseSubjects(page, app.url, SUBJECTS)
    await page.goto(STUDY)
    const phone = await another(browser, app, student)
    await expect(phone.getByText('Pronto para começar')).toBeVisible()
    await chooseSubject(page)
    await start(page)
    await expect(phone.getByRole('button', { name: 'PAUSAR' })).toBeVisible()
    const frozen = await phone.context().newCDPSession(phone)
    await frozen.send('Page.setWebLifecycleState', { state: 'frozen' })
    await page.waitForTimeout(FROZEN_MS / 2)
    await page.getByRole('button', { name: 'PAUSAR' }).click()
    await page.waitForTimeout(FROZEN_MS / 2)
    await frozen.send('Page.setWebLifecycleState', { state: 'active' })
    await expect(phone.getByRole('button', { name: 'CONTINUAR' })).toBeVisible({ timeout: 5000 })
    expect(await shown(phone)).toBe(await shown(page))

    await phone.getByRole('button', { name: 'CONTINUAR' }).click()
    await expect(page.getByRole('button', { name: 'PAUSAR' })).toBeVisible({ timeout: 3000 })
    await frozen.send('Page.setWebLifecycleState', { state: 'frozen' })
    await page.waitForTimeout(AWHILE_MS)
    await frozen.send('Page.setWebLifecycleState', { state: 'active' })
    await expect
      .poll(async () => Math.abs((await shown(phone)) - (await shown(page))), { timeout: 5000 })
      .toBeLessThan(2)
    await frozen.send('Page.setWebLifecycleState', { state: 'frozen' })
    await page.getByRole('button', { name: 'PARAR' }).click()
    await dialog(page, 'Resumo do estudo').getByRole('radio', { name: 'Não' }).click({ force: true })
    await save(page).click()
    await page.waitForTimeout(AWHILE_MS)
    await frozen.send('Page.setWebLifecycleState', { state: 'active' })
    await expect(phone.getByText('Pronto para começar')).toBeVisible({ timeout: 5000 })
    await phone.context().close()
  })
})
