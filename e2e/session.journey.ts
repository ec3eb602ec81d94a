import type { Page } from '@playwright/test'
import { holdAnswers } from '../harness/journey/delayed-answers.ts'
import { signIn } from '../harness/journey/sign-in.ts'
import { choose } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'
import { untilQuiet } from '../harness/journey/until-quiet.ts'

const AREA = '/area-do-aluno'
const ENDED = 'Sua sessão terminou. Entre novamente.'
/** Parts of a page that is on its way out may say the same. */
const endedNotice = (page: Page) => page.getByRole('status').filter({ hasText: ENDED })
const greeting = (page: Page, name: string) => page.getByText(`Olá, ${name}`).filter({ visible: true })

test.beforeEach(async ({ page, app, signUp }) => {
  await signUp()
  await choose(page, app.url, { subjects: true })
  await page.goto(AREA)
  await expect(greeting(page, 'Ana')).toBeVisible()
})

test('a session outlives a reload, and its token is renewed in time', { tag: '@long' }, async ({ page }) => {
  await page.reload()
  await expect(greeting(page, 'Ana')).toBeVisible()
  await page.clock.install()
  await page.reload()
  await expect(greeting(page, 'Ana')).toBeVisible()
  const renewed = page.waitForResponse('**/api/auth/token')
  await page.clock.fastForward('14:00')
  await page.getByRole('link', { name: 'Suporte ao Usuário' }).click()
  expect((await renewed).status()).toBe(200)
  await expect(page).toHaveURL(/\/suporte$/)
})

/** A tab asks ahead for other screens; calls under way when the student leaves are refused. */
const CROSSING = /status of 401/

test('a session ends with "Sair", and Back shows nothing private', async ({ page, app, allowErrors }) => {
  allowErrors(CROSSING)
  await page.getByRole('link', { name: 'Suporte ao Usuário' }).click()
  const answer = await holdAnswers(page, '**/api/auth/sign-out')
  const leave = page.getByRole('button', { name: 'Sair' })
  await leave.click()
  await expect(leave).toHaveAttribute('aria-disabled', 'true')
  await leave.click({ force: true })
  answer.release()
  await expect(page).toHaveURL(/\/login$/)
  expect(answer.count()).toBe(1)
  await page.goBack()
  await expect(page).toHaveURL(`${app.url}/`)
  await expect(page.getByText('Olá,')).toHaveCount(0)
  await page.goto(AREA, { waitUntil: 'commit' })
  await expect(page).toHaveURL(`${app.url}/`)
  await expect(page.getByText(ENDED)).toHaveCount(0)
})

test('a session ends in every tab at once', { tag: '@long' }, async ({ page, context, allowErrors }) => {
  allowErrors(CROSSING)
  const other = await context.newPage()
  await other.goto(AREA)
  await expect(greeting(other, 'Ana')).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(other).toHaveURL(/\/login$/)
  await expect(other.getByText('Olá,')).toHaveCount(0)
})

test('a session becomes another student’s in every tab when one signs in', { tag: '@long' }, async ({
  page,
  context,
  app,
  signUp,
  allowErrors,
}) => {
  allowErrors(/status of 401/)
  const bruno = await signUp('Bruno Lima')
  await choose(page, app.url, { subjects: true })
  await context.clearCookies()
  const other = await context.newPage()
  await signIn(other, bruno)
  await expect(greeting(other, 'Bruno')).toBeVisible()
  await expect(greeting(page, 'Bruno')).toBeVisible()
  await expect(page.getByText('Olá, Ana')).toHaveCount(0)
})

test('a session that the server has ended leads home with a notice: on the next page', {
  tag: '@long',
}, async ({ page, app, context, allowErrors }) => {
  allowErrors(/status of 401/)
  await page.clock.install()
  await page.reload()
  await expect(greeting(page, 'Ana')).toBeVisible()
  await context.clearCookies()
  // The time alone moves: a timer that fires would ask the server, and lead home before the tap.
  await page.clock.setSystemTime(Date.now() + 16 * 60_000)
  // The notice goes by itself: it is looked for from before it comes.
  await Promise.all([
    expect(endedNotice(page)).toBeVisible(),
    page.getByRole('link', { name: 'Suporte ao Usuário' }).click(),
  ])
  await expect(page).toHaveURL(`${app.url}/`)
})

test('a session that the server has ended leads home with a notice: after a reload', {
  tag: '@long',
}, async ({ page, app, context, allowErrors }) => {
  allowErrors(/status of 401/)
  await context.clearCookies()
  await page.reload({ waitUntil: 'commit' })
  await expect(endedNotice(page)).toBeVisible()
  await expect(page).toHaveURL(`${app.url}/`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Saiba o que estudar, de hoje até a posse' })).toBeVisible()
  await expect(page.getByText(ENDED)).toHaveCount(0)
})

test('a session that the server has ended leads home with a notice: when a call is refused', {
  tag: '@long',
}, async ({ page, app, context, allowErrors }) => {
  allowErrors(/status of 401/)
  // An answer still on its way would be fresh when the page is looked at again.
  await untilQuiet(page)
  await page.evaluate(() => localStorage.setItem('posse.kept', 'o que estava no aparelho'))
  await context.clearCookies()
  await page.route('**/api/api/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthorized', message: 'x' } }),
  )
  await page.clock.install()
  await page.clock.fastForward('01:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(endedNotice(page)).toBeVisible()
  await expect(page).toHaveURL(`${app.url}/`)
  expect(await page.evaluate(() => localStorage.getItem('posse.kept'))).toBe('o que estava no aparelho')
})

test('/login shows a student the open session, and offers to continue', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByText('Você já entrou como Ana Souza.')).toBeVisible()
  await page.getByRole('link', { name: 'Continuar para a área do aluno' }).click()
  await expect(greeting(page, 'Ana')).toBeVisible()
})
