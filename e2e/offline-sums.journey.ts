import type { Page } from '@playwright/test'
import { storedLog, test, untilInstalled } from '../harness/journey/offline-test.ts'
import {
  cards,
  changeMinutes,
  chooseSubject,
  dialog,
  enterMinutes,
  openStudyPage,
  STUDY,
} from '../harness/journey/study-page.ts'
import { expect } from '../harness/journey/test.ts'

const HOME = '/area-do-aluno'

/** Checks every place with the seconds of today, for a student who studied nothing before. */
async function seeToday(page: Page, time: string): Promise<void> {
  await page.goto(HOME)
  for (const name of ['Totais', 'Esta semana', 'Dia a dia', 'Matérias estudadas'])
    await expect(page.getByRole('region', { name }).getByText(time).first(), name).toBeVisible()
  await page.goto(`${HOME}/historico-de-estudos`)
  await expect(page.getByRole('region', { name: 'Totais' })).toContainText(time)
  await expect(page.getByRole('region', { name: 'Evolução' })).toContainText(time)
  await expect(
    page.getByRole('region', { name: 'Desempenho por matéria' }).getByRole('listitem'),
  ).toContainText(time)
}

test('waiting records count in every sum of the home and the history, on the server’s last answer', {
  tag: '@long',
}, async ({ page, app, network, signUp }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { userId, call } = await openStudyPage(page, app, signUp)
  await call(`PUT /weekly-goal/${userId}`, { minutes: 600 })
  const goal = page.getByRole('region', { name: 'Meta da semana' })
  await untilInstalled(page)
  await chooseSubject(page)
  await enterMinutes(page, 20)
  await seeToday(page, '20min')
  await page.goto(STUDY)
  await changeMinutes(page, 40)
  await expect.poll(async () => (await storedLog(page)).map(({ study_time }) => study_time)).toEqual([2400])
  network.cut()
  await page.goto(STUDY)
  await chooseSubject(page)
  await enterMinutes(page, 30)
  await changeMinutes(page, 35)
  await seeToday(page, '1h 15min')
  await page.goto(HOME)
  await expect(goal).toContainText('1h 15minde 10h')
  await expect(goal).toContainText('Inclui 35min à espera de conexão.')
  await page.goto(STUDY)
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Deletar/ })
    .click()
  await dialog(page, 'Deletar Registro').getByRole('button', { name: 'Deletar' }).click()
  await expect(cards(page)).toHaveCount(1)
  await seeToday(page, '35min')
  network.restore()
  await page.goto(STUDY)
  await expect(page.getByText('Aguardando conexão')).toHaveCount(0)
  await seeToday(page, '35min')
  await page.goto(HOME)
  await expect(goal).toContainText('35minde 10h')
  await expect(goal).not.toContainText('à espera de conexão')
})
