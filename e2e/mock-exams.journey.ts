import type { Browser, Page } from '@playwright/test'
import type { App } from '../harness/journey/server.ts'
import { signIn } from '../harness/journey/sign-in.ts'
import { apiOf, choose } from '../harness/journey/student.ts'
import { expect, type Student, test } from '../harness/journey/test.ts'
import { pdfOf } from '../harness/pdf/make-pdf.ts'
import { addDays, today } from '../src/shared/calendar.ts'

const LIST = '/area-do-aluno/simulados'

const LETTERS = ['BDABEACDAE', 'CCAB*DEACE', 'ABCDEABCDE']
const pairs = (letters: string, first: number) =>
  [...letters].map((letter, i) => `${first + i} - ${letter === '*' ? 'Anulada' : letter}`).join(' ')

const KEY = `PREFEITURA DE LAGOA ALTA - EDITAL No 03/2025
Agente Administrativo
GABARITO 1
CONHECIMENTOS BÁSICOS
LÍNGUA PORTUGUESA
${pairs(LETTERS[0] ?? '', 1)}
RACIOCÍNIO LÓGICO
${pairs(LETTERS[1] ?? '', 11)}
CONHECIMENTOS ESPECÍFICOS
ATENDIMENTO
${pairs(LETTERS[2] ?? '', 21)}
`

const bubble = (page: Page, question: number, letter: string) =>
  page
    .getByRole('radiogroup', { name: `Questão ${question}`, exact: true })
    .getByRole('radio', { name: letter })

let student: Student

test.beforeEach(async ({ page, app, signUp }) => {
  student = await signUp('Ana Souza')
  await choose(page, app.url, { subjects: true })
})

/** Another device of the same student, on the same page. */
async function another(browser: Browser, app: App, url: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: app.url, locale: 'pt-BR' })).newPage()
  await signIn(page, student)
  await expect(page).toHaveURL(/\/area-do-aluno$/)
  await page.goto(url)
  return page
}

async function openSheet(page: Page, questions: number) {
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Corrigir uma prova' }).click()
  await page.getByText('Só a folha').click()
  await page.getByLabel('Quantas questões').fill(`${questions}`)
  await page.getByRole('button', { name: 'Abrir a folha' }).click()
}

test('a student corrects a paper by its key, on the sheet and by keys, and finds it in the sums', {
  tag: '@long',
}, async ({ page, axe }) => {
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Corrigir uma prova' }).click()
  await page.getByRole('textbox', { name: 'Gabarito' }).fill(KEY)
  await page.getByRole('button', { name: 'Ler gabarito' }).click()
  await expect(page.getByText('30 questões, 3 matérias, 1 anulada')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Usar este gabarito' }).click()

  await bubble(page, 1, 'B').click()
  await bubble(page, 2, 'A').click()
  await page.getByRole('button', { name: 'Questão 2: na dúvida' }).click()
  await expect(page.getByText('2 de 30 respondidas, 1 na dúvida')).toBeVisible()
  await page.keyboard.press('3')
  await bubble(page, 3, 'A').focus()
  await page.keyboard.type('AB')
  await expect(bubble(page, 4, 'B')).toHaveAttribute('aria-checked', 'true')
  await bubble(page, 2, 'A').click()
  await expect(bubble(page, 2, 'A')).toHaveAttribute('aria-checked', 'false')
  await page.reload()
  await expect(page.getByText('3 de 30 respondidas')).toBeVisible()
  await page.getByLabel('Regra').selectOption({ label: 'IADES: SES-GO (2026)' })
  await expect(page.getByText(/^Eliminado: 20 % em CONHECIMENTOS BÁSICOS, mínimo 50 %/)).toBeVisible()
  await axe()

  await page.getByLabel('Nome da prova').fill('Prova de 2025')
  await page.getByLabel('Tempo (minutos)').fill('60')
  await page.getByRole('button', { name: 'Salvar simulado' }).click()
  await expect(page.getByRole('link', { name: 'Prova de 2025' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Prova de 2025.*3 de 30/ })).toBeVisible()
  await axe()
})

test('a student without a key has the numbers, and the blank ones are the rest', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Corrigir uma prova' }).click()
  await page.getByText('Só os números').click()
  await page.getByLabel('Matéria').fill('Português')
  await page.getByLabel('Quantas questões').fill('10')
  await page.getByLabel('Certas').fill('6')
  await page.getByLabel('Erradas').fill('5')
  await page.getByRole('button', { name: 'Usar estes números' }).click()
  await expect(page.getByText('Certas e erradas não podem passar das questões.')).toBeVisible()
  await page.getByLabel('Erradas').fill('3')
  await expect(page.getByText('1 em branco')).toBeVisible()
  await page.getByRole('button', { name: 'Usar estes números' }).click()
  await expect(page.getByRole('row', { name: 'Português 6 3 1 6' })).toBeVisible()
})

