import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { show } from '../../../../harness/screen.tsx'
import { queryClient } from '../../../web/api/queries.ts'
import { me } from '../../account/web/queries.ts'
import type { History } from '../contract.ts'
import HistoryPage from './history-page.tsx'

const studied = (questions: number): History => ({
  records_count: 1,
  study_time: 3600,
  questions,
  correct: 0,
  incorrect: 0,
  subjects: [],
})

const NO_TREND = { step: 'day', parts: [] } as const

/** Ana's history as the server tells it, first that of 'Tudo'; the trend of another period it never tells. */
function open(...told: (() => unknown)[]) {
  const trends = [NO_TREND]
  serve({
    'GET /api/auth/token': () => ({ token: 'x' }),
    'GET /api/api/history/ana': () => told.shift()?.(),
    'GET /api/api/history/ana/trend': () => trends.shift() ?? new Promise(() => undefined),
  })
  show(<HistoryPage />)
  queryClient.setQueryData(me.queryKey, {
    user_id: 'ana',
    name: 'Ana',
    email: 'ana@example.com',
    career_id: 1,
    career_name: 'Policial',
    subject_ids: [1],
    syllabus: null,
    time_zone: null,
    day_starts_at: 0,
  })
}

const sums = (questions: string) => page.getByText(questions, { exact: true })
const trend = page.getByText('Nenhum tempo de estudo neste período.')
const PALE = 0.35
const words = () =>
  page
    .getByText('Carregando...')
    .elements()
    .filter((element) => element.checkVisibility())
const lightOf = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).opacity) * lightOf(element.parentElement) : 1

it('numbers of another period pale and are said to be loading, once, until those of the chosen one are there', async () => {
  const week = Promise.withResolvers<History>()
  open(
    () => studied(120),
    () => week.promise,
  )
  await expect.element(sums('120')).toBeVisible()
  await expect.element(trend).toBeVisible()
  expect(lightOf(sums('120').element())).toBe(1)
  await page.getByText('7 dias').click()
  await expect.poll(words).toHaveLength(1)
  await expect.poll(() => lightOf(sums('120').element())).toBe(PALE)
  expect(lightOf(trend.element())).toBe(PALE)
  week.resolve(studied(7))
  await expect.element(sums('7')).toBeVisible()
  await expect.poll(() => lightOf(sums('7').element())).toBe(1)
  await expect.poll(() => lightOf(trend.element())).toBe(PALE)
  expect(words()).toHaveLength(1)
})

it('without a network a period that was not opened before says so, and where numbers are', async () => {
  open(
    () => studied(120),
    ...Array.from({ length: 3 }, () => () => {
      throw new TypeError('Failed to fetch')
    }),
  )
  await expect.element(sums('120')).toBeVisible()
  await page.getByText('7 dias').click()
  await expect.element(page.getByText('Erro de conexão com o servidor.')).toBeVisible()
  await expect.element(page.getByText('Seus números de “Tudo” continuam aqui.')).toBeVisible()
  await expect.element(sums('120')).not.toBeInTheDocument()
})
