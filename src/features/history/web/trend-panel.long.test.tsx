import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { show } from '../../../../harness/screen.tsx'
import { logged, logPageOf } from '../../../../harness/study-log.ts'
import type { LoggedRecord } from '../../records/log/rules.ts'
import { TrendPanel } from './trend-panel.tsx'

const answers = (correct_answers: number, incorrect_answers: number) => ({
  questions_resolved: correct_answers + incorrect_answers,
  correct_answers,
  incorrect_answers,
})

/** Six weeks, without study in the second and in those before the last. */
const PERIOD = { from: '2026-02-02', to: '2026-03-18' }
const WEEKS = [
  logged(3, { day: '2026-03-18', study_time: 7200, ...answers(30, 10) }),
  logged(2, { day: '2026-02-03', study_time: 3600, ...answers(10, 10) }),
]

const PHONE = 328

/** `width` in px is the page's room; the whole screen by default. */
function open(records: readonly LoggedRecord[], width?: number) {
  serve({ 'GET /api/api/study-log/ana': () => logPageOf(records) })
  show(
    <div style={{ width }}>
      <TrendPanel userId="ana" period={PERIOD} />
    </div>,
  )
}

it('a student reads the trend’s conclusion, and every bar in words', async () => {
  open(WEEKS)
  await expect
    .element(page.getByText(/Semana mais forte: 16 a 18 de março( de 2026)?, 2h 0min 0s\./))
    .toBeVisible()
  await expect
    .element(page.getByText(/^Acertos: 50,0% na primeira metade, 75,0% na segunda: 25 pontos a mais\./))
    .toBeVisible()
  await page.getByText('Tempo', { exact: true }).first().click()
  const chart = page.getByRole('application', { name: /^Tempo de estudo por semana/ })
  await expect.element(page.getByText('A linha é a média de quatro semanas.')).toBeVisible()
  await expect.element(page.getByText('0s, Média de quatro semanas: 15min 0s')).toBeInTheDocument()
  await chart.click()
  await page
    .getByRole('application')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
  await expect.element(page.getByText(/16 a 18 de março( de 2026)?: 2h 0min 0s/)).toBeInTheDocument()
})

it('accuracy comes first, and says which parts have no questions', async () => {
  open(WEEKS)
  await expect
    .element(page.getByRole('application', { name: /^Porcentagem de acertos por semana/ }))
    .toBeVisible()
  await page.getByText('Ver em tabela').click()
  const table = page.getByRole('table', { name: 'Evolução' })
  const textOf = (row: number) => () =>
    table.getByRole('row').elements()[row]?.textContent?.replace(/\s/g, ' ')
  await expect.poll(textOf(2)).toMatch(/sem questões$/)
  await expect.poll(textOf(7)).toMatch(/75,0%$/)
})

it('a phone shows the table whole, with nothing to swipe', async () => {
  open(
    WEEKS.map((record) => ({ ...record, study_time: 34_875, ...answers(60, 60) })),
    PHONE,
  )
  await page.getByText('Ver em tabela').click()
  await expect.element(page.getByText('02/02', { exact: true })).toBeVisible()
  const table = page.getByRole('group', { name: 'Evolução' }).element()
  expect(table.scrollWidth).toBe(table.clientWidth)
})

it('a period without time says so', async () => {
  open([logged(1, { day: '2026-03-01', study_time: 0 })])
  await expect.element(page.getByText('Nenhum tempo de estudo neste período.')).toBeVisible()
})