test('a mark from just before the browser was killed is kept, with its clock running', {
  tag: '@long',
}, async ({ page }) => {
  await openSheet(page, 60)
  await page.getByRole('button', { name: 'Fazer com o tempo de prova' }).click()
  await page.getByLabel('Tempo de prova (minutos)').fill('240')
  await page.getByRole('button', { name: 'Começar' }).click()
  await expect(page.getByText(/^Faltam 0[34]:\d\d:\d\d$/)).toBeVisible()
  for (const question of [1, 2, 59]) {
    await bubble(page, question, 'D').click()
    await expect(bubble(page, question, 'D')).toHaveAttribute('aria-checked', 'true')
  }
  // The page goes at once, before anything was sent.
  const url = page.url()
  const after = await page.context().newPage()
  await page.close()
  await after.goto(url)
  await expect(after.getByText('3 de 60 respondidas')).toBeVisible()
  await expect(after.getByText(/^Faltam 03:\d\d:\d\d$/)).toBeVisible()
  await after.getByRole('button', { name: 'Esconder o tempo' }).click()
  await expect(after.getByText('Tempo escondido')).toBeVisible()
})

test('a paper that is filled and saved without a network counts when it is back, and its deletion is undone', {
  tag: '@long',
}, async ({ page, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await openSheet(page, 5)
  await expect(page.getByText('Tudo guardado.')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByLabel('Ou digite tudo em uma linha').fill('ABCDE')
  await page.getByRole('button', { name: 'Preencher' }).click()
  await page.getByRole('textbox', { name: 'Gabarito' }).fill('1 - A 2 - B 3 - C 4 - D 5 - A')
  await page.getByRole('button', { name: 'Ler gabarito' }).click()
  await page.getByRole('button', { name: 'Usar este gabarito' }).click()
  await page.getByLabel('Nome da prova').fill('No ônibus')
  await page.getByRole('button', { name: 'Salvar simulado' }).click()
  await expect(page.getByRole('row', { name: /No ônibus.*4 de 5/ })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Aguardando conexão')).toHaveCount(0)
  await page.reload()
  await page.getByRole('link', { name: 'No ônibus' }).click()
  await page.getByRole('button', { name: 'Excluir simulado' }).click()
  await expect(page.getByText('No ônibus: excluído')).toBeVisible()
  await expect(page.getByRole('row', { name: /No ônibus/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('row', { name: /No ônibus.*4 de 5/ })).toBeVisible()
})

test('one sheet on two devices keeps the newest mark of each question', { tag: '@long' }, async ({
  page,
  app,
  browser,
}) => {
  await openSheet(page, 10)
  await bubble(page, 1, 'A').click()
  await expect(page.getByText('Tudo guardado.')).toBeVisible()
  const phone = await another(browser, app, page.url())
  await expect(bubble(phone, 1, 'A')).toHaveAttribute('aria-checked', 'true')
  await bubble(phone, 2, 'B').click()
  await bubble(page, 3, 'C').click()
  await bubble(page, 1, 'D').click()
  for (const device of [page, phone]) {
    await expect(device.getByText('3 de 10 respondidas')).toBeVisible({ timeout: 30_000 })
    await expect(bubble(device, 1, 'D')).toHaveAttribute('aria-checked', 'true')
  }
  await phone.context().close()
})

test('a key is opened as a PDF, and a file that is none says what to do', { tag: '@long' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/)
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Corrigir uma prova' }).click()
  const file = page.locator('input[type=file]')
  const pdf = (buffer: Buffer) => ({ name: 'gabarito.pdf', mimeType: 'application/pdf', buffer })
  await file.setInputFiles(pdf(Buffer.from('%PDF-1.7 nada')))
  await expect(page.getByText(/o arquivo está danificado\. Baixe o gabarito de novo/)).toBeVisible()
  await file.setInputFiles(pdf(Buffer.from(await pdfOf(KEY.split('\n')))))
  await expect(page.getByText('30 questões, 3 matérias, 1 anulada')).toBeVisible()

  const read = async (text: string) => {
    await page.getByRole('textbox', { name: 'Gabarito' }).fill(text)
    await page.getByRole('button', { name: 'Ler gabarito' }).click()
  }
  await read('1 - A 2 - B 3 - C')
  await expect(
    page.getByText(/^Não encontrei um gabarito nesse texto: são pelo menos 5 respostas/),
  ).toBeVisible()
  await read(Array.from({ length: 301 }, (_, i) => `${i + 1} - A`).join(' '))
  await expect(page.getByRole('alert')).toHaveText(/tem 301 questões.*Cole só a parte da sua prova\.$/)
  await expect(page.getByRole('button', { name: 'Usar este gabarito' })).toBeDisabled()
})

test('the real exam of the target is one paper, from its preliminary key to the definitive one', {
  tag: '@long',
}, async ({ page, app }) => {
  const day = today(Date.now(), 'America/Sao_Paulo')
  const { userId, call } = await apiOf(page, app.url)
  const names = { body: 'Prefeitura de Lagoa Alta', position: 'Agente' }
  await call('POST /targets', { user_id: userId, ...names, exam_day: day })
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Corrigir a prova' }).click()
  await page.getByRole('textbox', { name: 'Gabarito' }).fill(KEY)
  await page.getByRole('button', { name: 'Ler gabarito' }).click()
  await page.getByRole('button', { name: 'Usar este gabarito' }).click()
  await bubble(page, 1, 'B').click()
  await bubble(page, 2, 'A').click()
  await page.getByLabel('Prazo para recurso').fill(addDays(day, 2).split('-').reverse().join('/'))
  await expect(page.getByText('Faltam 2 dias para recorrer.')).toBeVisible()
  await page.getByText('Saiu o gabarito definitivo?').click()
  await page.getByRole('textbox', { name: 'Gabarito' }).fill('Questão 2: alterada de D para A')
  await page.getByRole('button', { name: 'Ler gabarito' }).click()
  await expect(page.getByText('30 questões, 1 anulada')).toBeVisible()
  await page.getByRole('button', { name: 'Usar como definitivo' }).click()
  await expect(page.getByText('2: de D para A')).toHaveCount(1)
  await expect(page.getByText('O gabarito definitivo mudou sua nota em +1.')).toBeVisible()
  await page.getByLabel('Nota de corte, se você souber').fill('5')
  await expect(page.getByText('Faltaram 2 para a nota de corte.')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar simulado' }).click()
  await expect(page.getByRole('link', { name: 'Prefeitura de Lagoa Alta · Agente' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Corrigir a prova' })).toHaveCount(0)
})

test('on a phone 120 questions need no sideways scrolling, in the dark as well', { tag: '@long' }, async ({
  page,
  axeInLightAndDark,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Corrigir uma prova' }).click()
  await page.getByText('Só a folha').click()
  await page.getByLabel('Quantas questões').fill('120')
  await page.getByRole('button', { name: 'Abrir a folha' }).click()
  await bubble(page, 120, 'E').click()
  await expect(page.getByText('1 de 120 respondidas')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expect(page.getByText('A nota aparece quando o gabarito chegar.')).toBeVisible()
  await axeInLightAndDark()
})
