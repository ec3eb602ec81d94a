import type { Page } from '@playwright/test'
import { choose } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

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

test.beforeEach(async ({ page, app, signUp }) => {
  await signUp('Ana Souza')
  await choose(page, app.url, { subjects: true })
})

test('a student corrects a paper by its key, on the sheet and by keys, and finds it in the sums', async ({
  page,
  axe,
}) => {
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Corrigir uma prova' }).click()
  await page.getByLabel('Gabarito', { exact: true }).fill(KEY)
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

test('a student without a key has the numbers, and the blank ones are the rest', async ({ page }) => {
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
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/phone.png` })
})
