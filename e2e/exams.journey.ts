import type { Page } from '@playwright/test'
import { dayOfFeed, type ExamFeed, entry, page as html, listing, openExamFeed } from '../harness/exam-feed.ts'
import { hold } from '../harness/journey/hold.ts'
import { type App, startApp } from '../harness/journey/server.ts'
import { chooseSubjects } from '../harness/journey/student.ts'
import { test as base, expect } from '../harness/journey/test.ts'
import { addDays, formatDay, timeOfDay, today } from '../src/shared/calendar.ts'

const ZONE = 'America/Sao_Paulo'
const PATH = '/area-do-aluno/concursos'
const FAILED = 'Não foi possível carregar os concursos no momento. Tente novamente mais tarde.'

/** The app with a source of open exams that a test can change. */
const test = base.extend<object, { feed: ExamFeed }>({
  feed: [
    async ({}, use) => {
      const feed = await openExamFeed(listing(dayOfFeed(today(new Date(), ZONE))))
      await use(feed)
      await feed.close()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ feed }, use) => {
      const app = await startApp({ EXAMS_FEED_URL: feed.url })
      await use(app)
      await app.remove()
    },
    { scope: 'worker' },
  ],
})

/** Chooses a career and a subject for the student who is signed in, without which the area is closed. */
const settle = (page: Page, url: string) => chooseSubjects(page, url, ['Atualidades'])

const exams = (page: Page) => page.getByRole('article')
const exam = (page: Page, title: string) => page.getByRole('article', { name: title })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Pesquise o concurso...' })

async function choose(page: Page, select: string, option: string) {
  await page.getByRole('combobox', { name: select }).selectOption(option)
}

/** Restarts the app with no page open, which would ask it for things meanwhile. */
async function restartApart(page: Page, app: App) {
  await page.goto('about:blank')
  await app.restart()
}

test('a student sees what is open, most urgent first, with the ways on', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axe,
  axeInLightAndDark,
}) => {
  await signUp()
  await settle(page, app.url)
  const answer = await hold(page, '**/api/api/exams')
  await page.goto(PATH)
  await expect(page.getByRole('heading', { level: 1, name: 'Concursos Abertos' })).toBeVisible()
  await expect(page.getByText('Carregando concursos...')).toBeVisible()
  await axe()
  answer.release()

  await expect(page.getByText('7 concursos')).toBeVisible()
  await expect(exams(page).getByRole('heading')).toHaveText([
    /PIAUÍ.*PMPI/,
    /SÃO PAULO.*Prefeitura de Ribeirão/,
    /TCESP/,
    /NACIONAL.*IBGE/,
    /Polícia Civil/,
    /Aragarças/,
    /São Geraldo/,
  ])
  const day = today(new Date(), ZONE)
  await expect(exam(page, 'PMPI')).toContainText('SituaçãoEncerra hoje')
  await expect(exam(page, 'Ribeirão')).toContainText(
    `Inscrição${formatDay(addDays(day, 3))}SituaçãoEncerra em 3 dias`,
  )
  await expect(exam(page, 'TCESP')).toContainText('Inscrições abertas')
  await expect(exam(page, 'Polícia Civil')).toContainText(`Abre em ${formatDay(addDays(day, 20))}`)
  await expect(exam(page, 'Polícia Civil')).toContainText('(Auxiliar de Perícia) Ensino Médio')
  await expect(exam(page, 'Aragarças')).toContainText('Inscrição não iniciada, segundo a fonte')
  await expect(exam(page, 'São Geraldo')).toContainText('Inscrições encerradas')

  const details = exam(page, 'IBGE').getByRole('link', { name: 'Ver mais detalhes' })
  await expect(details).toHaveAttribute('href', /^https:\/\/www\.noticias\.example\/noticias\/ibge/)
  await expect(details).toHaveAttribute('target', '_blank')
  await expect(details).toHaveAttribute('rel', /noopener/)
  await expect(details).toHaveAccessibleDescription(/IBGE/)
  const notice = exam(page, 'IBGE').getByRole('link', { name: 'Último edital atualizado' })
  await expect(notice).toHaveAttribute('href', /EDITAL%20N%C2%BA%2004/)
  await expect(exam(page, 'Ribeirão').getByRole('link')).toHaveCount(1)
  await expect(page.locator('main a:not([href^="http"])')).toHaveCount(0)

  await expect(page.getByRole('link', { name: 'noticias.example' })).toHaveAttribute(
    'href',
    'https://www.noticias.example',
  )
  await expect(page.getByText(`Lista de ${formatDay(day)}, `)).toBeVisible()
  await axeInLightAndDark()
})

