import { type Feature, feature } from '../../../server/feature.ts'
import { invalid } from '../../../shared/errors.ts'
import { MESSAGES, scheduleContract } from '../contract.ts'
import { planChange, planErrors, subjectErrors } from '../rules.ts'
import { schedulePersonal } from './personal.ts'
import { findItems, findStudied, listSchedule, lockSchedule, savePlan } from './store.ts'

/** A student's plan of the week (spec §2, §3, §7). */
export const schedule: Feature = feature(
  'schedule',
  scheduleContract,
  {
    'GET /schedule/:userId': ({ db, student }) => listSchedule(db, student),
    'POST /schedule': async ({ db, student, body: { weeklyPlan } }) => {
      const refused = planErrors(weeklyPlan)
      if (refused) return invalid(refused, MESSAGES.invalid)
      await lockSchedule(db, student)
      const unknown = subjectErrors(weeklyPlan, await findStudied(db, student))
      if (unknown) return invalid(unknown, MESSAGES.invalid)
      await savePlan(db, student, planChange(weeklyPlan, await findItems(db, student)))
      return { message: MESSAGES.saved, schedule: await listSchedule(db, student) }
    },
  },
  { personal: schedulePersonal },
)
