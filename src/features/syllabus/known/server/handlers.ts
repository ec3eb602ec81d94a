import { echoKey, type Feature, feature } from '../../../../server/http/feature.ts'
import { isDay } from '../../../../shared/calendar.ts'
import { invalidBecause, problem } from '../../../../shared/errors.ts'
import { knownContract, MESSAGES } from '../contract.ts'
import { knownPersonal } from './personal.ts'
import { dropKnown, keepKnown } from './store.ts'

export const knownTopics: Feature = feature(
  'known topics',
  knownContract,
  {
    'POST /known-topics': async ({ db, student, body, idempotencyKey, now }) => {
      const { topic_ids: topics, studied_on: studiedOn } = body
      const said = { message: MESSAGES.said, ...echoKey(idempotencyKey) }
      if (studiedOn === null) {
        await dropKnown(db, student, topics)
        return said
      }
      if (!isDay(studiedOn)) return invalidBecause({ studied_on: [MESSAGES.badDay] })
      const isKept = await keepKnown(db, student, { topics, studiedOn, now })
      return isKept ? said : problem('not_found', MESSAGES.unknownTopics)
    },
  },
  { personal: knownPersonal },
)
