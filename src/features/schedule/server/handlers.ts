import { type Feature, feature } from '../../../server/http/feature.ts'
import { staleBy, tagged } from '../../../server/http/revision.ts'
import { today } from '../../../shared/calendar.ts'
import { invalid } from '../../../shared/errors.ts'
import { MESSAGES, scheduleContract } from '../contract.ts'
import { wholeOfItems } from '../merging.ts'
import { weekdaysOf } from '../planned/rules.ts'
import { keepWeekdays } from '../planned/server/store.ts'
import { dayErrors, itemErrors, planChange } from '../rules.ts'
import { schedulePersonal } from './personal.ts'
import { findItems, findStudied, listSchedule, lockSchedule, savePlan } from './store.ts'

export const schedule: Feature = feature(
  'schedule',
  scheduleContract,
  {
    'GET /schedule/:userId': async ({ db, student }) => {
      const items = await listSchedule(db, student)
      return tagged(items, wholeOfItems(items))
    },
    'POST /schedule': async (call) => {
      const { db, student, body, now, dayZone } = call
      const { weeklyPlan } = body
      const misplaced = dayErrors(weeklyPlan)
      if (misplaced) return invalid(misplaced, MESSAGES.invalid)
      await lockSchedule(db, student)
      const stale = await staleBy(call, async () => wholeOfItems(await listSchedule(db, student)))
      if (stale) return stale
      const [studied, known] = [await findStudied(db, student), await findItems(db, student)]
      const refused = itemErrors(weeklyPlan, { studied, known })
      if (refused) return invalid(refused, MESSAGES.invalid)
      await savePlan(db, student, planChange(weeklyPlan, known))
      await keepWeekdays(db, student, {
        since: today(now, await dayZone()),
        weekdays: weekdaysOf(weeklyPlan),
      })
      const items = await listSchedule(db, student)
      return tagged({ message: MESSAGES.saved, schedule: items }, wholeOfItems(items))
    },
  },
  { personal: schedulePersonal },
)
