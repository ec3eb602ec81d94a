import { queryOptions } from '@tanstack/react-query'
import { newRecordKey } from '../../../shared/ids.ts'
import { tidy } from '../../../shared/text.ts'
import { client } from '../../../web/api/api.ts'
import { ALWAYS_STALE } from '../../../web/api/queries.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { type Delivery, deliver, studentOutbox } from '../../../web/outbox/student-outbox.ts'
import type { ChosenSubject, RecordFields, StudyRecordBody, studyContract } from '../contract.ts'
import { madeOf } from '../merging.ts'
import { beforeOf, COUNTED, type KnownRecord, pathOf, RECORDS_PATH } from '../pending.ts'

const api = client<typeof studyContract>()

export type { RecordFields }

export const studySubjectsOf = (userId: string) =>
  queryOptions({
    queryKey: ['study-subjects', userId],
    queryFn: ({ signal }) => api('GET /study-subjects/:userId', { params: { userId }, signal }),
    ...ALWAYS_STALE,
  })

/** The server saves it once by its key. */
export interface NewSession {
  key: string
  subject: ChosenSubject
  fields: RecordFields
}

/** Saves on the device first; calls `onStored` as soon as nothing can lose the session. */
export function saveSession(
  userId: string,
  { key, subject, fields }: NewSession,
  onStored?: () => void,
): Promise<Delivery> {
  const write = {
    id: key,
    method: 'POST',
    path: RECORDS_PATH,
    body: { zone: studentDayZone(), ...bodyOf(userId, subject, fields) },
    createdAt: Date.now(),
    label: subject.name,
    counts: COUNTED,
  } as const
  return deliver(userId, write, onStored)
}

const bodyOf = (userId: string, subject: ChosenSubject, fields: RecordFields): StudyRecordBody => ({
  ...fields,
  topic: tidy(fields.topic ?? ''),
  user_id: userId,
  subject_id: subject.id,
})

interface Change {
  subject: ChosenSubject
  fields: RecordFields
  /** The record before a change that the server refused. */
  before?: unknown
}

/** Always sends the session's day: a change that replaces a waiting one must not drop it. */
export function changeSession(
  userId: string,
  record: KnownRecord,
  { subject, fields, before = record }: Change,
): Promise<Delivery> {
  const write = {
    id: newRecordKey(Date.now()),
    method: 'PUT',
    path: pathOf(record),
    body: bodyOf(userId, subject, { created_at: record.created_at, ...fields }),
    before,
    createdAt: Date.now(),
    label: subject.name,
    counts: COUNTED,
  } as const
  const from = beforeOf({ before })
  return deliver(userId, from ? { ...write, made: madeOf(from, { ...write, userId }) } : write)
}

export function deleteSession(userId: string, record: KnownRecord): Promise<Delivery> {
  return deliver(userId, {
    id: newRecordKey(Date.now()),
    method: 'DELETE',
    path: pathOf(record),
    body: undefined,
    before: record,
    createdAt: Date.now(),
    label: record.subject?.name ?? '',
    counts: COUNTED,
  })
}

export function forgetWrite(userId: string, key: string): Promise<void> {
  return studentOutbox(userId).discard(key)
}

export function retryWrite(userId: string, key: string): Promise<void> {
  return studentOutbox(userId).retry(key)
}
