import { lockStudent } from '../../../server/database/student-lock.ts'
import { type Feature, feature } from '../../../server/http/feature.ts'
import { isAsBefore, staleBy, tagged } from '../../../server/http/revision.ts'
import { isDay } from '../../../shared/calendar.ts'
import { invalidBecause, problem } from '../../../shared/errors.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { LIMITS } from '../causes.ts'
import { MESSAGES, mistakesContract } from '../contract.ts'
import { wholeOfMistake } from '../merging.ts'
import { mistakesPersonal } from './personal.ts'
import { addAnswer, countOthers, findMistake, listMistakes, putMistake, removeMistakes } from './store.ts'
import type { TopicWeights } from './table.ts'

export const mistakes = ({ topicWeights }: { readonly topicWeights: TopicWeights }): Feature =>
  feature(
    'mistakes',
    mistakesContract,
    {
      'GET /mistakes/user/:userId': async ({ db, student }) => {
        const [found, weights] = await Promise.all([listMistakes(db, student), topicWeights(db, student)])
        return found.map((mistake) => ({ ...mistake, weight: weights.get(mistake.topic_id ?? 0) ?? 0 }))
      },
      'PUT /mistakes/:key': async (call) => {
        const { db, student, body } = call
        const { key } = call.params
        if (!isDay(body.day)) return invalidBecause({ day: [MESSAGES.day] })
        await lockStudent(db, student, 'mistakes')
        const whole = wholeOfMistake(body)
        // A mistake deleted on another device is saved anew; a repeated request finds its own save.
        const saved = await findMistake(db, student, key)
        const stale = saved && (await staleBy(call, async () => wholeOfMistake(saved)))
        if (stale && !isAsBefore(stale, whole)) return stale
        if ((await countOthers(db, student, key)) >= LIMITS.mistakes)
          return problem('conflict', MESSAGES.tooMany)
        const isKept = await putMistake(db, student, key, body)
        if (!isKept) return invalidBecause({ subject_id: [MESSAGES.subject] })
        return tagged({ message: MESSAGES.saved, key }, whole)
      },
      'DELETE /mistakes/:key': async ({ db, student, params: { key } }) =>
        (await removeMistakes(db, student, [key]))
          ? { message: MESSAGES.removed, key }
          : problem('not_found', MESSAGES.notFound),
      'POST /card-answers': async ({ db, student, body, idempotencyKey, now }) => {
        if (!isDay(body.day)) return invalidBecause({ day: [MESSAGES.day] })
        const key = idempotencyKey ?? newRecordKey(now.getTime())
        await addAnswer(db, student, key, body)
        return { message: MESSAGES.answered, key }
      },
    },
    { personal: mistakesPersonal },
  )
