import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../server/database/db.ts'
import { type Call, type Feature, feature } from '../../../server/http/feature.ts'
import type { MailQueue } from '../../../server/mail/mail-queue.ts'
import { type FieldErrors, invalid, tooManyInAnHour } from '../../../shared/errors.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { MESSAGES, type SupportFields, supportContract } from '../contract.ts'
import { asSent, fieldErrors, supportLetter, waitSeconds } from '../rules.ts'
import { supportPersonal } from './personal.ts'
import { alone, isSaved, saveMessage, sentLately } from './store.ts'

interface SupportOptions {
  /** Without it, messages are only stored. */
  readonly to: string | undefined
  readonly mail: MailQueue
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

interface MessageToKeep extends Pick<Call, 'idempotencyKey' | 'now'> {
  readonly student: StudentId
  /** The account's own address; empty without one. */
  readonly account: string
  readonly fields: SupportFields
}

/** A stored message has the id of its letter, if any; a refused one came too soon after others. */
type MessageOutcome = { letter: string | null } | { waitSeconds: number }

export function support(options: SupportOptions): Feature {
  const { mail, to, log } = options
  return feature(
    'support',
    supportContract,
    {
      'POST /support': async ({ db, student, profile, body, idempotencyKey, now, after }) => {
        const fields = asSent(body)
        const errors = fieldErrors(fields)
        if (Object.keys(errors).length > 0) return invalid(byField(errors))
        const outcome = await write(db, options, {
          student,
          account: profile.email,
          fields,
          idempotencyKey,
          now,
        })
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

/** Stores the message and its letter, both or none. */
function write(
  db: Db,
  { to, mail }: SupportOptions,
  { student, account, fields, idempotencyKey: key, now }: MessageToKeep,
): Promise<MessageOutcome> {
  return alone(db, student, async (trx) => {
    if (key !== null && (await isSaved(trx, student, key))) return { letter: null }
    const wait = waitSeconds(await sentLately(trx, student, now), now)
    if (wait > 0) return { waitSeconds: wait }
    await saveMessage(trx, student, { fields, key, now })
    return {
      letter: to ? await mail.put(trx, { ...supportLetter(to, account, fields), userId: student }) : null,
    }
  })
}

const byField = (errors: Partial<SupportFields>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]]))
