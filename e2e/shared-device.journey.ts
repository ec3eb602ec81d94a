import type { Page } from '@playwright/test'
import { test, untilInstalled } from '../harness/journey/offline-test.ts'
import { signIn } from '../harness/journey/sign-in.ts'
import { apiOf } from '../harness/journey/student.ts'
import { chooseSubject, dialog, enterMinutes, openStudyPage, STUDY } from '../harness/journey/study-page.ts'
import { expect, type Student } from '../harness/journey/test.ts'

const cut = (method: string, path: string) => method !== 'GET' && path.includes('/user-study-records')
const waiting = (page: Page) => page.getByText('Aguardando conexão')

const deviceText = (page: Page) =>
  page.evaluate(async () => {
    const all = async (name: string) => {
      const { promise, resolve } = Promise.withResolvers<unknown>()
      const opening = indexedDB.open(name)
      opening.onsuccess = () => {
        const [store] = opening.result.objectStoreNames
        if (store === undefined) return resolve([])
        const reading = opening.result.transaction(store).objectStore(store).getAll()
        reading.onsuccess = () => resolve(reading.result)
      }
      return promise
    }
    const names = (await indexedDB.databases())
      .map(({ name = '' }) => name)
      .filter((name) => name !== 'posse-outbox')
    return JSON.stringify(await Promise.all(names.map(all)))
  })

test('two students on one device each see and send only their own records', { tag: '@long' }, async ({
  page,
  app,
  network,
  signUp,
  axe,
}) => {
  test.slow()
  let ana: Student | undefined
  await openStudyPage(page, app, async () => {
    ana = await signUp('Ana Souza')
  })
  await chooseSubject(page)
  await untilInstalled(page)
  await expect.poll(() => deviceText(page)).toContain('Ana Souza')
  network.cut(cut)
  await enterMinutes(page, 33)
  await expect(waiting(page)).toBeVisible()

  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  const question = dialog(page, 'Sair da conta?')
  await expect(question).toContainText('Há 1 registro que ainda não foi enviado')
  await axe()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(waiting(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await question.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => deviceText(page)).not.toContain('Ana Souza')

  network.restore()
  const bruno = await openStudyPage(page, app, () => signUp('Bruno Lima'))
  await expect(page.getByText('0 registro(s) hoje')).toBeVisible()
  await expect(page.getByText('33min')).toHaveCount(0)
  await expect.poll(() => deviceText(page)).toContain('Bruno Lima')
  expect(await deviceText(page)).not.toContain('Ana Souza')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  expect(await bruno.records()).toEqual([])
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)

  if (!ana) throw new Error('Ana was not signed up.')
  await signIn(page, ana)
  await expect(page.getByText('Olá, Ana').filter({ visible: true })).toBeVisible()
  await page.goto(STUDY)
  await expect(waiting(page)).toHaveCount(0)
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
  const { userId, call } = await apiOf(page, app.url)
  await expect
    .poll(() => call(`GET /user-study-records/user/${userId}`))
    .toMatchObject([{ study_time: 1980 }])
})

test('a student who signs out from the choice of a career reads what was not sent yet', {
  tag: '@long',
}, async ({ page, app, network, signUp }) => {
  await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  network.cut(cut)
  await enterMinutes(page, 33)
  await expect(waiting(page)).toBeVisible()
  await page.goto('/carreiras')
  await expect(page.getByText('Olá, Ana')).toBeVisible()
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  const question = dialog(page, 'Sair da conta?')
  await expect(question).toContainText('Há 1 registro que ainda não foi enviado')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page).toHaveURL(/\/carreiras$/)
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await question.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a student whose session ended signs in again, and waiting writes are sent', {
  tag: '@long',
}, async ({ page, app, network, signUp, context, allowErrors }) => {
  allowErrors(/401/)
  let ana: Student | undefined
  const { records } = await openStudyPage(page, app, async () => {
    ana = await signUp()
  })
  await chooseSubject(page)
  await untilInstalled(page)
  await page.waitForTimeout(1000)
  network.cut()
  await enterMinutes(page, 44)
  await expect(waiting(page)).toBeVisible()
  await context.clearCookies()
  await page.reload()
  await expect(waiting(page)).toBeVisible()
  network.restore()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Sua sessão terminou. Entre novamente.')).toBeVisible()
  if (!ana) throw new Error('Ana was not signed up.')
  await signIn(page, ana)
  await expect(page.getByText('Olá, Ana').filter({ visible: true })).toBeVisible()
  await expect.poll(async () => (await records()).map(({ study_time }) => study_time)).toEqual([2640])
})
