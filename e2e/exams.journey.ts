import type { Page } from '@playwright/test'
import { dayOfFeed, type ExamFeed, listing, openExamFeed } from '../harness/exam-feed.ts'
import { holdAnswers } from '../harness/journey/delayed-answers.ts'
import { startApp } from '../harness/journey/server.ts'
import { chooseSubjects } from '../harness/journey/student.ts'
import { test as base, expect } from '../harness/journey/test.ts'
import { addDays, formatDay, today } from '../src/shared/calendar.ts'

const ZONE = 'America/Sao_Paulo'
const PATH = '/area-do-aluno/concursos'

/** The app with a source of open exams. */
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
test('a student sees open exams, most urgent first, with their links', { tag: '@long' }, async ({
  page,
  app,
  signUp,
  axe,
  axeInLightAndDark,
}) => {
  await signUp()
  await settle(page, app.url)
  const answer = await holdAnswers(page, '**/api/api/exams')
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
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.getByRole('searchbox', { name: 'Pesquise o concurso...' }).fill('ibge')
  await expect(page).toHaveURL(/\?busca=ibge$/)
  await page.goto(`${PATH}?busca=SAO+PAULO&situacao=closing`)
  await expect(exams(page).getByRole('heading')).toHaveText([/Ribeirão/])
})

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
