import type { Page } from '@playwright/test'
import { holdAnswers } from '../harness/journey/delayed-answers.ts'
import { chooseSubjects } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

const PAGE = '/area-do-aluno/importar'
const ROWS = 4500
const BRING = 'Trazer 4.500 estudos'

/** Three slices of rows, ten a day. */
const TABLE = [
  'Data;Hora;Disciplina;Tempo;Questões;Acertos',
  ...Array.from({ length: ROWS }, (_, n) => {
    const day = new Date(Date.UTC(2025, 0, 1 + Math.floor(n / 10))).toISOString().slice(0, 10)
    return `${day};${8 + (n % 10)}:00;Língua Portuguesa;20min;10;7`
  }),
].join('\n')

async function choose(page: Page) {
  await page.goto(PAGE)
  const buffer = Buffer.from(TABLE)
  await page.getByLabel('Escolher arquivo').setInputFiles({ name: 'anos.csv', mimeType: 'text/csv', buffer })
}
const bring = (page: Page) => page.getByRole('button', { name: BRING })
const brought = (page: Page) => page.getByText('Seus estudos foram trazidos.')
const undo = (page: Page) => page.getByRole('button', { name: 'Desfazer anos.csv' })

interface Brought {
  imports: { records: number }[]
}

test.beforeEach(async ({ signUp }) => {
  await signUp('Ana Souza')
})

test('an import that the student cancels or the network breaks off leaves nothing half done', {
  tag: '@long',
}, async ({ page, app, allowErrors }) => {
  allowErrors(/net::ERR_|Failed to load resource/)
  const { userId, call } = await chooseSubjects(page, app.url, ['Língua Portuguesa'])
  const imports = async () => ((await call(`GET /imports/user/${userId}`)) as Brought).imports.length
  await choose(page)
  const second = await holdAnswers(page, '**/slices/2')
  await bring(page).click()
  await expect(page.getByText('Parte 2 de 3')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('Nada foi salvo.')).toBeVisible()
  second.release()
  await expect(bring(page)).toBeVisible()
  expect(await imports()).toBe(0)

  await page.route('**/slices/3', (route) => route.abort('connectionreset'))
  await bring(page).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(bring(page)).toBeVisible()
  await page.unroute('**/slices/3')
  expect(await imports()).toBe(0)

  // The server ends it, and its answer is lost.
  await page.route(/\/imports\/[^/]+$/, async (route) => {
    if (route.request().method() === 'PUT') await route.fetch()
    await route.abort('connectionreset')
  })
  await bring(page).click()
  await expect(page.getByText('A conexão caiu bem no fim')).toBeVisible()
  await page.unroute(/\/imports\/[^/]+$/)
  await page.reload()
  await expect(undo(page)).toBeVisible()
  await choose(page)
  await expect(page.getByText('Os 4.500 estudos deste arquivo já estão aqui.')).toBeVisible()
})

test('two taps and two devices bring a file once, and what one undoes the other sees undone', {
  tag: '@long',
}, async ({ page, context, app }) => {
  const { userId, call } = await chooseSubjects(page, app.url, ['Língua Portuguesa'])
  const sums = async () => {
    const { imports } = (await call(`GET /imports/user/${userId}`)) as Brought
    return imports.map(({ records }) => records).sort((a, b) => b - a)
  }
  await choose(page)
  await bring(page).dblclick()
  await expect(brought(page)).toBeVisible()
  expect(await sums()).toEqual([ROWS])
  await undo(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click()
  await expect(undo(page)).toBeHidden()

  const other = await context.newPage()
  for (const one of [page, other]) await choose(one)
  await Promise.all([page, other].map((one) => bring(one).click()))
  for (const one of [page, other]) await expect(brought(one)).toBeVisible()
  expect(await sums()).toEqual([ROWS, 0])

  for (const one of [page, other]) await one.goto(PAGE)
  for (const left of [2, 1]) {
    await expect(undo(page)).toHaveCount(left)
    await undo(page).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  }
  await other.goto('/area-do-aluno/historico-de-estudos')
  await expect(other.getByRole('link', { name: 'Trazer meus estudos' })).toBeVisible()
})
