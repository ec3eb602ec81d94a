import { answers, cards, HISTORY, HOUR, records, settle, shown } from '../harness/journey/history-page.ts'
import { expect, test } from '../harness/journey/test.ts'

test('a new student is told where to begin, and why there is no insight yet', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axe,
}) => {
  await signUp()
  await settle(page, app.url)
  await page.goto(HISTORY)
  await expect(page.getByRole('heading', { level: 1, name: 'Histórico de estudos' })).toBeVisible()
  await expect(page.getByText('Análise de Desempenho', { exact: true })).toBeVisible()
  await expect(page.getByText('Nenhum registro de estudo encontrado', { exact: true })).toBeVisible()
  const insight = page.getByRole('button', { name: 'Gerar Insight' })
  await expect(insight).toHaveAttribute('aria-disabled', 'true')
  await insight.focus()
  await expect(page.getByText('Você precisa criar registro de estudo antes!')).toBeVisible()
  await axe()
  await page.getByRole('link', { name: 'Estudar agora' }).click()
  await expect(page).toHaveURL(/\/area-do-aluno\/estudar$/)
})

test('a student sees bands at their exact edges, both orders, and one open card', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axeInLightAndDark,
}) => {
  await signUp()
  const { names, study } = await settle(page, app.url)
  await study(0, '2026-03-10T12:00:00Z', { study_time: HOUR, topic: 'Crase', ...answers(10, 7) })
  await study(1, '2026-03-10T12:00:00Z', { study_time: 4 * HOUR, ...answers(1000, 699) })
  await study(2, '2026-03-10T12:00:00Z', { study_time: 2 * HOUR, topic: 'Atos', ...answers(10, 5) })
  await study(2, '2026-03-10T12:00:00Z', { study_time: 300 })
  await study(3, '2026-03-10T12:00:00Z', { study_time: 3 * HOUR + 5, ...answers(4, 4) })
  await page.goto(HISTORY)

  await expect(shown(page, 'Tempo total de estudo')).toHaveText('10h 5min 5s')
  await expect(shown(page, 'Total de questões')).toHaveText('1.024')
  await expect(shown(page, 'Total de acertos')).toHaveText('715')
  await expect(page.getByText('69,8% das questões')).toBeVisible()
  await expect(cards(page)).toHaveText([
    new RegExp(`${names[1]}.*Desempenho razoável.*4h 0min 0s.*1\\.000.*69,9%`),
    new RegExp(`${names[3]}.*Ótimo desempenho.*3h 0min 5s.*4.*100,0%`),
    new RegExp(`${names[2]}.*Precisa melhorar.*2h 5min 0s.*10.*50,0%`),
    new RegExp(`${names[0]}.*Ótimo desempenho.*1h 0min 0s.*10.*70,0%`),
  ])

  await expect(page.getByTitle('Precisa melhorar')).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Porcentagem de Acertos')
  await expect(page).toHaveURL(/\?ordem=acertos$/)
  const byAccuracy = [3, 0, 1, 2].map((subject) => new RegExp(`^.${names[subject]}`))
  await expect(cards(page)).toHaveText(byAccuracy)

  const card = (subject: number) => cards(page).getByRole('button', { name: names[subject] ?? '' })
  await card(2).click()
  await expect(card(2)).toHaveAttribute('aria-expanded', 'true')
  const topics = page.getByRole('table', { name: /^Tópicos de/ })
  const rows = page.getByRole('table', { name: `Tópicos de ${names[2]}` }).getByRole('row')
  await expect(rows).toHaveText([
    'TópicoTempoCorretasIncorretasQuestõesAcertos',
    'Atos2h 0min 0s551050,0%',
    'Tópico não informado5min 0s0000,0%',
  ])
  await axeInLightAndDark()
  await card(0).click()
  await expect(card(2)).toHaveAttribute('aria-expanded', 'false')
  await expect(topics).toHaveCount(1)
  // The card above closes, and the pressed one stays under the pointer.
  await page.setViewportSize({ width: 1280, height: 360 })
  await card(2).scrollIntoViewIfNeeded()
  const before = await card(2).boundingBox()
  await card(2).click()
  await expect(card(0)).toHaveAttribute('aria-expanded', 'false')
  expect((await card(2).boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  await card(0).click()
  await page.setViewportSize({ width: 1280, height: 800 })

  // The address keeps the view: it can be shared, and the back button undoes step by step.
  await page.reload()
  await expect(card(0)).toHaveAttribute('aria-expanded', 'true')
  await expect(cards(page)).toHaveText(byAccuracy)
  await card(0).click()
  await expect(card(0)).toHaveAttribute('aria-expanded', 'false')
  await expect(topics).toHaveCount(0)
  for (let step = 0; step < 4; step++) await page.goBack()
  await expect(card(2)).toHaveAttribute('aria-expanded', 'true')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${HISTORY}$`))
  await expect(cards(page).first()).toHaveText(new RegExp(`^.${names[1]}`))
})

test('the page tells a student of reversed days and of a period without records', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axe,
}) => {
  await signUp()
  const { study } = await settle(page, app.url)
  await study(0, '2026-03-10T12:00:00Z', {})
  await page.goto(`${HISTORY}?de=2026-03-11&ate=2026-03-10`)
  await expect(page.getByText('A data final deve ser igual ou posterior à data inicial.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exportar CSV' })).toHaveAttribute('aria-disabled', 'true')
  // The device's calendar opens over the field; a day picked there is taken.
  const picker = page.locator('input[type="date"]').last()
  await page.getByRole('button', { name: 'Calendário do fim' }).click()
  await picker.fill('2026-03-13', { force: true })
  await expect(page.getByLabel('Data final')).toHaveValue('13/03/2026')
  await page.getByLabel('Data final').fill('31/02/2026')
  await expect(page.getByText('Este dia não existe.')).toBeVisible()
  await page.getByLabel('Data final').fill('12/03/2026')
  await expect(page.getByText('Nenhum registro neste período')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Limpar datas' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Gerar Insight' })).toBeVisible()
})

test('the history keeps the last numbers when the server does not answer, and tries again', {
  tag: '@long',
}, async ({ page, app, signUp, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  await signUp()
  const { study } = await settle(page, app.url)
  await study(0, '2026-03-10T12:00:00Z', {})
  await page.route('**/api/api/study-log/**', (route) => route.abort())
  await page.goto(HISTORY)
  await expect(page.getByText('Erro de conexão com o servidor.')).toBeVisible()
  await page.unroute('**/api/api/study-log/**')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(cards(page)).toHaveCount(1)
  await page.route('**/api/api/study-log/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Cronograma' }).click()
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Histórico de Estudo' }).click()
  await expect(page.getByText(/^Sem conexão\. Mostrando o que você tinha/)).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
})

test('the history fits a phone of 360 px, with topics as a list', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  const { names, study } = await settle(page, app.url)
  await study(0, '2026-03-10T12:00:00Z', {
    study_time: 100 * HOUR - 1,
    topic: 'Um tópico de nome muito longo, como os editais gostam de escrever',
    ...answers(12_345, 6000),
  })
  await page.goto(HISTORY)
  await cards(page).getByRole('button').click()
  const topics = page.getByRole('list', { name: `Tópicos de ${names[0]}` })
  await expect(topics).toContainText('Incorretas6.345')
  await axe()
  const order = page.getByRole('combobox', { name: 'Ordenar por' })
  await order.selectOption('Porcentagem de Acertos')
  const cut = () => order.evaluate((one) => one.scrollWidth - one.clientWidth)
  for (const wide of [641, 768, 1024, 360]) {
    await page.setViewportSize({ width: wide, height: 740 })
    await expect.poll(cut, `what is cut off of the order at ${wide} px`).toBe(0)
  }
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(360)
  await page.getByRole('link', { name: 'Registros por dia' }).click()
  await expect(records(page)).toHaveCount(1)
  expect(await width()).toBe(360)
  await axe()
})
