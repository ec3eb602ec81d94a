import { type Day, DEFAULT_TIME_ZONE, today } from '../../shared/calendar.ts'
import type { StudyRecord, StudyRecordBody } from './contract.ts'
import { correctOf } from './rules.ts'
import { dayOfStudy, type Studied } from './studied-day/rules.ts'

/** A write that waits on the device, or that the server refused; `label` is its subject's name. */
export interface PendingWrite {
  id: string
  userId: string
  method: string
  path: string
  body: unknown
  /** The record that it changes or deletes, as it was shown then. */
  before?: unknown
  /** The instant is in epoch ms. */
  createdAt: number
  label: string
  state: 'waiting' | 'rejected'
  message?: string
  /** Another device has changed the same, and the student is asked what stays. */
  theirs?: unknown
}

/** It has no id until the server gives it one. */
export interface KnownRecord extends Omit<StudyRecord, 'id'> {
  id?: number
}

export type IsToday = (record: Pick<StudyRecord, 'day'>) => boolean

export const RECORDS_PATH = '/user-study-records'

/** The log, and what the server still adds records up for, say so, and are asked anew after a save. */
export const COUNTED = 'records'

export const isOfRecord = ({ path }: Pick<PendingWrite, 'path'>): boolean => path.startsWith(RECORDS_PATH)

type Named = Pick<KnownRecord, 'id' | 'key'>

/** `name` is the id or the key. */
export const recordPath = (name: number | string): string => `${RECORDS_PATH}/${encodeURIComponent(name)}`

/** The name is the same before and after sending: the key or, without one, the id. */
export const nameOf = ({ id, key = String(id) }: Named) => key

export const pathOf = (record: Named): string => recordPath(nameOf(record))

export const isMaking = ({ method, path }: Pick<PendingWrite, 'method' | 'path'>) =>
  method === 'POST' && path === RECORDS_PATH

/** The student must be told of refused writes, and of waiting records of other days. */
export function unsentOf(writes: readonly PendingWrite[], isToday: IsToday): readonly PendingWrite[] {
  return writes.flatMap((write) => {
    if (write.state === 'rejected') return write.theirs ? [] : [write]
    return isMaking(write) && !isToday(recordOf(write)) ? madeAfter(write, writes) : []
  })
}

/** Nothing when the record is deleted again. */
function madeAfter(write: PendingWrite, writes: readonly PendingWrite[]): PendingWrite[] {
  const last = writes.findLast(({ state, path }) => state === 'waiting' && path === recordPath(write.id))
  if (!last) return [write]
  const body = { ...(write.body as object), ...(last.body as object) }
  return last.method === 'DELETE' ? [] : [{ ...write, body, label: last.label }]
}

/** Returns a test for records of this day. */
export const isOf =
  (day: Day): IsToday =>
  (record) =>
    record.day === day

/** The record as it was before a write: a device that has kept it since before records had days tells none. */
export function beforeOf({ before }: Pick<PendingWrite, 'before'>): KnownRecord | undefined {
  const known = before as KnownRecord | undefined
  if (!known || known.day) return known
  return { ...known, zone: DEFAULT_TIME_ZONE, day: today(new Date(known.created_at), DEFAULT_TIME_ZONE) }
}

/** When and where it was studied, as far as it is known. */
const studiedBefore = (known: KnownRecord | undefined): Studied | undefined =>
  known && { instant: new Date(known.created_at), day: known.day, zone: known.zone }

/** The record has no id until the server gives it one. */
export function recordOf(write: PendingWrite): KnownRecord {
  const { id, userId, method, path, body, createdAt, label } = write
  const said = body as StudyRecordBody
  const before = studiedBefore(beforeOf(write))
  const instant = new Date(said.created_at ?? before?.instant ?? createdAt)
  const zone = said.zone ?? before?.zone ?? DEFAULT_TIME_ZONE
  const name = method === 'POST' ? id : decodeURIComponent(path.slice(RECORDS_PATH.length + 1))
  return {
    ...(/\D/.test(name) ? { key: name } : { id: Number(name) }),
    user_id: userId,
    subject_id: said.subject_id,
    subject: { id: said.subject_id, name: label },
    topic: said.topic || null,
    study_time: said.study_time,
    total_pauses: said.total_pauses ?? 0,
    questions_resolved: said.questions_resolved ?? 0,
    correct_answers: said.correct_answers ?? correctOf(said.questions_resolved, said.incorrect_answers),
    incorrect_answers: said.incorrect_answers ?? 0,
    created_at: instant.toISOString(),
    ativo: 1,
    day: said.studied_on ?? dayOfStudy({ instant, zone }, before),
    zone,
    ...saidOfTopic(said),
  }
}

/** What was not said is left out, as the server does. */
function saidOfTopic({
  topic_id,
  kind,
  finished,
}: StudyRecordBody): Pick<StudyRecord, 'topic_id' | 'kind' | 'finished'> {
  return {
    ...(topic_id ? { topic_id } : {}),
    ...(kind ? { kind } : {}),
    ...(finished ? { finished: true } : {}),
  }
}

/**
 * The record as the server will have it: kind and finish stay
 * where they are left out, and the topic does with its words.
 */
export function changedBy(
  write: PendingWrite,
  { topic_id, kind, finished, ...record }: KnownRecord,
): KnownRecord {
  const said = write.body as StudyRecordBody
  const after = recordOf({ ...write, before: record })
  const isItsTopic = after.subject_id === record.subject_id && after.topic === record.topic
  return {
    ...record,
    ...(said.topic_id === undefined && isItsTopic && topic_id ? { topic_id } : {}),
    ...(said.kind === undefined && kind ? { kind } : {}),
    ...(said.finished === undefined && finished ? { finished } : {}),
    ...after,
  }
}
