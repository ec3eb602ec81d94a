import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../harness/screen.tsx'
import { queryClient } from '../../../web/api/queries.ts'
import type { Trend } from '../contract.ts'
import { trendOf } from './queries.ts'
import { TrendPanel } from './trend-panel.tsx'

const WEEKS: Trend = {
  step: 'week',
  parts: [
    { from: '2026-03-02', to: '2026-03-08', study_time: 3600, questions: 20, correct: 10, incorrect: 10 },
    { from: '2026-03-09', to: '2026-03-15', study_time: 0, questions: 0, correct: 0, incorrect: 0 },
    { from: '2026-03-16', to: '2026-03-18', study_time: 7200, questions: 40, correct: 30, incorrect: 10 },
  ],
}

/** A phone of 360 px without its margins. */
const PHONE = 328

/** `width` in px is what a page has room for: the whole screen's unless it is told. */
function open(trend: Trend, width?: number) {
  show(
    <div style={{ width }}>
      <TrendPanel userId="ana" period={{}} />
    </div>,
  )
  queryClient.setQueryData(trendOf('ana', {}).queryKey, trend)
}

it('the trend says its conclusion, and every bar in words', async () => {
  open(WEEKS)
  await expect
    .element(page.getByText(/^Mais tempo: 16\/03\/2026\sa 18\/03\/2026, 2h 0min 0s\./))
    .toBeVisible()
  await expect.element(page.getByText(/Acertos: 50,0% na primeira metade, 75,0% na segunda\./)).toBeVisible()
  const chart = page.getByRole('application', { name: /^Tempo de estudo por semana/ })
  await chart.click()
  await page
    .getByRole('application')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
  await expect.element(page.getByText('16/03/2026 a 18/03/2026: 2h 0min 0s')).toBeInTheDocument()
})

it('accuracy is one tap away, and where nothing was asked it says so', async () => {
  open(WEEKS)
  await page.getByText('Acertos', { exact: true }).first().click()
  await expect
    .element(page.getByRole('application', { name: /^Porcentagem de acertos por semana/ }))
    .toBeVisible()
  await page.getByText('Ver em tabela').click()
  const table = page.getByRole('table', { name: 'Evolução' })
  const textOf = (row: number) => () =>
    table.getByRole('row').elements()[row]?.textContent?.replace(/\s/g, ' ')
  await expect.poll(textOf(2)).toMatch(/sem questões$/)
  await expect.poll(textOf(3)).toMatch(/75,0%$/)
})

it('a phone shows the table whole, with nothing to swipe', async () => {
  const full = { study_time: 34_875, questions: 120, correct: 60, incorrect: 60 }
  open({ ...WEEKS, parts: WEEKS.parts.map((part) => ({ ...part, ...full })) }, PHONE)
  await page.getByText('Ver em tabela').click()
  await expect.element(page.getByText('02/03', { exact: true })).toBeVisible()
  const table = page.getByRole('group', { name: 'Evolução' }).element()
  expect(table.scrollWidth).toBe(table.clientWidth)
})

it('a period in which no time was studied says so', async () => {
  open({ step: 'day', parts: WEEKS.parts.slice(1, 2) })
  await expect.element(page.getByText('Nenhum tempo de estudo neste período.')).toBeVisible()
})
