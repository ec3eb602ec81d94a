import { CompiledQuery } from 'kysely'
import type { Db } from '../../../server/db.ts'
import type { StudentId } from '../../../shared/ids.ts'

/** What a student says of a session, complete and checked; `created_at` null means now, or unchanged. */
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

/*
 * Statements are constant texts, so that nothing is composed while a student waits, and their records leave PostgreSQL as
 * JSON text. RECORD is a `study_record record` with the `subject` that the student sees, as the contract writes it.
 */
const RECORD = `json_build_object(
  'id', record.id, 'user_id', record.user_id, 'subject_id', record.subject_id,
  'subject', case when subject.id is not null then json_build_object('id', subject.id, 'name', subject.name) end,
  'topic', record.topic, 'study_time', record.study_time, 'total_pauses', record.total_pauses,
  'questions_resolved', record.questions_resolved, 'correct_answers', record.correct_answers,
  'incorrect_answers', record.incorrect_answers,
  'created_at', to_char(record.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'ativo', record.ativo)`

const ITS_SUBJECT = `left join subject
  on subject.id = record.subject_id and (subject.owner_id is null or subject.owner_id = record.user_id)`

const INSERT = `
  with subject as (select id, name from subject where id = $2 and (owner_id is null or owner_id = $1)),
  record as (
    insert into study_record (user_id, subject_id, topic, study_time, total_pauses,
      questions_resolved, correct_answers, incorrect_answers, created_at, idempotency_key)
    select $1, subject.id, $3, $4, $5, $6, $7, $8, least($9::timestamptz, date_trunc('milliseconds', now())), $10 from subject
    on conflict (user_id, idempotency_key) where idempotency_key is not null do nothing
    returning *
  )
  select ${RECORD}::text as json from record cross join subject`

const FIND_BY_KEY = `
  select ${RECORD}::text as json from study_record record ${ITS_SUBJECT}
  where record.user_id = $1 and record.idempotency_key = $2`

const UPDATE = `
  with record as (
    update study_record set subject_id = $2, topic = $3, study_time = $4, total_pauses = $5,
      questions_resolved = $6, correct_answers = $7, incorrect_answers = $8,
      created_at = least(coalesce($9::timestamptz, created_at), date_trunc('milliseconds', now()))
    where user_id = $1 and id = $10 and ativo = 1 and (subject_id = $2
      or exists (select from subject where subject.id = $2 and (owner_id is null or owner_id = $1)))
    returning *
  )
  select ${RECORD}::text as json from record ${ITS_SUBJECT}`

const EXISTS = 'select from study_record where user_id = $1 and id = $2 and ativo = 1'

const DELETE = 'update study_record set ativo = 0 where user_id = $1 and id = $2 and ativo = 1 returning id'

// One record more than the page is read, to know whether there is a next one.
const LIST = `
  with record as (
    select *, row_number() over (order by created_at desc, id desc) as place from study_record
    where user_id = $1 and ativo = 1 and created_at >= $2 and created_at < $3 and (created_at, id) < ($4, $5)
    order by created_at desc, id desc limit $6::bigint + 1
  )
  select
    coalesce(json_agg(${RECORD} order by record.place) filter (where record.place is distinct from $6 + 1), '[]')::text as json,
    case when count(*) > $6 then
      max((extract(epoch from record.created_at) * 1000)::bigint || '_' || record.id) filter (where record.place = $6)
    end as next
  from record ${ITS_SUBJECT}`

const STUDY_DAY = `
  select json_build_object(
    'day', $2::text,
    'career_name', (
      select career.name from user_career join career on career.id = user_career.career_id where user_career.user_id = $1
    ),
    'subjects', (
      select coalesce(json_agg(json_build_object('id', subject.id, 'name', subject.name)
        order by subject.name_key, subject.name, subject.id), '[]')
      from user_subject join subject on subject.id = user_subject.subject_id
      where user_subject.user_id = $1 and user_subject.active
    ),
    'records', (
      select coalesce(json_agg(${RECORD} order by record.created_at desc, record.id desc), '[]')
      from study_record record ${ITS_SUBJECT}
      where record.user_id = $1 and record.ativo = 1 and record.created_at >= $3 and record.created_at < $4
    )
  )::text as json`

/**
 * Saves a session once by its key and answers its record as JSON: the one there is when the key was seen before, as it
 * stands now, even deleted. Nothing when the student does not see the subject.
 */
export async function saveRecord(
  db: Db,
  student: StudentId,
  values: RecordValues,
  key: string | null,
): Promise<string | undefined> {
  const saved = await first<{ json: string }>(db, INSERT, [student, ...columns(values), key])
  const found = saved ?? (key === null ? undefined : await first<{ json: string }>(db, FIND_BY_KEY, [student, key]))
  return found?.json
}

/** Changes an active record and answers it as JSON, or says what is missing: the record, or a subject the student sees. */
export async function changeRecord(
  db: Db,
  student: StudentId,
  id: number,
  values: RecordValues,
): Promise<{ json: string } | { missing: 'record' | 'subject' }> {
  const changed = await first<{ json: string }>(db, UPDATE, [student, ...columns(values), id])
  return changed ?? { missing: (await first(db, EXISTS, [student, id])) ? 'subject' : 'record' }
}

/** Takes an active record out of lists and sums; false when there is none. */
export async function deleteRecord(db: Db, student: StudentId, id: number): Promise<boolean> {
  return (await first(db, DELETE, [student, id])) !== undefined
}

/** Active records as JSON, newest first, and where the next page begins (`<epoch milliseconds>_<id>`), if there is one. */
export async function listRecords(
  db: Db,
  student: StudentId,
  { from, until, after, limit }: RecordsWanted,
): Promise<{ json: string; next: string | null }> {
  const since = from ?? '-infinity'
  const before = until ?? 'infinity'
  const position = after ? [after.createdAt, after.id] : ['infinity', 0]
  const values = [student, since, before, ...position, limit]
  return (await first(db, LIST, values)) ?? { json: '[]', next: null }
}

/** What the study page shows of a day, as JSON; the day's instants are `from` (included) to `until` (excluded). */
export async function findStudyDay(
  db: Db,
  student: StudentId,
  { day, from, until }: { day: string; from: Date; until: Date },
): Promise<string> {
  const found = await first<{ json: string }>(db, STUDY_DAY, [student, day, from, until])
  return found?.json ?? 'null'
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
]

async function first<Row>(db: Db, text: string, values: unknown[]): Promise<Row | undefined> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values))
  return rows[0]
}
