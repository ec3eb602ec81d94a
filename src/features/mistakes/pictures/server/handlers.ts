import { lockStudent } from '../../../../server/database/student-lock.ts'
import { type Feature, feature } from '../../../../server/http/feature.ts'
import { invalidBecause, problem } from '../../../../shared/errors.ts'
import { MESSAGES, picturesContract } from '../contract.ts'
import { LIMITS } from '../limits.ts'
import { cleaned } from '../rules.ts'
import { picturesPersonal } from './personal.ts'
import { findPicture, putPicture, removePicture, roomFor } from './store.ts'

export const mistakePictures: Feature = feature(
  'mistake-pictures',
  picturesContract,
  {
    'GET /mistake-pictures/:key': async ({ db, student, params: { key } }) => {
      const url = await findPicture(db, student, key)
      return url === undefined ? problem('not_found', MESSAGES.notFound) : { key, url }
    },
    'PUT /mistake-pictures/:key': async ({ db, student, params: { key }, body }) => {
      const bytes = Buffer.from(body.data, 'base64')
      if (bytes.length > LIMITS.bytes) return invalidBecause({ data: [MESSAGES.tooLarge] })
      const picture = cleaned(bytes)
      if (!picture) return invalidBecause({ data: [MESSAGES.noPicture] })
      await lockStudent(db, student, 'mistakes')
      const { isKnown, isFull } = await roomFor(db, student, key)
      if (!isKnown) return problem('not_found', MESSAGES.noMistake)
      if (isFull) return problem('conflict', MESSAGES.tooMany)
      await putPicture(db, student, key, picture)
      return { message: MESSAGES.saved, key }
    },
    'DELETE /mistake-pictures/:key': async ({ db, student, params: { key } }) =>
      (await removePicture(db, student, key))
        ? { message: MESSAGES.removed, key }
        : problem('not_found', MESSAGES.notFound),
  },
  { personal: picturesPersonal },
)
