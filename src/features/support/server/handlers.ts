import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../server/db.ts'
import { type Call, type Feature, feature } from '../../../server/feature.ts'
import type { MailQueue } from '../../../server/mail-queue.ts'
import { type FieldErrors, invalid, tooManyInAnHour } from '../../../shared/errors.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { MESSAGES, type SupportFields, supportContract } from '../contract.ts'
import { asSent, fieldErrors, supportLetter, waitSeconds } from '../rules.ts'
import { supportPersonal } from './personal.ts'
import { alone, isSaved, saveMessage, sentLately } from './store.ts'

interface Means {
  /** Where messages are mailed; without it they are stored only. */
  readonly to: string | undefined
  readonly mail: MailQueue
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

interface Writing extends Pick<Call, 'idempotencyKey' | 'now'> {
  readonly student: StudentId
  readonly fields: SupportFields
}

/** The ways a message can end: kept, with the letter to send if any; kept before; or too soon after others. */
type Outcome = { letter: string | null } | { waitSeconds: number }

/** Messages to the people behind the product: stored, then mailed (spec §2, §7). */
export function support(means: Means): Feature {
  const { mail, to, log } = means
  return feature(
    'support',
    supportContract,
    {
      'POST /support': async ({ db, student, body, idempotencyKey, now, after }) => {
        const fields = asSent(body)
        const errors = fieldErrors(fields)
        if (Object.keys(errors).length > 0) return invalid(byField(errors))
        const outcome = await write(db, means, { student, fields, idempotencyKey, now })
        if ('waitSeconds' in outcome) return tooManyInAnHour(MESSAGES.didInAnHour, outcome.waitSeconds)
        const { letter } = outcome
        if (letter) after((open) => mail.deliver(open, letter))
        else if (!to) log.warn('a support message was stored but not mailed: SUPPORT_EMAIL is not set')
        return { message: MESSAGES.sent }
      },
    },
    { personal: supportPersonal },
  )
}

/** Keeps the message and its letter, both or none. */
function write(db: Db, { to, mail }: Means, { student, fields, idempotencyKey: key, now }: Writing): Promise<Outcome> {
  return alone(db, student, async (trx) => {
    if (key !== null && (await isSaved(trx, student, key))) return { letter: null }
    const wait = waitSeconds(await sentLately(trx, student, now), now)
    if (wait > 0) return { waitSeconds: wait }
    await saveMessage(trx, student, { fields, key, now })
    return { letter: to ? await mail.put(trx, { ...supportLetter(to, fields), userId: student }) : null }
  })
}

const byField = (errors: Partial<SupportFields>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]]))
