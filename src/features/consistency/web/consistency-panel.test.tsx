import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { show } from '../../../../harness/screen.tsx'
import { logged, logPageOf } from '../../../../harness/study-log.ts'
import { addDays, today } from '../../../shared/calendar.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { type ConsistencyTerms, USUAL } from '../contract.ts'
import { ConsistencyPanel } from './consistency-panel.tsx'

const TODAY = today(Date.now(), studentTimeZone())
const EVERY_DAY = { since: addDays(TODAY, -60), weekdays: [1, 2, 3, 4, 5, 6, 7] }
const OF_STUDY = 'dias seguidos de estudo'
const OF_PLAN = 'dias seguidos cumprindo o plano'

it.each([
  ['without a plan', [], OF_STUDY],
  ['who has one', [EVERY_DAY], OF_PLAN],
  ['who gave it up', [EVERY_DAY, { since: TODAY, weekdays: [] }], OF_STUDY],
])('the days kept are days of a plan only where there is one: a student %s', async (_who, plans, text) => {
  const terms: ConsistencyTerms = { settings: USUAL, rests: [], exams: [], plans }
  serve({
    'GET /api/api/consistency/ana': () => terms,
    'GET /api/api/study-log/ana': () =>
      logPageOf([0, 1].map((ago) => logged(2 - ago, { day: addDays(TODAY, -ago) }))),
  })
  show(<ConsistencyPanel userId="ana" waiting={null} />)
  await expect.element(page.getByText(text)).toBeVisible()
  const forgiven = text === OF_PLAN ? 'sete dias planejados' : 'sete dias'
  await expect.element(page.getByText(`Uma falta em cada ${forgiven} não quebra a sequência.`)).toBeVisible()
})
