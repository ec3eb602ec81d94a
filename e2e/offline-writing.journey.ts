import type { Page } from '@playwright/test'
import { test, untilInstalled } from '../harness/journey/offline-test.ts'
import { box, PATH as SCHEDULE, todays } from '../harness/journey/planner.ts'
import {
  cards,
  changeMinutes,
  chooseSubject,
  clock,
  dialog,
  dialogsLoaded,
  enterMinutes,
  field,
  openStudyPage,
  STUDY,
  SUBJECTS,
  save,
  start,
} from '../harness/journey/study-page.ts'
import { expect } from '../harness/journey/test.ts'
import { FALSE_ANSWERS } from '../harness/network.ts'

const waiting = (page: Page) => page.getByText('Aguardando conexão')
async function remove(page: Page) {
  await cards(page)
    .first()
    .getByRole('button', { name: /^Deletar/ })
    .click()
  await dialog(page, 'Deletar Registro').getByRole('button', { name: 'Deletar' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

const minutesOf = (records: readonly { study_time: number }[]) =>
  records.map(({ study_time }) => Math.round(study_time / 60)).toSorted((a, b) => a - b)

test('a session studied, saved, changed and deleted without a network is sent once, when it is back', async ({
  page,
  app,
  network,
  signUp,
}) => {
  const { records } = await openStudyPage(page, app, signUp)
  await untilInstalled(page)
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0)
  await chooseSubject(page)
  await start(page)
  await expect(clock(page)).not.toHaveText('00:00')
  network.cut()
  await page.getByRole('button', { name: 'PARAR' }).click()
  await page.getByText('Sim', { exact: true }).click()
  await field(page, 'Total de questões').fill('10')
  await field(page, 'Questões incorretas').fill('3')
  await page.reload()
  await expect(field(page, 'Total de questões')).toHaveValue('10')
  await save(page).dblclick()
  await expect(waiting(page)).toHaveCount(1)
  await enterMinutes(page, 20)
  await expect(waiting(page)).toHaveCount(2)
  await page.reload()
  await expect(waiting(page)).toHaveCount(2)
  await changeMinutes(page, 45)
  await expect(cards(page).first()).toContainText('45min 0s')
  await enterMinutes(page, 30)
  await remove(page)
  await expect(cards(page)).toHaveCount(2)
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText('45min 0s')
  network.restore()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(waiting(page)).toHaveCount(0)
  await expect(cards(page)).toHaveCount(2)
  // The third is on its way still, and its deletion after it: each look must be whole.
  await expect
    .poll(records)
    .toMatchObject([{ study_time: 45 * 60 }, { questions_resolved: 10, correct_answers: 7 }])
})

test('a student’s answers in airplane mode are sent as given, and every lost answer is asked for again', {
  tag: '@long',
}, async ({ page, app, network, signUp }) => {
  const { records } = await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await dialogsLoaded(page)
  await page.context().setOffline(true)
  await enterMinutes(page, 5)
  await changeMinutes(page, 6)
  await remove(page)
  await expect(cards(page)).toHaveCount(0)
  await enterMinutes(page, 7)
  await changeMinutes(page, 8)
  const asked: string[] = []
  network.loseAnswers((method, path) => {
    const isWrite = method !== 'GET' && path.includes('/user-study-records')
    if (isWrite) asked.push(method)
    return isWrite && asked.length <= 2
  })
  await page.context().setOffline(false)
  await expect(waiting(page)).toHaveCount(0, { timeout: 20_000 })
  await expect(cards(page).first()).toContainText('8min 0s')
  const said = ['POST', 'POST', 'POST', 'PUT', 'DELETE', 'POST', 'PUT']
  await expect.poll(() => asked, { timeout: 20_000 }).toEqual(said)
  await expect.poll(async () => minutesOf(await records())).toEqual([8])

  asked.length = 0
  await enterMinutes(page, 9)
  await changeMinutes(page, 10)
  await enterMinutes(page, 11)
  await remove(page)
  await expect(waiting(page)).toHaveCount(0, { timeout: 20_000 })
  await expect.poll(async () => minutesOf(await records())).toEqual([8, 10])
})

test('a closed tab’s records are sent by the browser itself', { tag: '@long' }, async ({
  page,
  app,
  network,
  signUp,
  context,
}) => {
  const { records } = await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await untilInstalled(page)
  const devtools = await context.newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId } of registrations) registered.resolve(registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered.promise
  network.cut()
  await enterMinutes(page, 12)
  await expect(waiting(page)).toHaveCount(1)
  const other = await context.newPage()
  await other.goto('about:blank')
  const remaining = await context.newCDPSession(other)
  await remaining.send('ServiceWorker.enable')
  await page.close()
  network.restore()
  const zones: unknown[] = []
  network.loseAnswers((method, path, headers) => {
    if (method === 'POST' && path.includes('/user-study-records')) zones.push(headers['x-time-zone'])
    return false
  })
  const sync = { origin: app.url, registrationId, tag: 'posse-outbox', lastChance: false }
  await remaining.send('ServiceWorker.dispatchSyncEvent', sync)
  await expect.poll(async () => minutesOf(await records())).toEqual([12])
  expect(zones, 'no zone but the one that the server knows the student to have chosen').toEqual([undefined])
  await other.goto(STUDY)
  await expect(cards(other)).toHaveCount(1)
  await expect(waiting(other)).toHaveCount(0)
})

test('a write that a stranger answers is not saved: it waits, and is sent once', {
  tag: '@long',
}, async ({ page, app, network, signUp }) => {
  test.slow()
  const { records } = await openStudyPage(page, app, signUp)
  await chooseSubject(page)
  await untilInstalled(page)
  for (const [at, stranger] of FALSE_ANSWERS.entries()) {
    network.answerFalsely(stranger)
    await enterMinutes(page, at + 1)
    await expect(waiting(page), `while ${stranger.status} answers`).toHaveCount(1)
    await expect(page.getByText('Não enviados')).toHaveCount(0)
    network.restore()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(waiting(page)).toHaveCount(0)
  }
  expect(minutesOf(await records())).toEqual(FALSE_ANSWERS.map((_, at) => at + 1))
})

test('a tick without a network is shown at once, stays over a reload and is sent once', {
  tag: '@long',
}, async ({ page, app, network, signUp }) => {
  const { call, userId } = await openStudyPage(page, app, signUp)
  const { subject_ids } = (await call('GET /users/me')) as { subject_ids: number[] }
  const weeklyPlan = Array.from({ length: 7 }, () => ({
    subjects: subject_ids.map((subject_id) => ({ subject_id })),
  }))
  await call('POST /schedule', { user_id: userId, weeklyPlan })
  await page.goto(SCHEDULE)
  const [first, second] = [box(page, todays(), SUBJECTS[0]), box(page, todays(), SUBJECTS[1])]
  await expect(first).not.toBeChecked()
  await untilInstalled(page)
  await page.waitForTimeout(1000)
  network.cut()
  await first.check({ force: true })
  await second.check({ force: true })
  await second.uncheck({ force: true })
  // Some milliseconds after a tap it is on the disk.
  await page.waitForTimeout(1000)
  await page.reload()
  await expect(first).toBeChecked()
  await expect(second).not.toBeChecked()
  await expect(page.getByText(/^Sem conexão\. Mostrando/)).toBeVisible()
  network.restore()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText(/^Sem conexão\. Mostrando/)).toHaveCount(0)
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  await expect.poll(() => call(`GET /progress/${userId}?startDate=${day}&endDate=${day}`)).toHaveLength(1)
  await page.reload()
  await expect(first).toBeChecked()
  await expect(second).not.toBeChecked()
})
