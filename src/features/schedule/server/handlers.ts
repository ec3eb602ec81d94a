import { type Feature, feature } from '../../../server/http/feature.ts'
import { today } from '../../../shared/calendar.ts'
import { invalid } from '../../../shared/errors.ts'
import { MESSAGES, scheduleContract } from '../contract.ts'
import { weekdaysOf } from '../planned/rules.ts'
import { keepWeekdays } from '../planned/server/store.ts'
import { dayErrors, itemErrors, planChange } from '../rules.ts'
import { schedulePersonal } from './personal.ts'
import { findItems, findStudied, listSchedule, lockSchedule, savePlan } from './store.ts'

export const schedule: Feature = feature(
  'schedule',
  scheduleContract,
  {
    'GET /schedule/:userId': ({ db, student }) => listSchedule(db, student),
    'POST /schedule': async ({ db, student, body: { weeklyPlan }, now, dayZone }) => {
      const misplaced = dayErrors(weeklyPlan)
      if (misplaced) return invalid(misplaced, MESSAGES.invalid)
      await lockSchedule(db, student)
      const [studied, known] = [await findStudied(db, student), await findItems(db, student)]
      const refused = itemErrors(weeklyPlan, { studied, known })
      if (refused) return invalid(refused, MESSAGES.invalid)
      await savePlan(db, student, planChange(weeklyPlan, known))
      await keepWeekdays(db, student, {
        since: today(now, await dayZone()),
        weekdays: weekdaysOf(weeklyPlan),
      })
      return { message: MESSAGES.saved, schedule: await listSchedule(db, student) }
    },
  },
  { personal: schedulePersonal },
)
