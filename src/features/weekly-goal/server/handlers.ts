import type { Db } from '../../../server/database/db.ts'
import { lockStudent } from '../../../server/database/student-lock.ts'
import { type Feature, feature } from '../../../server/http/feature.ts'
import { staleBy, tagged } from '../../../server/http/revision.ts'
import { scheduleWeek, today } from '../../../shared/calendar.ts'
import { invalidBecause, type Problem } from '../../../shared/errors.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { plannedBy } from '../../schedule/planned/rules.ts'
import { type Aimed, MESSAGES, weeklyGoalContract } from '../contract.ts'
import { wholeOf } from '../merging.ts'
import { daysOf, isNone } from '../rules.ts'
import { weeklyGoalPersonal } from './personal.ts'
import { findAims, findGoal, findQuestions, removeGoal, setGoal, setSubjects, studiesAll } from './store.ts'

export const weeklyGoal: Feature = feature(
  'weekly-goal',
  weeklyGoalContract,
  {
    'GET /weekly-goal/:userId': async ({ db, student, dayZone, now }) => {
      const day = today(now, await dayZone())
      const week = scheduleWeek(day)
      const { plans, rests, ...found } = await findGoal(db, student)
      const days = daysOf(week)
      const free = days.filter((one) => rests.some((rest) => rest.first_day <= one && one <= rest.last_day))
      const usual = Math.max(1, days.filter(plannedBy(plans, [])).length)
      const planned = days.filter(plannedBy(plans, rests))
      return tagged({ ...found, week, day, planned, free, usual }, wholeOf(found))
    },
    'PUT /weekly-goal/:userId': async (call) => {
      const { db, student, body, now } = call
      await lockStudent(db, student, 'goal')
      const stale = await staleBy(call, async () => wholeOf(await findAims(db, student)))
      if (stale) return stale
      const wrong = await wrongSubjects(db, student, body)
      if (wrong) return wrong
      const { minutes, questions = await findQuestions(db, student) } = body
      const whole = { minutes, questions }
      await (isNone(whole) ? removeGoal(db, student) : setGoal(db, student, { ...whole, now }))
      if (body.subjects) await setSubjects(db, student, body.subjects)
      return { message: [whole, ...(body.subjects ?? [])].every(isNone) ? MESSAGES.removed : MESSAGES.saved }
    },
  },
  { personal: weeklyGoalPersonal },
)

async function wrongSubjects(db: Db, student: StudentId, { subjects }: Aimed): Promise<Problem | undefined> {
  if (!subjects) return undefined
  const isTwice = new Set(subjects.map(({ subject_id }) => subject_id)).size < subjects.length
  if (isTwice) return invalidBecause({ subjects: [MESSAGES.twice] })
  return (await studiesAll(db, student, subjects))
    ? undefined
    : invalidBecause({ subjects: [MESSAGES.unknownSubject] })
}
