import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { newRecordKey } from '../../../shared/ids.ts'
import { client } from '../../../web/api/api.ts'
import { ALWAYS_STALE, queryClient } from '../../../web/api/queries.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { type Delivery, deliver, studentOutbox } from '../../../web/outbox/student-outbox.ts'
import type { SideRecords } from '../../records/log/rules.ts'
import { PAPER_PREFIX, paperRecords } from '../../records/mock/rules.ts'
import { subjects } from '../../subjects/web/queries.ts'
import type { MockExam, MockExamBody, mockExamsContract } from '../contract.ts'
import { wholeOf } from '../merging.ts'
import { paperPath } from '../path.ts'
import { recordsOf } from '../rules.ts'

const api = client<typeof mockExamsContract>()

export const mockExamsOf = (userId: string) =>
  queryOptions({
    queryKey: ['mock-exams', userId],
    queryFn: ({ signal }) => api('GET /mock-exams/user/:userId', { params: { userId }, signal }),
    ...ALWAYS_STALE,
  })

/** Puts the server's newest version of a paper into the cache. */
export function putPaper(userId: string, exam: MockExam): void {
  const { queryKey } = mockExamsOf(userId)
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (known = []) => [exam, ...known.filter(({ key }) => key !== exam.key)])
}

/** The student's records before and after a paper is saved or deleted, as the server will have them. */
function recordsBeside(
  key: string,
  { before, after }: { before: MockExamBody | undefined; after: MockExamBody | undefined },
): SideRecords {
  const zone = studentDayZone()
  const of = (paper: MockExamBody | undefined) =>
    paper
      ? paperRecords({ key, answeredAt: new Date(paper.answered_at), zone, records: recordsOf(paper) })
      : []
  const known = queryClient.getQueryData(subjects.queryKey) ?? []
  const named = new Map(known.map(({ id, name }) => [id, name]))
  return {
    prefix: `${PAPER_PREFIX}${key}-`,
    before: of(before),
    after: of(after),
    subjects: (after?.blocks ?? []).flatMap(({ subject_id, name }) =>
      subject_id === null ? [] : [[subject_id, named.get(subject_id) ?? name]],
    ),
  }
}

interface SaidPaper {
  /** The paper as it was last saved; undefined without changes. */
  readonly from: MockExamBody | undefined
  readonly body: MockExamBody
  /** The paper that has the current records; `from` by default. */
  readonly before?: MockExamBody | undefined
}

/** Stores a paper on the device, then sends it; `onKept` is called once it is safe there. */
export function savePaper(
  userId: string,
  key: string,
  { from, body, before = from }: SaidPaper,
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
      records: recordsBeside(key, { before, after: body }),
      ...(made ? { made } : {}),
      createdAt: Date.now(),
      label: body.title,
    },
    onKept,
  )
}

/** `before` is the paper as it was last saved; undefined if it never was. */
export const removePaper = (
  userId: string,
  key: string,
  { label, before }: { label: string; before: MockExamBody | undefined },
): Promise<Delivery> =>
  deliver(userId, {
    id: newRecordKey(Date.now()),
    method: 'DELETE',
    path: paperPath(key),
    body: undefined,
    records: recordsBeside(key, { before, after: undefined }),
    createdAt: Date.now(),
    label,
  })

/** Restores a deleted paper: discards an unsent deletion, or saves the paper anew. */
export async function bringBack(userId: string, { key, ...body }: MockExam): Promise<void> {
  const outbox = studentOutbox(userId)
  const waiting = outbox
    .getSnapshot()
    .find(({ path, method }) => path === paperPath(key) && method === 'DELETE')
  if (waiting) await outbox.discard(waiting.id)
  await savePaper(userId, key, { from: undefined, body, before: waiting && body })
}

/** Allows for uploading a file on a slow line. */
const LONG_MS = 60_000

/** Reads a key's PDF (base64) row by row. */
export const readingKey = (userId: string) =>
  mutationOptions({
    mutationKey: ['read answer key'],
    mutationFn: async (key_pdf: string) =>
      (await api('POST /answer-keys', { body: { user_id: userId, key_pdf }, timeout: LONG_MS })).text,
  })
