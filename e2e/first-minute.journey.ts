import type { Locator } from '@playwright/test'
import { chooseSubjects } from '../harness/journey/student.ts'
import { expect, test } from '../harness/journey/test.ts'

const MOST_TAPS = 8
const MINUTE_MS = 60_000
/** Between two keys, of somebody who types on a phone. */
const KEY_MS = 120

test(
  'from the home to the first running second somebody who knows the exam needs eight taps and a minute at most',
  {
    tag: '@long',
  },
  async ({ page }, testInfo) => {
    await page.setViewportSize({ width: 360, height: 740 })
    let taps = 0
    const tap = (target: Locator) => {
      taps += 1
      return target.click()
    }
    const type = (text: string) => page.keyboard.type(text, { delay: KEY_MS })
    await page.goto('/')
    const begun = Date.now()

    await tap(page.getByRole('button', { name: 'Comece Agora - É Grátis!' }))
    // The keyboard's own keys lead from field to field and send the form.
    await expect(page.getByLabel('Nome completo')).toBeFocused()
    await type('Ana Souza')
    await page.keyboard.press('Tab')
    await type(`ana${begun}@example.com`)
    await page.keyboard.press('Tab')
    await type('segredo2026')
    await page.keyboard.press('Enter')

    await tap(page.getByPlaceholder('Pesquise a carreira...'))
    await type('PF')
    await tap(page.getByRole('button', { name: 'Polícia Federal', exact: true }))
    await tap(page.getByRole('button', { name: 'Avançar', exact: true }))
    await tap(page.getByRole('button', { name: 'Adicionar todas' }))
    await tap(page.getByRole('button', { name: 'Salvar e Avançar' }))
    await tap(page.getByRole('button', { name: 'INICIAR' }))
    await expect(page.getByRole('timer').first()).not.toHaveText('00:00')

    const took = Date.now() - begun
    testInfo.annotations.push({
      type: 'first minute',
      description: `${taps} taps, ${Math.round(took / 1000)} s`,
    })
    expect(taps).toBeLessThanOrEqual(MOST_TAPS)
    expect(took).toBeLessThan(MINUTE_MS)
  },
)

test('a student who finds the exam in the catalogue has career, subjects and the first step without another question', {
  tag: '@long',
}, async ({ page, signUp, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  await page.goto('/carreiras')
  await page.getByRole('button', { name: 'Já tenho o edital' }).click()
  const dialog = page.getByRole('dialog', { name: 'Qual é o seu concurso?' })
  await dialog.getByRole('searchbox').fill('tcu')
  await axe()
  const federalAuditor = 'Tribunal de Contas da União (TCU), Auditor Federal de Controle Externo'
  await dialog.getByRole('button', { name: `Usar este edital: ${federalAuditor}, 2021`, exact: true }).click()
  await expect(page.getByText(/^Edital em uso: .+ As matérias dele já estão entre as suas\.$/)).toBeVisible()
  await expect(page.getByText('Carreira: Tribunais de Contas')).toBeVisible()
  const now = page.getByRole('region', { name: 'Hoje', exact: true })
  await expect(now).toContainText('em provas parecidas nada vale mais que')
  await now.getByRole('button', { name: 'Começar', exact: true }).click()
  await expect(page.getByRole('timer').first()).toHaveText(/00:0[1-9]/)

  await page.goto('/area-do-aluno/materias')
  await expect(
    page.getByRole('heading', { name: 'Do edital: Tribunal de Contas da União (TCU)' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Todas adicionadas' })).toBeVisible()
})

test('a student who finds no exam in the catalogue brings its text, and has career, subjects and a first step', {
  tag: '@long',
}, async ({ page, signUp, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp()
  await page.goto('/carreiras')
  await page.getByRole('button', { name: 'Já tenho o edital' }).click()
  const dialog = page.getByRole('dialog', { name: 'Qual é o seu concurso?' })
  await dialog.getByRole('searchbox').fill('lagoa alta')
  await axe()
  await dialog.getByRole('link', { name: 'Colar o texto ou abrir o PDF' }).click()
  await expect(page.getByRole('heading', { name: 'Qual é o seu concurso?', level: 1 })).toBeVisible()
  await axe()
  await page
    .getByLabel('Texto do edital')
    .fill('LÍNGUA PORTUGUESA: 1. Crase. 2. Regência. DIREITO PENAL: 1. Dolo.')
  await page.getByRole('button', { name: 'Ler o edital' }).click()
  await page.getByLabel('Órgão ou concurso').fill('Tribunal de Justiça de São Paulo')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await axe()
  await page.getByRole('button', { name: 'Usar este edital' }).click()
  await expect(page.getByText(/^Carreira: Tribuna/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Hoje', exact: true })).toContainText('Crase')
})

test('from the home of the area the next subject of today runs in two taps', { tag: '@long' }, async ({
  page,
  app,
  signUp,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signUp()
  const { userId, call, subjects } = await chooseSubjects(page, app.url, ['Auditoria', 'Direito Penal'])
  const week = Array.from({ length: 7 }, () => ({ subjects: subjects.map(({ id }) => ({ subject_id: id })) }))
  await call('POST /schedule', { user_id: userId, weeklyPlan: week })
  await page.goto('/area-do-aluno')
  const now = page.getByRole('region', { name: 'Hoje', exact: true })
  await expect(now).toContainText(/Auditoria ?Do seu cronograma de hoje/)
  await expect(now).toContainText('0 de 2 hoje')
  const start = now.getByRole('button', { name: 'Começar', exact: true })
  await expect(start).toBeInViewport({ ratio: 1 })
  await start.click()
  await expect(page.getByRole('dialog', { name: 'Modo foco' })).toContainText('Auditoria')
  await expect(page.getByRole('timer').first()).toHaveText(/00:0[1-9]/)
})
