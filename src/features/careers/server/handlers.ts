import { lockStudent } from '../../../server/database/student-lock.ts'
import { type Feature, feature, JsonText } from '../../../server/http/feature.ts'
import { staleBy, tagged } from '../../../server/http/revision.ts'
import { invalidBecause, problem } from '../../../shared/errors.ts'
import { capitalise, isBlank } from '../../../shared/text.ts'
import { careersContract, MESSAGES } from '../contract.ts'
import { wholeOf } from '../rules.ts'
import { careersPersonal } from './personal.ts'
import { addCareer, chooseCareer, findChosenCareer, listCareers, mayCreate } from './store.ts'

const noneChosen = problem('not_found', MESSAGES.noneChosen)

export const careers: Feature = feature(
  'careers',
  careersContract,
  {
    'GET /careers': async ({ db, student }) => new JsonText(await listCareers(db, student)),
    'POST /careers': async ({ db, student, body }) => {
      const name = capitalise(body.name)
      if (isBlank(name)) return invalidBecause({ name: [MESSAGES.blank] })
      if (!(await mayCreate(db, student)))
        return problem('conflict', MESSAGES.tooMany, { name: [MESSAGES.tooMany] })
      const data = await addCareer(db, student, { name, icon: body.icon })
      if (!data) return problem('conflict', MESSAGES.taken, { name: [MESSAGES.taken] })
      return { message: MESSAGES.created, data }
    },
    'POST /user-career': async (call) => {
      const { db, student, body, now } = call
      await lockStudent(db, student, 'settings')
      const stale = await staleBy(call, async () => wholeOf((await findChosenCareer(db, student))?.id))
      if (stale) return stale
      const chosen = await chooseCareer(db, student, body.career_id, now)
      if (!chosen) return invalidBecause({ career_id: [MESSAGES.unknown] })
      return { message: MESSAGES.chosen }
    },
    'GET /user-career/:userId': async ({ db, student }) => {
      const career = await findChosenCareer(db, student)
      return career ? tagged({ career_id: career.id }, wholeOf(career.id)) : noneChosen
    },
    'GET /user-career/career_name/:userId': async ({ db, student }) => {
      const career = await findChosenCareer(db, student)
      return career ? { career_name: career.name } : noneChosen
    },
  },
  { personal: careersPersonal },
)
