import { sql } from 'kysely'
import { type Db, statement } from '../../../server/db.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { StudyDay, StudyRecord } from '../contract.ts'

/** What a student says of a session, complete and checked; `created_at` null leaves it unchanged. */
export interface RecordValues {
  readonly subject_id: number
  readonly topic: string | null
  readonly study_time: number
  readonly total_pauses: number
  readonly questions_resolved: number
  readonly correct_answers: number
  readonly incorrect_answers: number
  readonly created_at: Date | null
}

/** A record to be saved, which has a time. */
export interface NewRecord extends RecordValues {
  readonly created_at: Date
}

/** Which records: instants `from` (included) to `until` (excluded), and the `limit` of them that come after `after`. */
export interface RecordsWanted {
  readonly from: Date | null
  readonly until: Date | null
  readonly after: RecordPosition | null
  readonly limit: number | null
}

/** Where a record stands in the list: newest first, then the greater id. `id` is written in digits. */
export interface RecordPosition {
  readonly createdAt: Date
  readonly id: string
}

interface RecordRow extends Omit<StudyRecord, 'user_id' | 'subject'> {
  /** Of the subject, when the student sees it. */
  subject_name: string | null
}

/*
 * Statements are constant and planned once. RECORD are the columns of a `study_record record` and its `subject`: plain
 * columns, because for fifty records PostgreSQL takes longer to write the JSON than both sides take without it.
 */
const RECORD = `record.id, record.subject_id, subject.name as subject_name, record.topic, record.study_time,
  record.total_pauses, record.questions_resolved, record.correct_answers, record.incorrect_answers,
  to_char(record.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, record.ativo`

const ITS_SUBJECT = `left join subject
  on subject.id = record.subject_id and (subject.owner_id is null or subject.owner_id = record.user_id)`

const insertRecord = statement<RecordRow>(`
  with subject as (select id, name from subject where id = $2 and (owner_id is null or owner_id = $1)),
  record as (
    insert into study_record (user_id, subject_id, topic, study_time, total_pauses,
      questions_resolved, correct_answers, incorrect_answers, created_at, idempotency_key)
    select $1, subject.id, $3, $4, $5, $6, $7, $8, $9::timestamptz, $10 from subject
    on conflict (user_id, idempotency_key) where idempotency_key is not null do nothing
    returning *
  )
  select ${RECORD} from record cross join subject`)

const findByKey = statement<RecordRow>(`
  select ${RECORD} from study_record record ${ITS_SUBJECT} where record.user_id = $1 and record.idempotency_key = $2`)

const updateRecord = statement<RecordRow>(`
  with record as (
    update study_record set subject_id = $2, topic = $3, study_time = $4, total_pauses = $5,
      questions_resolved = $6, correct_answers = $7, incorrect_answers = $8,
      created_at = coalesce($9::timestamptz, created_at)
    where user_id = $1 and id = $10 and ativo = 1 and (subject_id = $2
      or exists (select from subject where subject.id = $2 and (owner_id is null or owner_id = $1)))
    returning *
  )
  select ${RECORD} from record ${ITS_SUBJECT}`)

const findActive = statement<{ id: number }>('select id from study_record where user_id = $1 and id = $2 and ativo = 1')

const removeRecord = statement<RecordRow>(`
  with record as (
    update study_record set ativo = 0 where user_id = $1 and id = $2 and ativo = 1 returning *
  )
  select ${RECORD} from record ${ITS_SUBJECT}`)

// Sorted once more after the join, which only the records of the page take part in.
const findPage = statement<RecordRow>(`
  select ${RECORD} from (
    select * from study_record
    where user_id = $1 and ativo = 1 and created_at >= $2 and created_at < $3 and (created_at, id) < ($4, $5)
    order by created_at desc, id desc limit $6
  ) record ${ITS_SUBJECT}
  order by record.created_at desc, record.id desc`)

