import type { Page } from '@playwright/test'
import { keepServerClock, type ServerClock } from '../harness/journey/server-clock.ts'
import {
  chooseSubject,
  clock,
  dialog,
  openStudyPage,
  STUDY,
  save,
  start,
  todayAt,
} from '../harness/journey/study-page.ts'
import { expect, test } from '../harness/journey/test.ts'

test.beforeEach(({ allowErrors }) => allowErrors(/ERR_FAILED/))

const HOURS = 3_600_000
const QUESTION = 'O relógio deste aparelho deu um salto'

const said = async (page: Page) => (await clock(page).textContent()) ?? ''

/** Sets the device's clock, which the page's own does not follow: the same as a sleep so long. */
async function leap(page: Page, hours: number): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(now + hours * HOURS)
}

const sentAgo = (page: Page) => page.waitForResponse('**/healthz')

/** Ten minutes into a session, its clock compared with the server's. */
async function studying(
  page: Page,
  ...[app, signUp]: [Parameters<typeof openStudyPage>[1], Parameters<typeof openStudyPage>[2]]
) {
  const server = await keepServerClock(page.context())
  await page.clock.install({ time: todayAt('08:00') })
  const desk = await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  const compared = sentAgo(page)
  await start(page)
  await compared
  await page.clock.fastForward('10:00')
  await expect(clock(page)).toHaveText(/^10:[0-3]\d$/)
  return { ...desk, server }
}

async function setAhead(page: Page, server: ServerClock): Promise<void> {
  server.behind = 2 * HOURS
  await leap(page, 2)
}

test('a clock set two hours ahead adds nothing', { tag: '@long' }, async ({ page, app, signUp }) => {
  const { records, server } = await studying(page, app, signUp)
  const compared = sentAgo(page)
  await setAhead(page, server)
  await page.clock.runFor(2000)
  await compared
  await page.clock.runFor(8000)
  expect(await said(page)).toMatch(/^10:[0-5]\d$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'PAUSAR' })).toBeVisible()
  await expect(clock(page)).toHaveText(/^1[01]:\d\d$/)
  await expect(dialog(page, QUESTION)).toHaveCount(0)
  await page.getByRole('button', { name: 'PARAR' }).click()
  await page.getByText('Não', { exact: true }).click()
  await save(page).click()
  await expect(clock(page)).toHaveText('00:00')
  await expect
    .poll(async () => (await records()).map(({ study_time }) => Math.floor(study_time / 120)))
    .toEqual([5])
})

test('a clock set ahead while no page was open adds nothing either', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  context,
}) => {
  const { server } = await studying(page, app, signUp)
  await page.close()
  server.behind = 2 * HOURS
  const later = await context.newPage()
  await later.clock.install({ time: new Date(todayAt('08:11').getTime() + 2 * HOURS) })
  await later.goto(STUDY)
  await expect(clock(later)).toHaveText(/^1[12]:\d\d$/)
})

test('a computer that sleeps for an hour adds it, though its own clock stood still', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await studying(page, app, signUp)
  await leap(page, 1)
  await page.clock.runFor(2000)
  await expect(clock(page)).toHaveText(/^01:10:\d\d$/)
  await expect(dialog(page, QUESTION)).toHaveCount(0)
})

for (const { answer, shows, minutes } of [
  { answer: 'Sim, contar', shows: /^02:10:\d\d$/, minutes: 130 },
  { answer: 'Não, descontar', shows: /^10:[0-5]\d$/, minutes: 10 },
]) {
  test(`where the server cannot be asked the student is: ${answer}`, { tag: '@long' }, async ({
    page,
    app,
    signUp,
    axe,
  }) => {
    const { records, server } = await studying(page, app, signUp)
    server.isAway = true
    await leap(page, 2)
    await page.clock.runFor(8000)
    const question = dialog(page, QUESTION)
    await expect(question).toContainText('o relógio avançou 2h')
    await expect(question.getByRole('button', { name: 'Sim, contar' })).toContainText(/2h 10min \d+s/)
    await expect(question.getByRole('button', { name: 'Não, descontar' })).toContainText(/10min \d+s/)
    await axe()
    await page.reload()
    await page.clock.runFor(8000)
    await question.getByRole('button', { name: answer }).click()
    await expect(question).toHaveCount(0)
    await expect(clock(page)).toHaveText(shows)
    await page.getByRole('button', { name: 'PARAR' }).click()
    await page.getByText('Não', { exact: true }).click()
    await save(page).click()
    await expect(clock(page)).toHaveText('00:00')
    await expect
      .poll(async () => (await records()).map(({ study_time }) => Math.floor(study_time / 60)))
      .toEqual([minutes])
  })
}

test('a phone that sleeps again and again without a network is asked about once in a session', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  const { server } = await studying(page, app, signUp)
  server.isAway = true
  for (const shows of [/^01:10:\d\d$/, /^02:1\d:\d\d$/, /^03:1\d:\d\d$/]) {
    await leap(page, 1)
    await page.clock.runFor(8000)
    if (shows.source.startsWith('^01'))
      await dialog(page, QUESTION).getByRole('button', { name: 'Sim, contar' }).click()
    await expect(dialog(page, QUESTION)).toHaveCount(0)
    await expect(clock(page)).toHaveText(shows)
  }
})

test('a session that is stopped before the leap is known waits for that with its summary', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  const { server } = await studying(page, app, signUp)
  server.isAway = true
  await leap(page, 2)
  await page.getByRole('button', { name: 'PARAR' }).click()
  await page.clock.runFor(8000)
  await expect(dialog(page, QUESTION)).toBeVisible()
  await expect(dialog(page, 'Resumo do estudo')).toHaveCount(0)
  server.behind = 2 * HOURS
  server.isAway = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(dialog(page, QUESTION)).toHaveCount(0)
  await expect(dialog(page, 'Resumo do estudo')).toContainText(/10min/)
})