test('a student searches by title or region without accents, filters, and finds it all again', {
  tag: '@long',
}, async ({ page, app, signUp }) => {
  await signUp()
  await settle(page, app.url)
  await page.goto(PATH)
  await field(page).fill('policia')
  await expect(exams(page)).toHaveCount(2)
  await field(page).fill('SAO PAULO')
  await expect(exams(page).getByRole('heading')).toHaveText([/Ribeirão/, /TCESP/])

  await choose(page, 'Situação', 'Encerrando em até 7 dias')
  await expect(exams(page).getByRole('heading')).toHaveText([/Ribeirão/])
  await expect(page).toHaveURL(/\?busca=SAO\+PAULO&situacao=closing$/)
  await page.reload()
  await expect(field(page)).toHaveValue('SAO PAULO')
  await expect(exams(page)).toHaveCount(1)

  await field(page).press('Escape')
  await choose(page, 'Região', 'MINAS GERAIS')
  await expect(page.getByText('Nenhum concurso encontrado', { exact: true })).toBeVisible()
  await expect(page.getByText('Tente ajustar os termos de pesquisa...', { exact: true })).toBeVisible()
  await choose(page, 'Situação', 'Inscrições encerradas')
  await expect(exams(page).getByRole('heading')).toHaveText([/São Geraldo/])
  await expect(page.getByText('1 concurso', { exact: true })).toBeVisible()

  await field(page).fill('não existe')
  await page.getByRole('button', { name: 'Limpar pesquisa e filtros' }).click()
  await expect(exams(page)).toHaveCount(7)
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))

  await field(page).fill('ibge')
  await expect(page).toHaveURL(/\?busca=ibge$/)
  await page.getByRole('link', { name: 'Estudar', exact: true }).click()
  await expect(page).toHaveURL(/estudar$/)
  await page.goBack()
  await expect(field(page)).toHaveValue('ibge')
  await page.getByRole('link', { name: 'Concursos', exact: true }).click()
  await expect(field(page)).toHaveValue('')
  await expect(exams(page)).toHaveCount(7)
})

test('the page shows the last good list with its date when the source breaks, and the new one afterwards', {
  tag: '@long',
}, async ({ page, app, feed, signUp, axe }) => {
  await signUp()
  await settle(page, app.url)
  const day = today(new Date(), ZONE)
  await page.goto(PATH)
  await expect(exams(page)).toHaveCount(7)
  const list = await page.getByText(/^Lista de /).textContent()

  feed.answer(html(200, '<!doctype html><title>Manutenção</title>'))
  await restartApart(page, app)
  await page.goto(PATH)
  await expect(page.getByText(/^Não conseguimos atualizar os concursos na fonte\./)).toContainText(
    String(list).replace('Lista de ', ''),
  )
  await expect(exams(page)).toHaveCount(7)
  await axe()

  feed.answer(listing([entry('Concurso novo', { periodo_inscricao: formatDay(day) }), null]))
  await restartApart(page, app)
  await page.goto(PATH)
  await expect(exams(page)).toHaveCount(1)
  await expect(page.getByText(/Não conseguimos atualizar/)).toBeHidden()
  await expect(
    page.getByText(`Lista de ${formatDay(day)}, ${timeOfDay(new Date(), ZONE).slice(0, 2)}`),
  ).toBeVisible()

  feed.answer(listing(dayOfFeed(day)))
  await restartApart(page, app)
})

test('the page says when the list cannot be loaded, and tries again', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  allowErrors,
  axe,
}) => {
  allowErrors(/ERR_FAILED/)
  await signUp()
  await settle(page, app.url)
  await page.route('**/api/api/exams', (route) => route.abort())
  await page.goto(PATH)
  await expect(page.getByText('Nenhum concurso encontrado', { exact: true })).toBeVisible()
  await expect(page.getByText(FAILED, { exact: true })).toBeVisible()
  await axe()
  await page.unroute('**/api/api/exams')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(exams(page)).toHaveCount(7)
})

test('the list fits a phone of 360 px', { tag: '@long' }, async ({ page, app, signUp, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  await settle(page, app.url)
  await page.goto(PATH)
  await expect(exams(page)).toHaveCount(7)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await axe()
})

test('a student finds an exam in a list of hundreds', { tag: '@long' }, async ({
  page,
  app,
  feed,
  signUp,
}) => {
  const many = Array.from({ length: 400 }, (_, index) => entry(`Prefeitura nº ${index}`))
  feed.answer(listing(many))
  await app.restart()
  await signUp()
  await settle(page, app.url)
  await page.goto(PATH)
  await expect(page.getByText('400 concursos')).toBeVisible()
  await expect(exams(page)).toHaveCount(400)
  await field(page).pressSequentially('nº 399')
  await expect(exams(page)).toHaveCount(1)
  feed.answer(listing(dayOfFeed(today(new Date(), ZONE))))
  await restartApart(page, app)
})

base(
  'without a source a student reads that there is no list now',
  { tag: '@long' },
  async ({ page, app, signUp, axe }) => {
    await signUp()
    await settle(page, app.url)
    await page.goto(PATH)
    await expect(page.getByText('Nenhum concurso encontrado', { exact: true })).toBeVisible()
    await expect(page.getByText(FAILED, { exact: true })).toBeVisible()
    await axe()
  },
)

test('an open exam becomes the target in one tap, once', { tag: '@long' }, async ({ page, app, signUp }) => {
  await signUp()
  await settle(page, app.url)
  for (const said of ['Concurso-alvo criado.', 'Este concurso está na frente agora.']) {
    await page.goto(PATH)
    await page.getByRole('button', { name: /^Definir como meu concurso: PMPI/ }).click()
    await expect(page.getByText(said)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Abrir a página do edital' })).toBeVisible()
    await expect(
      page.getByRole('combobox', { name: 'Concurso', exact: true }),
      'there is one alone',
    ).toHaveCount(0)
  }
})
