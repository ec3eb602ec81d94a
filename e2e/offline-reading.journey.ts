import type { Page } from '@playwright/test'
import { test, untilInstalled, untilStored } from '../harness/journey/offline-test.ts'
import { box, day, entries, PATH as SCHEDULE, saveAndView } from '../harness/journey/planner.ts'
import type { App } from '../harness/journey/server.ts'
import { openStudyPage, STUDY, SUBJECTS } from '../harness/journey/study-page.ts'
import { expect } from '../harness/journey/test.ts'
import { FALSE_ANSWERS } from '../harness/network.ts'
import { OFFLINE_ANSWERS, OFFLINE_SCREENS, TRIBUNAL } from '../harness/offline-screens.ts'
import { documentOf } from '../src/features/syllabus/format/tree-document.ts'

const AREA = '/area-do-aluno'
const SHOWN = /Mostrando o que você tinha às \d\d:\d\d\.$/
const MARK = /^Sem conexão\. Mostrando o que você tinha às \d\d:\d\d\.$/

/** Makes a student with a record and an exam, on the study page. */
async function settle(page: Page, app: App, signUp: () => Promise<unknown>): Promise<void> {
  const { call, userId, study } = await openStudyPage(page, app, signUp)
  await study({ study_time: 1500, questions_resolved: 10, incorrect_answers: 2 })
  const subjects = [{ name: SUBJECTS[0], topics: [{ text: 'Crase' }] }]
  await call('POST /targets', {
    user_id: userId,
    body: TRIBUNAL,
    document: documentOf({ blocks: [{ name: '', subjects }] }),
  })
  await page.reload()
  await expect(page.getByText('1 registro(s) hoje')).toBeVisible()
}

/** The same, with every screen kept on the device. */
async function keepAll(page: Page, app: App, signUp: () => Promise<unknown>): Promise<void> {
  await settle(page, app, signUp)
  await untilInstalled(page)
  await untilStored(page, ...OFFLINE_ANSWERS)
}

test('after one visit every screen opens without a network, says from when it is, and suggests a week', {
  tag: '@long',
}, async ({ page, app, network, signUp, axe }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await keepAll(page, app, signUp)
  network.cut()
  for (const [path, sign] of OFFLINE_SCREENS) {
    await page.goto(AREA + path)
    await expect(page.getByText(sign).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('Algo deu errado')).toHaveCount(0)
    await expect(page.getByText('Erro de conexão com o servidor.')).toHaveCount(0)
    if (path !== '/suporte') await expect(page.getByText(MARK)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    if (path === '' || path === '/cronograma') await axe()
  }

  await page.goto(STUDY)
  await expect(page.getByText(MARK)).toBeVisible()
  network.restore()
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByText(MARK)).toHaveCount(0)

  network.cut()
  await page.goto(SCHEDULE)
  await page.getByRole('button', { name: 'Sugerir uma semana' }).click()
  await expect(page.getByText('12h por semana')).toBeVisible()
  await expect(
    page.getByText('Dividido pelo que provas como a sua costumam cobrar de cada matéria.'),
  ).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Ver a semana' }).click()
  await expect(page.getByText('Semana sugerida. Mude o que quiser e salve.')).toBeVisible()
  await expect(entries(day(page, 6))).not.toHaveCount(0)
  await expect(entries(day(page, 7))).toHaveCount(0)
  network.restore()
  await saveAndView(page)
  await expect(box(page, 6, SUBJECTS[0]).first()).toBeVisible()
})

test('a network that says nothing, or that a stranger answers for, does not keep the student waiting', {
  tag: '@long',
}, async ({ page, app, network, signUp }) => {
  test.slow()
  await keepAll(page, app, signUp)
  const menu = page.getByRole('navigation', { name: 'Área do aluno' })
  for (const [nth, stranger] of [undefined, ...FALSE_ANSWERS].entries()) {
    if (stranger) network.answerFalsely(stranger)
    else network.stall()
    await page.goto(STUDY)
    const what = `before what ${stranger?.status ?? 'nobody'} answers`
    await expect(page.getByText('1 registro(s) hoje'), what).toBeVisible({ timeout: 10_000 })
    // A gateway's error shows as trouble, not as a lost network.
    await expect(page.getByText(stranger?.status === 503 ? SHOWN : MARK), what).toBeVisible()
    await menu.getByRole('link', { name: 'Cronograma' }).click()
    await expect(page.getByText('Segunda-feira').filter({ visible: true }).first()).toBeVisible({
      timeout: 10_000,
    })
    // Each stranger meets one screen in eight, to save time: all together they meet every one.
    for (const [path, sign] of stranger ? OFFLINE_SCREENS.filter((_, at) => at % 8 === nth % 8) : []) {
      await page.goto(AREA + path)
      await expect(page.getByText(sign).filter({ visible: true }).first(), what + path).toBeVisible({
        timeout: 10_000,
      })
      await expect(page.getByText('Algo deu errado')).toHaveCount(0)
    }
    network.restore()
  }
  network.stall()
  await page.goto(`${AREA}/nada`, { timeout: 12_000 })
  await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible()
})

test('a disk that never answers keeps no screen waiting', { tag: '@long' }, async ({ page, app, signUp }) => {
  test.slow()
  await settle(page, app, signUp)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  for (const [path, sign] of OFFLINE_SCREENS) {
    await page.goto(AREA + path)
    await expect(page.getByText(sign).filter({ visible: true }).first(), path).toBeVisible({
      timeout: 10_000,
    })
    await expect(page.getByText('Algo deu errado')).toHaveCount(0)
  }
})
