import { type Db, statement } from '../../../server/database/db.ts'
import type { Day, DayZone } from '../../../shared/calendar.ts'
import type { StudentId } from '../../../shared/ids.ts'
import { subjectVisibleTo } from '../../subjects/server/table.ts'
import { type ChosenSubject, type Kind, LIMITS, type StudyRecord } from '../contract.ts'
import { PAPER_PREFIX } from '../mock/rules.ts'
import type { Period } from '../period/rules.ts'
import { type RecordRow, recordReply } from '../record-reply.ts'
import { mergeStudied, type StudiedOnDevice } from '../studied/rules.ts'
import { addSaving, withoutCounted } from '../studied/server/store.ts'
import type { Studied } from '../studied-day/rules.ts'
import { isActive } from './table.ts'

/** Checked and complete; `created_at` null leaves the time unchanged. */
export interface RecordValues {
  readonly subject_id: number
  readonly topic: string | null
  readonly study_time: number
  readonly total_pauses: number
  readonly questions_resolved: number
  readonly correct_answers: number
  readonly incorrect_answers: number
  readonly created_at: Date | null
  /** Undefined leaves each as it is; the topic stays only with its subject and words. */
  readonly topic_id: number | null | undefined
  readonly kind: Kind | null | undefined
  readonly finished: boolean | undefined
  readonly day: Day | null
}

export interface NewRecord extends RecordValues {
  readonly created_at: Date
  readonly day: Day
  readonly zone: DayZone
  readonly studied: StudiedOnDevice | undefined
}

/** Records of the period's days, at most `limit` after `after`, optionally of one `subject`. */
export interface RecordsWanted extends Period {
  readonly subject: number | null
  readonly after: RecordPosition | null
  readonly limit: number | null
}

/** A position in the order: newest first, then the greater id, in digits. */
export interface RecordPosition {
  readonly createdAt: Date
  readonly id: string
}

/** Where and when an active record was studied, and whether a paper made it. */
interface FoundRecord extends Studied {
  readonly is_of_paper: boolean
}

/** An id (a number), or the key of its creation. */
export type RecordName = number | string

// Planned once. Writing JSON or ISO instants would take longer than the rest of the statement.
const RECORD = `record.id, record.subject_id, subject.name as subject_name, record.topic, record.study_time,
  record.total_pauses, record.questions_resolved, record.correct_answers, record.incorrect_answers,
  record.created_at::text, record.ativo, record.idempotency_key as key, record.topic_id, record.kind, record.finished,
  record.day::text, record.zone`

const ITS_SUBJECT = `left join subject on subject.id = record.subject_id and ${subjectVisibleTo('$1')}`

// Saves a session even if its topic is another student's, of another subject or gone.
const NAMED_TOPIC = `named as (
    select id, left(words, ${LIMITS.topic}) as words from topic where user_id = $1 and id = $10 and subject_id = $2
  )`

const insertRecord = statement<RecordRow>(`
  with subject as (select id, name from subject where id = $2 and ${subjectVisibleTo('$1')}),
  ${NAMED_TOPIC},
  record as (
    insert into study_record (user_id, subject_id, topic, study_time, total_pauses,
      questions_resolved, correct_answers, incorrect_answers, created_at, topic_id, kind, finished, idempotency_key, studied,
      day, zone)
    select $1, subject.id, coalesce($3, named.words), $4, $5, $6, $7, $8, $9::timestamptz, named.id, $11,
      coalesce($12, false), $13, $14, $15::date, $16
    from subject left join named on true
    on conflict (user_id, idempotency_key) where idempotency_key is not null do nothing
    returning *
  )
  select ${RECORD} from record cross join subject`)

const findByKey = statement<RecordRow>(`
  select ${RECORD} from study_record record ${ITS_SUBJECT} where record.user_id = $1 and record.idempotency_key = $2`)

// A paper's records change and go only with it.
const OF_PAPER = `starts_with(coalesce(idempotency_key, ''), '${PAPER_PREFIX}')`

const updateNamed = (name: string) =>
  statement<RecordRow>(`
  with ${NAMED_TOPIC},
  record as (
    update study_record set subject_id = $2, topic = coalesce($3, (select words from named)), study_time = $4,
      total_pauses = $5, questions_resolved = $6, correct_answers = $7, incorrect_answers = $8,
      created_at = coalesce($9::timestamptz, created_at),
      topic_id = case when $14 then (select id from named)
        when subject_id = $2 and topic is not distinct from $3 then topic_id end,
      kind = case when $15 then $11 else kind end,
      finished = coalesce($12, finished),
      day = coalesce($16::date, day)
    where user_id = $1 and ${name} = $13 and ativo = 1 and not ${OF_PAPER} and (subject_id = $2
      or exists (select from subject where subject.id = $2 and ${subjectVisibleTo('$1')}))
    returning *
  )
  select ${RECORD} from record ${ITS_SUBJECT}`)

const findNamed = (name: string) =>
  statement<FoundRecord>(
    `select created_at as instant, day::text, zone, ${OF_PAPER} as is_of_paper from study_record
    where user_id = $1 and ${name} = $2 and ativo = 1`,
  )

