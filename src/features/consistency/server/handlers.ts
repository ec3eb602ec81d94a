import { lockStudent } from '../../../server/database/student-lock.ts'
import { type Feature, feature } from '../../../server/http/feature.ts'
import { staleBy, tagged } from '../../../server/http/revision.ts'
import { dayZone, numberOfDay, today } from '../../../shared/calendar.ts'
import { invalid, problem } from '../../../shared/errors.ts'
import { consistencyContract, LIMITS, MESSAGES } from '../contract.ts'
import { firstOfYear, restErrors, walkBefore } from '../rules.ts'
import { consistencyPersonal } from './personal.ts'
import {
  addRest,
  countRests,
  findConsistency,
  findDayStart,
  findRest,
  findSettings,
  lockRests,
  removeRest,
  saveSettings,
} from './store.ts'

export const consistency: Feature = feature(
  'consistency',
  consistencyContract,
  {
    'GET /consistency/:userId': async ({ db, student, zone, now }) => {
      const { days: all, ...found } = await findConsistency(db, student)
      const day = today(now, dayZone(await zone(), found.settings.day_starts_at))
      const known = { ...found, day, first: firstOfYear(day) }
      const start = numberOfDay(known.first)
      const isBefore = ([number]: readonly [number, number, number]) => number < start
      const before = walkBefore(all.filter(isBefore), known)
      return tagged({ ...known, days: all.filter((one) => !isBefore(one)), before }, found.settings)
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
