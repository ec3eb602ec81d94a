import { type Day, type DayZone, numberOfDay } from '../../../shared/calendar.ts'
import type { Kind } from '../contract.ts'
import {
  beforeOf,
  changedBy,
  isMaking,
  isOfRecord,
  type KnownRecord,
  nameOf,
  type PendingWrite,
  recordOf,
  recordPath,
} from '../pending.ts'
import type { LogColumns } from './contract.ts'

/** A record as the log has it; `study_time` is in seconds. */
export interface LoggedRecord {
  /** Negative for a record that the server does not have yet. */
  readonly id: number
  /** Undefined where the server did not send it. */
  readonly key: string | undefined
  readonly subject_id: number
  readonly topic: string | null
  /** 0 where it names no topic of an edital. */
  readonly topic_id: number
  readonly kind: Kind | null
  readonly finished: boolean
  readonly study_time: number
  readonly total_pauses: number
  readonly questions_resolved: number
  readonly correct_answers: number
  readonly incorrect_answers: number
  /** When the session ended, in epoch ms. */
  readonly at: number
  readonly day: Day
  readonly zone: DayZone
}

/** Effect of another write on records: `after` replaces all whose key begins with the prefix. */
export interface SideRecords {
  readonly prefix: string
  readonly before: readonly LoggedRecord[]
  readonly after: readonly LoggedRecord[]
  readonly subjects: readonly (readonly [id: number, name: string])[]
}

export const sideRecordsOf = ({ records }: Pick<PendingWrite, 'records'>) =>
  records as SideRecords | undefined

/** The log as a device stores it: numbers in two pieces of bytes, which the disk reads and writes at once. */
export interface StudyLog {
  /** Changes after this are missing. */
  readonly since: number
  /** The cursor of the pages not fetched yet; null once the log is whole. */
  readonly next: string | null
  readonly subjects: readonly (readonly [id: number, name: string])[]
  readonly wide: Float64Array
  readonly narrow: Int32Array
  readonly texts: readonly string[]
}

const [WIDE, NARROW] = [2, 13]
const known = new WeakMap<StudyLog, readonly LoggedRecord[]>()

/** Newest first; the same list for the same log. */
export function recordsIn(log: StudyLog): readonly LoggedRecord[] {
  const records = known.get(log) ?? unpacked(log)
  known.set(log, records)
  return records
}

function unpacked({ wide, narrow, texts }: StudyLog): LoggedRecord[] {
  const records: LoggedRecord[] = []
  for (let w = 0, n = 0; w < wide.length; w += WIDE, n += NARROW) {
    records.push({
      id: at(wide, w),
      at: at(wide, w + 1),
      subject_id: at(narrow, n),
      topic_id: at(narrow, n + 1),
      finished: at(narrow, n + 2) === 1,
      study_time: at(narrow, n + 3),
      total_pauses: at(narrow, n + 4),
      questions_resolved: at(narrow, n + 5),
      correct_answers: at(narrow, n + 6),
      incorrect_answers: at(narrow, n + 7),
      topic: texts[at(narrow, n + 8) - 1] ?? null,
      kind: (texts[at(narrow, n + 9) - 1] as Kind | undefined) ?? null,
      day: texts[at(narrow, n + 10) - 1] ?? '',
      zone: texts[at(narrow, n + 11) - 1] ?? '',
      key: texts[at(narrow, n + 12) - 1],
    })
  }
  return records
}

const at = (numbers: Float64Array | Int32Array, place: number) => numbers[place] ?? 0

/** Stores records, newest first. */
export function logOf(
  records: readonly LoggedRecord[],
  about: Pick<StudyLog, 'since' | 'next' | 'subjects'>,
): StudyLog {
  const wide = new Float64Array(records.length * WIDE)
  const narrow = new Int32Array(records.length * NARROW)
  const places = new Map<string, number>()
  const texts: string[] = []
  const place = (text: string | null | undefined) => {
    if (text === null || text === undefined) return 0
    const known = places.get(text) ?? texts.push(text)
    places.set(text, known)
    return known
  }
  for (const [row, one] of records.entries()) {
    wide.set([one.id, one.at], row * WIDE)
    const numbers = [one.subject_id, one.topic_id, Number(one.finished), one.study_time, one.total_pauses]
    const answers = [one.questions_resolved, one.correct_answers, one.incorrect_answers]
    const words = [one.topic, one.kind, one.day, one.zone, one.key].map(place)
    narrow.set([...numbers, ...answers, ...words], row * NARROW)
  }
  const log = { ...about, wide, narrow, texts }
  known.set(log, records)
  return log
}

/** The records of a page, and the ids of deleted ones. */
export function recordsOfPage(columns: LogColumns): { records: LoggedRecord[]; gone: number[] } {
  const all = columns.id.map((id, row): LoggedRecord => {
    const number = (column: readonly number[]) => column[row] ?? 0
    return {
      id,
      key: columns.key?.[row] ?? undefined,
      subject_id: number(columns.subject_id),
      topic: columns.topic[row] ?? null,
      topic_id: number(columns.topic_id),
      kind: columns.kind[row] ?? null,
      finished: columns.finished[row] === 1,
      study_time: number(columns.study_time),
      total_pauses: number(columns.total_pauses),
      questions_resolved: number(columns.questions_resolved),
      correct_answers: number(columns.correct_answers),
      incorrect_answers: number(columns.incorrect_answers),
      at: number(columns.at),
      day: columns.day[row] ?? '',
      zone: columns.zone[row] ?? '',
    }
  })
  const isGone = (_: unknown, row: number) => columns.ativo?.[row] === 0
  return {
    records: all.filter((one, row) => !isGone(one, row)),
    gone: all.filter(isGone).map(({ id }) => id),
  }
}

