import { today } from '../../../shared/calendar.ts'
import { makerOf, pathOfUnsent } from '../../../shared/unsent.ts'
import type { StudyRecord, StudyRecordBody } from '../contract.ts'
import { correctOf } from '../rules.ts'

/** A write of a study record that waits on the device, or that the server refused; `label` is its subject's name. */
export interface PendingWrite {
  id: string
  userId: string
  method: string
  path: string
  body: unknown
  /** Epoch milliseconds. */
  createdAt: number
  label: string
  state: 'waiting' | 'rejected'
  message?: string
}

/** A record as the page knows it: `sentAs` is the write that makes or made it, until the list is loaded anew. */
export interface KnownRecord extends StudyRecord {
  sentAs?: string
}

/** One session of the list. */
export interface RecordRow {
  /** The same before and after the record was sent. */
  key: string
  record: KnownRecord
  /** `unsaved`: the server does not know it yet; `changed`: it does not know its last change yet. */
  state: 'saved' | 'changed' | 'unsaved'
}

/** The path of the study records. */
export const RECORDS_PATH = '/user-study-records'

/** Whether the write is of a study record, and not of something else that waits with it. */
export const isOfRecord = ({ path }: Pick<PendingWrite, 'path'>): boolean => path.startsWith(RECORDS_PATH)

/** The path of one study record. */
export function recordPath(id: number): string {
  return `${RECORDS_PATH}/${id}`
}

/** The path of a record that the page knows, also of one that the server has given no id yet. */
export function pathOf({ id, sentAs }: Pick<KnownRecord, 'id' | 'sentAs'>): string {
  return id === 0 && sentAs !== undefined ? pathOfUnsent(RECORDS_PATH, sentAs) : recordPath(id)
}

/** Whether the path is this record's, by the server's id or by the write that made it. */
const isAt = (path: string, { id, sentAs }: KnownRecord) =>
  path === recordPath(id) || (sentAs !== undefined && path === pathOfUnsent(RECORDS_PATH, sentAs))

/** Today's sessions, newest first, as they will be once all that waits is sent. */
export function rowsOf(
  records: readonly KnownRecord[],
  writes: readonly PendingWrite[],
  isToday: (record: StudyRecord) => boolean,
): RecordRow[] {
  const waiting = writes.filter(({ state }) => state === 'waiting')
  const known = records.map(knownAmong(waiting))
  const sent = new Set(known.map(({ sentAs }) => sentAs))
  const unsaved = waiting
    .filter((write) => write.method === 'POST' && write.path === RECORDS_PATH && !sent.has(write.id))
    .map((write): RecordRow => ({ key: write.id, record: recordOf(write), state: 'unsaved' }))
    .filter(({ record }) => isToday(record))
  const saved = known.map((record): RecordRow => ({ key: record.sentAs ?? String(record.id), record, state: 'saved' }))
  return waiting
    .reduce<RecordRow[]>((rows, write) => rows.flatMap(apply(write)), [...unsaved, ...saved])
    .sort((a, b) => b.record.created_at.localeCompare(a.record.created_at))
}

/** When the answer to a write got lost, its record is in the list while the write still waits: they are one, by their instant. */
function knownAmong(waiting: readonly PendingWrite[]): (record: KnownRecord) => KnownRecord {
  const made = waiting.filter((write) => write.method === 'POST' && isOfRecord(write))
  return (record) => {
    const maker = made.find((write) => recordOf(write).created_at === record.created_at)
    return maker ? { ...record, sentAs: maker.id } : record
  }
}

/** The writes that the student must be told of: whatever was refused, and waiting records of other days. */
export function unsentOf(
  writes: readonly PendingWrite[],
  isToday: (record: StudyRecord) => boolean,
): readonly PendingWrite[] {
  return writes.filter((write) => {
    if (write.state === 'rejected') return true
    return isOfRecord(write) && write.method === 'POST' && !isToday(recordOf(write))
  })
}

/** The day's records after the server took a write and answered it; `reply` is the body of that answer (spec §7). */
export function recordsAfter(
  records: readonly KnownRecord[],
  write: Pick<PendingWrite, 'id' | 'method' | 'path'>,
  reply: unknown,
  isToday: (record: StudyRecord) => boolean,
): readonly KnownRecord[] {
  if (write.method === 'POST' && write.path === RECORDS_PATH) {
    const record = { ...(reply as StudyRecord), sentAs: write.id }
    const isNew = record.ativo === 1 && isToday(record) && records.every(({ id }) => id !== record.id)
    return isNew ? [record, ...records] : records
  }
  if (write.method === 'DELETE') return records.filter((record) => !isAt(write.path, record))
  return records.map((record) =>
    isAt(write.path, record) ? { ...record, ...(reply as { data: StudyRecord }).data } : record,
  )
}

/** Tells whether a record's session ended on `day` in the zone. */
export function endedOn(day: string, timeZone: string): (record: StudyRecord) => boolean {
  return ({ created_at }) => today(new Date(created_at), timeZone) === day
}

/** A write's record as it will be once it is saved; its id is 0 until the server gives it one. */
export function recordOf({ id, userId, method, path, body, createdAt, label }: PendingWrite): KnownRecord {
  const said = body as StudyRecordBody
  const sentAs = method === 'POST' ? id : makerOf(path)
  return {
    id: Number(path.slice(RECORDS_PATH.length + 1)) || 0,
    ...(sentAs === undefined ? {} : { sentAs }),
    user_id: userId,
    subject_id: said.subject_id,
    subject: { id: said.subject_id, name: label },
    topic: said.topic || null,
    study_time: said.study_time,
    total_pauses: said.total_pauses ?? 0,
    questions_resolved: said.questions_resolved ?? 0,
    correct_answers: said.correct_answers ?? correctOf(said.questions_resolved, said.incorrect_answers),
    incorrect_answers: said.incorrect_answers ?? 0,
    created_at: said.created_at ?? new Date(createdAt).toISOString(),
    ativo: 1,
  }
}

/** What a waiting change makes of a row: the row itself, the changed row, or nothing when it deletes it. */
function apply(write: PendingWrite): (row: RecordRow) => RecordRow[] {
  return (row) => {
    if (write.method === 'POST' || !isAt(write.path, row.record)) return [row]
    if (write.method === 'DELETE') return []
    const { id, created_at } = row.record
    const record = { ...row.record, ...recordOf(write), id, created_at }
    return [{ ...row, record, state: row.state === 'unsaved' ? 'unsaved' : 'changed' }]
  }
}
