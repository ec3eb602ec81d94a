import { queryOptions } from '@tanstack/react-query'
import { newRecordKey } from '../../../shared/ids.ts'
import { client } from '../../../web/api.ts'
import { ASKED_ANEW } from '../../../web/queries.ts'
import { type Delivery, deliver, studentOutbox } from '../../../web/student-outbox.ts'
import type { StudyDay, StudyRecordBody, studyContract } from '../contract.ts'
import { type KnownRecord, pathOf, RECORDS_PATH } from '../pending/rules.ts'
import type { ChosenSubject } from '../stored-timer/rules.ts'

const api = client<typeof studyContract>()

/** The start of the study day's key. */
export const studyDayKey = ['study-day']

/** The study day, with what the server has just answered to writes. */
export interface KnownDay extends Omit<StudyDay, 'records'> {
  records: readonly KnownRecord[]
}

/** What a student says of a session, without whose it is. */
export type Said = Omit<StudyRecordBody, 'user_id' | 'subject_id'>

/** What is known of a day by what was known last: the subjects, and the records when it was the same day. */
const dayFrom = (last: KnownDay, day: string): KnownDay => ({
  ...last,
  day,
  records: last.day === day ? last.records : [],
})

/** What the study page shows of the student's day; on the next day the page asks anew. */
export const studyDayOf = (userId: string, day: string) =>
  queryOptions({
    queryKey: [...studyDayKey, userId, day],
    queryFn: ({ signal }): Promise<KnownDay> => api('GET /study-day/:userId', { params: { userId }, signal }),
    placeholderData: (before) => before && dayFrom(before, day),
    meta: { standIn: { like: [...studyDayKey, userId], as: (before: KnownDay) => dayFrom(before, day) } },
    ...ASKED_ANEW,
  })

/** A session to save: once by its key, however often it is tried. */
export interface NewSession {
  key: string
  subject: ChosenSubject
  said: Said
}

/** Saves a session, on the device first; `onKept` is called as soon as nothing can lose it any more. */
export function saveSession(
  userId: string,
  { key, subject, said }: NewSession,
  onKept?: () => void,
): Promise<Delivery> {
  const write = {
    id: key,
    method: 'POST',
    path: RECORDS_PATH,
    body: { ...said, user_id: userId, subject_id: subject.id },
    createdAt: Date.now(),
    label: subject.name,
  } as const
  return deliver(userId, write, onKept)
}

/** Changes a session, on the device first; one that was not sent yet keeps when it was. */
export function changeSession(
  userId: string,
  record: KnownRecord,
  subject: ChosenSubject,
  said: Said,
): Promise<Delivery> {
  const when = record.id === 0 ? { created_at: record.created_at } : {}
  return deliver(userId, {
    id: newRecordKey(Date.now()),
    method: 'PUT',
    path: pathOf(record),
    body: { ...said, ...when, user_id: userId, subject_id: subject.id },
    createdAt: Date.now(),
    label: subject.name,
  })
}

/** Deletes a session, on the device first. */
export function deleteSession(userId: string, record: KnownRecord): Promise<Delivery> {
  const { id, subject, subject_id, study_time, created_at } = record
  return deliver(userId, {
    id: newRecordKey(Date.now()),
    method: 'DELETE',
    path: pathOf(record),
    // Enough of one that may have been sent to learn its id by its key.
    body: id === 0 ? { user_id: userId, subject_id, study_time, created_at } : undefined,
    createdAt: Date.now(),
    label: subject?.name ?? '',
  })
}

/** Forgets a write that the server refused, at the student's own wish. */
export function forgetWrite(userId: string, key: string): Promise<void> {
  return studentOutbox(userId).discard(key)
}

/** Sends a refused write once more. */
export function retryWrite(userId: string, key: string): Promise<void> {
  return studentOutbox(userId).retry(key)
}
