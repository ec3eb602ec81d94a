import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { newRecordKey } from '../../../shared/ids.ts'
import { client } from '../../../web/api/api.ts'
import { ASKED_ANEW, queryClient } from '../../../web/api/queries.ts'
import { type Delivery, deliver, studentOutbox } from '../../../web/outbox/student-outbox.ts'
import type { MockExam, MockExamBody, mockExamsContract } from '../contract.ts'
import { wholeOf } from '../merging.ts'
import { paperPath } from '../path.ts'

const api = client<typeof mockExamsContract>()

export const mockExamsOf = (userId: string) =>
  queryOptions({
    queryKey: ['mock-exams', userId],
    queryFn: ({ signal }) => api('GET /mock-exams/user/:userId', { params: { userId }, signal }),
    ...ASKED_ANEW,
  })

/** A paper as the server has just said it is. */
export function putPaper(userId: string, exam: MockExam): void {
  const { queryKey } = mockExamsOf(userId)
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (known = []) => [exam, ...known.filter(({ key }) => key !== exam.key)])
}

interface SaidPaper {
  /** The paper as it was saved last; undefined where nobody has changed it. */
  readonly from: MockExamBody | undefined
  readonly body: MockExamBody
}

/** Keeps a paper on the device first, then sends it; `onKept` is called once nothing can lose it. */
export function savePaper(
  userId: string,
  key: string,
  { from, body }: SaidPaper,
  onKept?: () => void,
): Promise<Delivery> {
  const made = from && { from: wholeOf(from), whole: wholeOf(body) }
  return deliver(
    userId,
    {
      id: newRecordKey(Date.now()),
      method: 'PUT',
      path: paperPath(key),
      body,
      ...(made ? { made } : {}),
      createdAt: Date.now(),
      label: body.title,
    },
    onKept,
  )
}

export const removePaper = (userId: string, key: string, label: string): Promise<Delivery> =>
  deliver(userId, {
    id: newRecordKey(Date.now()),
    method: 'DELETE',
    path: paperPath(key),
    body: undefined,
    createdAt: Date.now(),
    label,
  })

/** Takes a deletion back: one that was not sent is not sent, and after one that was the paper is saved anew. */
export async function bringBack(userId: string, { key, ...body }: MockExam): Promise<void> {
  const outbox = studentOutbox(userId)
  const waiting = outbox
    .getSnapshot()
    .find(({ path, method }) => path === paperPath(key) && method === 'DELETE')
  if (waiting) await outbox.discard(waiting.id)
  await savePaper(userId, key, { from: undefined, body })
}

/** A file on its way up a slow line. */
const LONG_MS = 60_000

/** The text of a key's PDF (base64), row by row. */
export const readingKey = (userId: string) =>
  mutationOptions({
    mutationKey: ['read answer key'],
    mutationFn: async (key_pdf: string) =>
      (await api('POST /answer-keys', { body: { user_id: userId, key_pdf }, timeout: LONG_MS })).text,
  })
