import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { show } from '../../../../harness/screen.tsx'
import { logged, logPageOf } from '../../../../harness/study-log.ts'
import { addDays, today } from '../../../shared/calendar.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { me } from '../../account/web/queries.ts'
import HistoryPage from './history-page.tsx'
import { RECORDS_PAGE } from './views.tsx'

const TODAY = today(Date.now(), studentTimeZone())

/** Ana's history: 113 questions a year ago, and seven today. */
const RECORDS = [
  logged(2, { day: TODAY, study_time: 0, questions_resolved: 7 }),
  logged(1, { day: addDays(TODAY, -365), study_time: 0, questions_resolved: 113 }),
]

function open(replies: (() => unknown)[], path?: string) {
  serve({
    'GET /api/auth/token': () => ({ token: 'x' }),
    'GET /api/api/study-log/ana': () => replies.shift()?.(),
  })
  show(<HistoryPage />, path)
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

const sums = (questions: string) => page.getByText(questions, { exact: true }).first()

it('a student sees every period at once, without a request to the server', async () => {
  open([() => logPageOf(RECORDS)])
  await expect.element(sums('120')).toBeVisible()
  await page.getByText('Todo o histórico').click()
  await page.getByText('7 dias', { exact: true }).click()
  await expect.element(sums('7')).toBeVisible()
  await page.getByText('Tudo', { exact: true }).click()
  await expect.element(sums('120')).toBeVisible()
})

it('sums of all time wait until all records are there', async () => {
  const rest = Promise.withResolvers<unknown>()
  open([() => logPageOf(RECORDS.slice(0, 1), { next: '1_1' }), () => rest.promise])
  await expect.element(page.getByText('Carregando...').first()).toBeInTheDocument()
  await expect.element(sums('7')).not.toBeInTheDocument()
  rest.resolve(logPageOf(RECORDS.slice(1)))
  await expect.element(sums('120')).toBeVisible()
})

it('a student who has no record yet is not asked which records to see', async () => {
  open([() => logPageOf([])], RECORDS_PAGE)
  await expect.element(page.getByText('Nenhum registro de estudo encontrado')).toBeVisible()
  await expect.element(page.getByRole('search')).not.toBeInTheDocument()
})
