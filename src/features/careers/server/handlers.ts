import { type Feature, feature } from '../../../server/feature.ts'
import { invalidBecause, problem } from '../../../shared/errors.ts'
import { capitalise, isBlank } from '../../../shared/text.ts'
import { careersContract, MESSAGES } from '../contract.ts'
import { careersPersonal } from './personal.ts'
import { addCareer, chooseCareer, findChosenCareer, listCareers } from './store.ts'

const noneChosen = problem('not_found', MESSAGES.noneChosen)

/** The catalogue of careers, what a student adds to it, and the one that he or she has chosen (spec §2, §5, §7). */
export const careers: Feature = feature(
  'careers',
  careersContract,
  {
    'GET /careers': async ({ db, student }) => listCareers(db, student),
    'POST /careers': async ({ db, student, body }) => {
      const name = capitalise(body.name)
      if (isBlank(name)) return invalidBecause({ name: [MESSAGES.blank] })
      const data = await addCareer(db, student, { name, icon: body.icon })
      if (!data) return problem('conflict', MESSAGES.taken, { name: [MESSAGES.taken] })
      return { message: MESSAGES.created, data }
    },
    'POST /user-career': async ({ db, student, body, now }) => {
      const chosen = await chooseCareer(db, student, body.career_id, now)
      if (!chosen) return invalidBecause({ career_id: [MESSAGES.unknown] })
      return { message: MESSAGES.chosen }
    },
    'GET /user-career/:userId': async ({ db, student }) => {
      const career = await findChosenCareer(db, student)
      return career ? { career_id: career.id } : noneChosen
    },
    'GET /user-career/career_name/:userId': async ({ db, student }) => {
      const career = await findChosenCareer(db, student)
      return career ? { career_name: career.name } : noneChosen
    },
  },
  { personal: careersPersonal },
)
