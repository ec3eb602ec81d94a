import { MutationObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { serve } from '../../../../harness/answers.ts'
import { today } from '../../../shared/calendar.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { MESSAGES } from '../../consistency/contract.ts'
import { declaringRest, takingRestBack } from '../../consistency/web/queries.ts'
import { savingSchedule } from '../../schedule/web/queries.ts'
import type { GuideMaterial } from '../contract.ts'
import { materialOf } from './queries.ts'

const ANA = 'ana'
const DAY = today(Date.now(), studentTimeZone())

it.each([
  [
    'a rest is declared',
    () => new MutationObserver(queryClient, declaringRest(ANA)).mutate({ first_day: DAY, last_day: DAY }),
  ],
  ['a rest is taken back', () => new MutationObserver(queryClient, takingRestBack(ANA)).mutate(7)],
  [
    'a week is planned',
    () => new MutationObserver(queryClient, savingSchedule(ANA)).mutate({ week: [], from: null }),
  ],
])('what the guide is made of without a network is asked for anew where %s', async (_what, say) => {
  serve({
    'POST /api/api/rests/ana': () => ({
      message: MESSAGES.rested,
      data: { id: 7, first_day: DAY, last_day: DAY },
    }),
    'DELETE /api/api/rests/7': () => ({ message: MESSAGES.removed }),
    'POST /api/api/schedule': () => ({ message: '', schedule: [] }),
  })
  const { queryKey } = materialOf(ANA)
  queryClient.setQueryData(queryKey, { log: [] } as unknown as GuideMaterial)
  await say()
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
