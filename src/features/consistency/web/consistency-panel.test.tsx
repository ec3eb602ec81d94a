import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../harness/answers.ts'
import { show } from '../../../../harness/screen.tsx'
import { addDays, numberOfDay, today } from '../../../shared/calendar.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { type Consistency, USUAL } from '../contract.ts'
import { firstOfYear, NOTHING_YET } from '../rules.ts'
import { ConsistencyPanel } from './consistency-panel.tsx'

const TODAY = today(Date.now(), studentTimeZone())
const EVERY_DAY = { since: addDays(TODAY, -60), weekdays: [1, 2, 3, 4, 5, 6, 7] }
const OF_STUDY = 'dias de estudo em seguida'
const OF_PLAN = 'dias de plano em seguida'

it.each([
  ['without a plan', [], OF_STUDY],
  ['who has one', [EVERY_DAY], OF_PLAN],
  ['who gave it up', [EVERY_DAY, { since: TODAY, weekdays: [] }], OF_STUDY],
])('the days kept are days of a plan only where there is one: a student %s', async (_who, plans, said) => {
  const known: Consistency = {
    day: TODAY,
    first: firstOfYear(TODAY),
    days: [1, 0].map((ago) => [numberOfDay(TODAY) - ago, 3600, 0]),
    before: NOTHING_YET,
    settings: USUAL,
    rests: [],
    exams: [],
    plans,
  }
  serve({ 'GET /api/api/consistency/ana': () => known })
  show(<ConsistencyPanel userId="ana" waiting={null} />)
  await expect.element(page.getByText(said)).toBeVisible()
  const forgiven = said === OF_PLAN ? 'sete dias planejados' : 'sete dias'
  await expect.element(page.getByText(`Uma falta em cada ${forgiven} não quebra a sequência.`)).toBeVisible()
})
