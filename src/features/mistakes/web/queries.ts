import { queryOptions } from '@tanstack/react-query'
import { newRecordKey } from '../../../shared/ids.ts'
import { client } from '../../../web/api/api.ts'
import { ApiError } from '../../../web/api/api-error.ts'
import { failureText } from '../../../web/api/failure-text.ts'
import { ALWAYS_STALE } from '../../../web/api/queries.ts'
import { type Delivery, deliver, studentOutbox } from '../../../web/outbox/student-outbox.ts'
import { notify } from '../../../web/ui/notices.ts'
import type { AnswerBody, Mistake, MistakeBody, mistakesContract } from '../contract.ts'
import { copy } from '../copy.ts'
import { wholeOfMistake } from '../merging.ts'
import { ANSWERS_PATH, mistakePath } from '../pending.ts'

const api = client<typeof mistakesContract>()

export const mistakesOf = (userId: string) =>
  queryOptions({
    queryKey: ['mistakes', userId],
    queryFn: ({ signal }) => api('GET /mistakes/user/:userId', { params: { userId }, signal }),
    ...ALWAYS_STALE,
  })

/** Removes a refused write from the outbox, and throws the server's sentence. */
async function accepted(userId: string, delivering: Promise<Delivery>): Promise<Delivery> {
  const delivery = await delivering
  if (delivery.type !== 'rejected') return delivery
  await studentOutbox(userId).discard(delivery.id)
  throw new ApiError({ code: 'invalid', message: delivery.message }, 422)
}

export const tellFailed = (error: Error) =>
  notify(failureText(error, { unknown: copy.form.failed }), { tone: 'poor' })

interface Saved {
  readonly key: string
  readonly label: string
  readonly body: MistakeBody
  /** The mistake before the change, to merge with what another device saved since. */
  readonly from?: MistakeBody | undefined
}

/** Stores a mistake on the device first, and sends it when there is a connection. */
export function saveMistake(userId: string, { key, label, body, from }: Saved): Promise<Delivery> {
  const now = Date.now()
  const write = { id: newRecordKey(now), method: 'PUT', path: mistakePath(key), body } as const
  const made = from && { made: { from: wholeOfMistake(from), whole: wholeOfMistake(body) } }
  return accepted(userId, deliver(userId, { ...write, ...made, createdAt: now, label }))
}

export function removeMistake(
  userId: string,
  { key, subject }: Pick<Mistake, 'key' | 'subject'>,
): Promise<Delivery> {
  const now = Date.now()
  const write = { id: newRecordKey(now), method: 'DELETE', path: mistakePath(key), body: undefined } as const
  return accepted(userId, deliver(userId, { ...write, createdAt: now, label: subject }))
}

/** Resolves as soon as the answer is safe on the device. */
export function answerCard(userId: string, body: AnswerBody, label: string): Promise<void> {
  const now = Date.now()
  const id = newRecordKey(now)
  // Each answer is sent: none replaces another in the outbox.
  const write = { id, method: 'POST', path: ANSWERS_PATH, body, about: `${ANSWERS_PATH}/${id}` } as const
  return new Promise((resolve, reject) => {
    deliver(userId, { ...write, createdAt: now, label }, resolve).catch(reject)
  })
}

/** The request's body of an existing mistake. */
export const bodyOf = ({
  key: _key,
  subject: _subject,
  answers: _answers,
  weight: _weight,
  studied: _studied,
  picture: _picture,
  ...body
}: Mistake): MistakeBody => body