const newestFirst = (one: LoggedRecord, other: LoggedRecord) => other.at - one.at || other.id - one.id

/** The log with these changed records, and without the deleted ones. */
export function withChanges(
  before: readonly LoggedRecord[],
  { records, gone }: { readonly records: readonly LoggedRecord[]; readonly gone: readonly number[] },
): readonly LoggedRecord[] {
  if (records.length === 0 && gone.length === 0) return before
  const touched = new Set([...records.map(({ id }) => id), ...gone])
  const keys = new Set(records.map(({ key }) => key))
  // A record shown before the server gave it an id is found by its key.
  const stays = ({ id, key }: LoggedRecord) => !(touched.has(id) || (id < 0 && keys.has(key)))
  return [...before.filter(stays), ...records].sort(newestFirst)
}

/** Turns a record of the API into one of the log. */
export const loggedOf = ({
  created_at,
  key,
  topic_id,
  kind,
  finished,
  ...record
}: KnownRecord): LoggedRecord => ({
  id: record.id ?? 0,
  key,
  subject_id: record.subject_id,
  topic: record.topic,
  topic_id: topic_id ?? 0,
  kind: kind ?? null,
  finished: finished === true,
  study_time: record.study_time,
  total_pauses: record.total_pauses,
  questions_resolved: record.questions_resolved,
  correct_answers: record.correct_answers,
  incorrect_answers: record.incorrect_answers,
  at: Date.parse(created_at),
  day: record.day,
  zone: record.zone,
})

/** The records' student, and the names of the subjects. */
export interface Named {
  readonly userId: string
  readonly names: ReadonlyMap<number, string>
}

/** The record as the API returns it. */
export function knownOf(record: LoggedRecord, { userId, names }: Named): KnownRecord {
  const { id, key, subject_id, topic_id, kind, finished, at, ...fields } = record
  const name = names.get(subject_id)
  return {
    ...fields,
    ...(id > 0 && { id }),
    ...(key !== undefined && { key }),
    user_id: userId,
    subject_id,
    subject: name === undefined ? null : { id: subject_id, name },
    created_at: new Date(at).toISOString(),
    ativo: 1,
    ...(topic_id > 0 && { topic_id }),
    ...(kind && { kind }),
    ...(finished && { finished: true }),
  }
}

/** The records as they will be once all waiting writes are sent. */
export function withWaiting(
  records: readonly LoggedRecord[],
  writes: readonly PendingWrite[],
): readonly LoggedRecord[] {
  const waiting = writes.filter(
    (write) => write.state === 'waiting' && (isOfRecord(write) || sideRecordsOf(write)),
  )
  if (waiting.length === 0) return records
  return [...waiting.reduce(withWrite, records)].sort(newestFirst)
}

function withWrite(
  records: readonly LoggedRecord[],
  write: PendingWrite,
  order: number,
): readonly LoggedRecord[] {
  const side = sideRecordsOf(write)
  if (side) {
    const isIts = ({ key }: LoggedRecord) => key?.startsWith(side.prefix) === true
    const ids = new Map(records.filter(isIts).map(({ key, id }) => [key, id]))
    const after = side.after.map((one) => ({ ...one, id: ids.get(one.key) ?? -1 - order }))
    return [...records.filter((one) => !isIts(one)), ...after]
  }
  if (isMaking(write)) {
    // The record exists already when only the write's answer got lost.
    if (records.some(({ key }) => key === write.id)) return records
    return [...records, { ...loggedOf(recordOf(write)), id: -1 - order }]
  }
  const at = records.findIndex(isNamedBy(write))
  const found = records[at]
  if (!found) return records
  if (write.method === 'DELETE') return records.toSpliced(at, 1)
  const { id: _, ...changed } = loggedOf(
    changedBy(write, knownOf(found, { userId: write.userId, names: NO_NAMES })),
  )
  return records.with(at, { ...changed, id: found.id })
}

function isNamedBy(write: PendingWrite): (record: LoggedRecord) => boolean {
  const before = beforeOf(write)?.id
  return ({ id, key }) =>
    id === before || write.path === recordPath(id) || (key !== undefined && write.path === recordPath(key))
}

const NO_NAMES: ReadonlyMap<number, string> = new Map()

export interface RecordRow {
  /** The key stays the same when the record is sent. */
  readonly key: string
  readonly record: KnownRecord
  /** `unsaved`: the server does not have the record; `changed`: it does not have the last change. */
  readonly state: 'saved' | 'changed' | 'unsaved'
}

/** Lists records of the log with waiting writes, in their order. */
export function rowsOf(
  records: readonly LoggedRecord[],
  writes: readonly PendingWrite[],
  named: Named,
): RecordRow[] {
  const changes = writes.filter((write) => write.state === 'waiting' && isOfRecord(write) && !isMaking(write))
  const changed = changes.map(isNamedBy)
  const stateOf = (one: LoggedRecord) => {
    if (one.id < 0) return 'unsaved'
    return changed.some((isIts) => isIts(one)) ? 'changed' : 'saved'
  }
  return records.map((one) => {
    const record = knownOf(one, named)
    return { key: nameOf(record), record, state: stateOf(one) }
  })
}

/** A checksum of the log: each field counts by another prime. */
export const sumOfLog = (records: readonly LoggedRecord[]): number =>
  records.reduce((sum, one) => sum + weightOf(one), 0)

const weightOf = (one: LoggedRecord) =>
  one.id +
  3 * one.study_time +
  5 * one.questions_resolved +
  7 * one.correct_answers +
  11 * one.incorrect_answers +
  13 * one.subject_id +
  17 * numberOfDay(one.day)