const findDay = statement<Omit<StudyDay, 'records'> & { records: RecordRow[] }>(`
  select $2::text as day,
    (
      select career.name from user_career join career on career.id = user_career.career_id where user_career.user_id = $1
    ) as career_name,
    (
      select coalesce(json_agg(json_build_object('id', subject.id, 'name', subject.name)
        order by subject.name_key, subject.name, subject.id), '[]')
      from user_subject join subject on subject.id = user_subject.subject_id
      where user_subject.user_id = $1 and user_subject.active
    ) as subjects,
    (
      select coalesce(json_agg(answer), '[]') from (
        select ${RECORD} from study_record record ${ITS_SUBJECT}
        where record.user_id = $1 and record.ativo = 1 and record.created_at >= $3 and record.created_at < $4
        order by record.created_at desc, record.id desc
      ) answer
    ) as records`)

/**
 * Saves a session once by its key and answers its record: the one there is when the key was seen before, as it stands
 * now, even deleted. Nothing when the student does not see the subject.
 */
export async function saveRecord(
  db: Db,
  student: StudentId,
  values: NewRecord,
  key: string | null,
): Promise<StudyRecord | undefined> {
  const [saved] = await insertRecord(db, [student, ...columns(values), key])
  if (saved) return recordOf(student, saved)
  const [found] = key === null ? [] : await findByKey(db, [student, key])
  return found && recordOf(student, found)
}

/** Changes an active record and answers it, or says what is missing: the record, or a subject the student sees. */
export async function changeRecord(
  db: Db,
  student: StudentId,
  id: number,
  values: RecordValues,
): Promise<StudyRecord | { missing: 'record' | 'subject' }> {
  const [changed] = await updateRecord(db, [student, ...columns(values), id])
  if (changed) return recordOf(student, changed)
  const [found] = await findActive(db, [student, id])
  return { missing: found ? 'subject' : 'record' }
}

/** Takes an active record out of lists and sums and answers it as it is now; nothing when there is none. */
export async function deleteRecord(db: Db, student: StudentId, id: number): Promise<StudyRecord | undefined> {
  const [removed] = await removeRecord(db, [student, id])
  return removed && recordOf(student, removed)
}

/** Active records, newest first. */
export async function listRecords(
  db: Db,
  student: StudentId,
  { from, until, after, limit }: RecordsWanted,
): Promise<StudyRecord[]> {
  const since = from ?? '-infinity'
  const before = until ?? 'infinity'
  const position = after ? [after.createdAt, after.id] : ['infinity', 0]
  return (await findPage(db, [student, since, before, ...position, limit])).map((row) => recordOf(student, row))
}

/** What the study page shows of a day; the day's instants are `from` (included) to `until` (excluded). */
export async function findStudyDay(
  db: Db,
  student: StudentId,
  { day, from, until }: { day: string; from: Date; until: Date },
): Promise<StudyDay> {
  const [found] = await findDay(db, [student, day, from, until])
  if (!found) throw new Error('A select without a table answers one row.')
  return { ...found, records: found.records.map((row) => recordOf(student, row)) }
}

const recordOf = (student: StudentId, row: RecordRow): StudyRecord => ({
  id: row.id,
  user_id: student,
  subject_id: row.subject_id,
  subject: row.subject_name === null ? null : { id: row.subject_id, name: row.subject_name },
  topic: row.topic,
  study_time: row.study_time,
  total_pauses: row.total_pauses,
  questions_resolved: row.questions_resolved,
  correct_answers: row.correct_answers,
  incorrect_answers: row.incorrect_answers,
  created_at: row.created_at,
  ativo: row.ativo,
})

const columns = (values: RecordValues) => [
  values.subject_id,
  values.topic,
  values.study_time,
  values.total_pauses,
  values.questions_resolved,
  values.correct_answers,
  values.incorrect_answers,
  values.created_at,
]

/** Adds the student's recent records to the kept sums, so that the next reading is short. */
export async function rollUp(db: Db, student: StudentId): Promise<void> {
  await sql`select study_roll_up(${student})`.execute(db)
}
