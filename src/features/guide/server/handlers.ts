import { lockStudent } from '../../../server/database/student-lock.ts'
import { echoKey, type Feature, feature } from '../../../server/http/feature.ts'
import { staleBy } from '../../../server/http/revision.ts'
import { today } from '../../../shared/calendar.ts'
import { problem } from '../../../shared/errors.ts'
import { guideFrom } from '../answer.ts'
import { guideContract, MESSAGES } from '../contract.ts'
import { wholeOfPlace } from '../waiting/places.ts'
import { guidePersonal } from './personal.ts'
import { findMaterial, findPlace, putSubject } from './store.ts'

export const guide: Feature = feature(
  'guide',
  guideContract,
  {
    'GET /guide/:userId': async ({ db, student, dayZone, now, query }) => {
      const day = today(now, await dayZone())
      return guideFrom(await findMaterial(db, student), { day, ...query })
    },
    'GET /guide/:userId/material': async ({ db, student }) => findMaterial(db, student),
    'POST /subject-places': async (call) => {
      const { db, student, body, idempotencyKey } = call
      const { subject_id, place } = body
      await lockStudent(db, student, 'places')
      const stale = await staleBy(call, async () => wholeOfPlace(await findPlace(db, student, subject_id)))
      if (stale) return stale
      const isKnown = await putSubject(db, student, subject_id, place)
      return isKnown
        ? { message: MESSAGES.placed, ...echoKey(idempotencyKey) }
        : problem('not_found', MESSAGES.unknownSubject)
    },
  },
  { personal: guidePersonal },
)