const removeNamed = (name: string) =>
  statement<RecordRow>(`
  with record as (
    update study_record set ativo = 0 where user_id = $1 and ${name} = $2 and ativo = 1 and not ${OF_PAPER}
    returning *
  )
  select ${RECORD} from record ${ITS_SUBJECT}`)

const lockNamed = (name: string) =>
  statement<RecordRow>(`
  select ${RECORD} from study_record record ${ITS_SUBJECT}
  where record.user_id = $1 and record.${name} = $2 and record.ativo = 1 for update of record`)

const namedBy = (column: string) => ({
  update: updateNamed(column),
  find: findNamed(column),
  lock: lockNamed(column),
  remove: removeNamed(column),
})
const BY_ID = namedBy('id')
const BY_KEY = namedBy('idempotency_key')
const by = (name: RecordName) => (typeof name === 'number' ? BY_ID : BY_KEY)

// Joins only the page's records, so it sorts them once more.
const pageOf = (chosen: string) =>
  statement<RecordRow>(`
  select ${RECORD} from (
    select * from study_record record
    where ${isActive({ student: '$1', since: '$2', until: '$3' })} and (created_at, id) < ($4, $5) ${chosen}
    order by created_at desc, id desc limit $6
  ) record ${ITS_SUBJECT}
  order by record.created_at desc, record.id desc`)
const findPage = pageOf('')
const findPageOfSubject = pageOf('and record.subject_id = $7')

// Counts deleted records too, because they take room; the index alone answers this.
const countAll = statement<{ records: number }>(
  'select count(*) as records from study_record where user_id = $1',
)

const findSubjects = statement<ChosenSubject>(`
  select subject.id, subject.name from user_subject join subject on subject.id = user_subject.subject_id
  where user_subject.user_id = $1 and user_subject.active order by subject.name_key, subject.name, subject.id`)

export const listSubjects = (db: Db, student: StudentId): Promise<ChosenSubject[]> =>
  findSubjects(db, [student])

/** A known key returns its record with time that no save had; undefined without a visible subject. */
export async function saveRecord(
  db: Db,
  student: StudentId,
  fields: NewRecord,
  key: string | null,
): Promise<StudyRecord | undefined> {
  const values = await withoutCounted(db, student, key, fields)
  const studied = values.studied ? JSON.stringify(mergeStudied(null, values.studied)) : null
  const [saved] = await insertRecord(db, [student, ...columns(values), key, studied, values.day, values.zone])
  if (saved) return recordReply(student, saved)
  if (key === null) return undefined
  await addSaving(db, student, key, values)
  const [found] = await findByKey(db, [student, key])
  return found && recordReply(student, found)
}

export async function countRecords(db: Db, student: StudentId): Promise<number> {
  const [found] = await countAll(db, [student])
  return found?.records ?? 0
}

/** The active record, locked until the transaction ends. */
export async function lockRecord(
  db: Db,
  student: StudentId,
  name: RecordName,
): Promise<StudyRecord | undefined> {
  const [found] = await by(name).lock(db, [student, name])
  return found && recordReply(student, found)
}

/** Returns what is missing: the record, a visible subject, or the right to change a paper's. */
export async function changeRecord(
  db: Db,
  student: StudentId,
  name: RecordName,
  values: RecordValues,
): Promise<StudyRecord | { missing: 'record' | 'subject' | 'right' }> {
  const { update, find } = by(name)
  const [changed] = await update(db, [
    student,
    ...columns(values),
    name,
    values.topic_id !== undefined,
    values.kind !== undefined,
    values.day,
  ])
  if (changed) return recordReply(student, changed)
  const [found] = await find(db, [student, name])
  if (!found) return { missing: 'record' }
  return { missing: found.is_of_paper ? 'right' : 'subject' }
}

export async function findStudied(
  db: Db,
  student: StudentId,
  name: RecordName,
): Promise<FoundRecord | undefined> {
  const [found] = await by(name).find(db, [student, name])
  return found
}

/** Returns the record after the deletion; undefined when there is no active one that is not a paper's. */
export async function deleteRecord(
  db: Db,
  student: StudentId,
  name: RecordName,
): Promise<StudyRecord | undefined> {
  const [removed] = await by(name).remove(db, [student, name])
  return removed && recordReply(student, removed)
}

export async function listRecords(
  db: Db,
  student: StudentId,
  { from = '-infinity', to = 'infinity', after, limit, subject }: RecordsWanted,
): Promise<StudyRecord[]> {
  const position = after ? [after.createdAt, after.id] : ['infinity', 0]
  const values = [student, from, to, ...position, limit]
  const found = subject === null ? findPage(db, values) : findPageOfSubject(db, [...values, subject])
  return (await found).map((row) => recordReply(student, row))
}

const columns = (values: RecordValues) => [
  values.subject_id,
  values.topic,
  values.study_time,
  values.total_pauses,
  values.questions_resolved,
  values.correct_answers,
  values.incorrect_answers,
  values.created_at,
  values.topic_id ?? null,
  values.kind ?? null,
  values.finished ?? null,
]
