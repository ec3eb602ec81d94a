import { type Day, DEFAULT_TIME_ZONE, today } from '../../shared/calendar.ts'
import type { StudyRecord, StudyRecordBody } from './contract.ts'
import { correctOf } from './rules.ts'
import { dayOfStudy, type Studied } from './studied-day/rules.ts'

/** A waiting or refused write of a record; `label` is its subject's name. */
export interface PendingWrite {
  id: string
  userId: string
  method: string
  path: string
  body: unknown
  /** The record as it was shown before the change or deletion. */
  before?: unknown
  /** The `SideRecords` of a write of something else. */
  records?: unknown
  createdAt: number
  label: string
  state: 'waiting' | 'rejected'
  message?: string
  /** Another device has changed the same record, and the student must choose. */
  theirs?: unknown
}

/** Without an id until the server assigns one. */
export interface KnownRecord extends Omit<StudyRecord, 'id'> {
  id?: number
}

export type IsToday = (record: Pick<StudyRecord, 'day'>) => boolean

export const RECORDS_PATH = '/user-study-records'

/** The log and the server's own sums have this in `meta.counts`, and are fetched again after a save. */
export const COUNTED = 'records'

export const isOfRecord = ({ path }: Pick<PendingWrite, 'path'>): boolean => path.startsWith(RECORDS_PATH)

type Named = Pick<KnownRecord, 'id' | 'key'>

/** `name` is the id or the key. */
export const recordPath = (name: number | string): string => `${RECORDS_PATH}/${encodeURIComponent(name)}`

/** The same before and after sending: the key or, without one, the id. */
export const nameOf = ({ id, key = String(id) }: Named) => key

export const pathOf = (record: Named): string => recordPath(nameOf(record))

export const isMaking = ({ method, path }: Pick<PendingWrite, 'method' | 'path'>) =>
  method === 'POST' && path === RECORDS_PATH

/** Refused writes, and waiting records of other days: the student must see both. */
export function unsentOf(writes: readonly PendingWrite[], isToday: IsToday): readonly PendingWrite[] {
  return writes.flatMap((write) => {
    if (write.state === 'rejected') return write.theirs ? [] : [write]
    return isMaking(write) && !isToday(recordOf(write)) ? madeAfter(write, writes) : []
  })
}

/** The write that makes the record with its later changes; empty when it is deleted again. */
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

/** The record before a write; undefined on a device that stored it before records had days. */
export function beforeOf({ before }: Pick<PendingWrite, 'before'>): KnownRecord | undefined {
  const known = before as KnownRecord | undefined
  if (!known || known.day) return known
  return { ...known, zone: DEFAULT_TIME_ZONE, day: today(new Date(known.created_at), DEFAULT_TIME_ZONE) }
}

const studiedBefore = (known: KnownRecord | undefined): Studied | undefined =>
  known && { instant: new Date(known.created_at), day: known.day, zone: known.zone }

/** The record without an id until the server assigns one. */
export function recordOf(write: PendingWrite): KnownRecord {
  const { id, userId, method, path, body, createdAt, label } = write
  const fields = body as StudyRecordBody
  const before = studiedBefore(beforeOf(write))
  const instant = new Date(fields.created_at ?? before?.instant ?? createdAt)
  const zone = fields.zone ?? before?.zone ?? DEFAULT_TIME_ZONE
  const name = method === 'POST' ? id : decodeURIComponent(path.slice(RECORDS_PATH.length + 1))
  return {
    ...(/\D/.test(name) ? { key: name } : { id: Number(name) }),
    user_id: userId,
    subject_id: fields.subject_id,
    subject: { id: fields.subject_id, name: label },
    topic: fields.topic || null,
    study_time: fields.study_time,
    total_pauses: fields.total_pauses ?? 0,
    questions_resolved: fields.questions_resolved ?? 0,
    correct_answers: fields.correct_answers ?? correctOf(fields.questions_resolved, fields.incorrect_answers),
    incorrect_answers: fields.incorrect_answers ?? 0,
    created_at: instant.toISOString(),
    ativo: 1,
    day: fields.studied_on ?? dayOfStudy({ instant, zone }, before),
    zone,
    ...topicFields(fields),
  }
}

/** Leaves unset fields out, as the server does. */
function topicFields({
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

/** As the server will have it: missing `kind` and `finished` stay, as does a topic with its words. */
export function changedBy(
  write: PendingWrite,
  { topic_id, kind, finished, ...record }: KnownRecord,
): KnownRecord {
  const fields = write.body as StudyRecordBody
  const after = recordOf({ ...write, before: record })
  const isItsTopic = after.subject_id === record.subject_id && after.topic === record.topic
  return {
    ...record,
    ...(fields.topic_id === undefined && isItsTopic && topic_id ? { topic_id } : {}),
    ...(fields.kind === undefined && kind ? { kind } : {}),
    ...(fields.finished === undefined && finished ? { finished } : {}),
    ...after,
  }
}
