import { queryOptions } from '@tanstack/react-query'
import { newRecordKey } from '../../../shared/ids.ts'
import { client } from '../../../web/api/api.ts'
import { ASKED_ANEW } from '../../../web/api/queries.ts'
import { type Delivery, deliver } from '../../../web/outbox/student-outbox.ts'
import type { AnswerBody, Mistake, MistakeBody, mistakesContract } from '../contract.ts'
import { ANSWERS_PATH, mistakePath } from '../pending.ts'

const api = client<typeof mistakesContract>()

export const mistakesOf = (userId: string) =>
  queryOptions({
    queryKey: ['mistakes', userId],
    queryFn: ({ signal }) => api('GET /mistakes/user/:userId', { params: { userId }, signal }),
    ...ASKED_ANEW,
  })

/** What was said with one tap or in the form: it is kept on the device first, and sent when there is a connection. */
export function saveMistake(
  userId: string,
  { key, label, body }: { key: string; label: string; body: MistakeBody },
): Promise<Delivery> {
  const now = Date.now()
  const write = { id: newRecordKey(now), method: 'PUT', path: mistakePath(key), body } as const
  return deliver(userId, { ...write, createdAt: now, label })
}

export function removeMistake(
  userId: string,
  { key, subject }: Pick<Mistake, 'key' | 'subject'>,
): Promise<Delivery> {
  const now = Date.now()
  const write = { id: newRecordKey(now), method: 'DELETE', path: mistakePath(key), body: undefined } as const
  return deliver(userId, { ...write, createdAt: now, label: subject })
}

/** Resolves as soon as nothing can lose the answer. */
export function answerCard(userId: string, body: AnswerBody, label: string): Promise<void> {
  const now = Date.now()
  const id = newRecordKey(now)
  // Of the answers to a card none stands for another.
  const write = { id, method: 'POST', path: ANSWERS_PATH, body, about: `${ANSWERS_PATH}/${id}` } as const
  return new Promise((resolve, reject) => {
    deliver(userId, { ...write, createdAt: now, label }, resolve).catch(reject)
  })
}

/** The body of a mistake that is there already, as it is sent. */
export const bodyOf = ({
  key: _key,
  subject: _subject,
  answers: _answers,
  weight: _weight,
  studied: _studied,
  picture: _picture,
  ...body
}: Mistake): MistakeBody => body
