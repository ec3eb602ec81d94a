import { lockStudent } from '../../../server/database/student-lock.ts'
import { type Feature, feature } from '../../../server/http/feature.ts'
import { staleBy, tagged } from '../../../server/http/revision.ts'
import { invalid, problem } from '../../../shared/errors.ts'
import { consistencyContract, LIMITS, MESSAGES } from '../contract.ts'
import { restErrors } from '../rules.ts'
import { consistencyPersonal } from './personal.ts'
import {
  addRest,
  countRests,
  findDayStart,
  findRest,
  findSettings,
  findTerms,
  lockRests,
  removeRest,
  saveSettings,
} from './store.ts'

export const consistency: Feature = feature(
  'consistency',
  consistencyContract,
  {
    'GET /consistency/:userId': async ({ db, student }) => {
      const terms = await findTerms(db, student)
      return tagged(terms, terms.settings)
    },
    'PUT /consistency/:userId': async (call) => {
      const { db, student, body } = call
      await lockStudent(db, student, 'settings')
      const stale = await staleBy(call, () => findSettings(db, student))
      if (stale) return stale
      await saveSettings(db, student, body)
      return { message: MESSAGES.saved }
    },
    'POST /rests/:userId': async ({ db, student, body }) => {
      const errors = restErrors(body)
      if (errors) return invalid(errors)
      await lockRests(db, student)
      const there = await findRest(db, student, body)
      if (there === undefined && (await countRests(db, student)) >= LIMITS.rests) {
        return problem('conflict', MESSAGES.tooMany)
      }
      return { message: MESSAGES.rested, data: { id: there ?? (await addRest(db, student, body)), ...body } }
    },
    'DELETE /rests/:id': async ({ db, student, params: { id } }) =>
      (await removeRest(db, student, id))
        ? { message: MESSAGES.removed }
        : problem('not_found', MESSAGES.notFound),
  },
  { personal: consistencyPersonal, dayStartOf: findDayStart },
)
