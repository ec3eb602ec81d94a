import { type Feature, feature } from '../../../server/http/feature.ts'
import { today } from '../../../shared/calendar.ts'
import { MESSAGES, weeklyGoalContract } from '../contract.ts'
import { edgesOf } from '../rules.ts'
import { weeklyGoalPersonal } from './personal.ts'
import { findGoal, removeGoal, setGoal } from './store.ts'

export const weeklyGoal: Feature = feature(
  'weekly-goal',
  weeklyGoalContract,
  {
    'GET /weekly-goal/:userId': async ({ db, student, zone, now }) => {
      const timeZone = await zone()
      const day = today(now, timeZone)
      const { week, ...edges } = edgesOf(day, timeZone)
      return { ...(await findGoal(db, student, edges)), week, day }
    },
    'PUT /weekly-goal/:userId': async ({ db, student, body: { minutes }, now }) => {
      if (minutes === null) await removeGoal(db, student)
      else await setGoal(db, student, minutes, now)
      return { message: minutes === null ? MESSAGES.removed : MESSAGES.saved }
    },
  },
  { personal: weeklyGoalPersonal },
)
