import { type Db, statement } from '../../../../server/database/db.ts'
import type { Day } from '../../../../shared/calendar.ts'
import type { StudentId } from '../../../../shared/ids.ts'
import { subjectVisibleTo } from '../../../subjects/server/table.ts'
import { isActive } from '../../server/table.ts'

/** Rows as JSON with the index of a subject in `subjects`; keys carry that subject's `marks`. */
export interface ImportedRows {
  readonly key: string
  readonly rows: string
  readonly subjects: readonly number[]
  readonly marks: readonly string[]
}

interface Sums {
  readonly records: number
  readonly study_time: number
  readonly questions: number
  readonly correct: number
  readonly first: Day | null
  readonly last: Day | null
}

// A row of another import stays, even deleted; one whose import was undone comes back.
const keep = statement<Sums>(`
  with given as (
    select subject.id as subject_id, row.*, format('import-%s-%s-%s-%s-%s', row.at / 60, row.study_time, row.questions,
      ($4::text[])[row.subject + 1], row.nth) as key
    from jsonb_to_recordset($5::jsonb) as row (subject integer, topic text, study_time integer, questions integer,
        correct integer, incorrect integer, at bigint, day date, zone text, kind text, nth integer)
      join subject on subject.id = ($3::integer[])[row.subject + 1] and ${subjectVisibleTo('$1')}
  ),
  kept as (
    insert into study_record (user_id, subject_id, topic, study_time, total_pauses, questions_resolved, correct_answers,
      incorrect_answers, created_at, day, zone, kind, idempotency_key, import_key)
    select distinct on (key) $1, subject_id, nullif(topic, ''), study_time, 0, questions, correct, incorrect,
      to_timestamp(at), day, zone, kind, key, $2
    from given
    on conflict (user_id, idempotency_key) where idempotency_key is not null do update set
      subject_id = excluded.subject_id, topic = excluded.topic, topic_id = null, study_time = excluded.study_time,
      total_pauses = 0, questions_resolved = excluded.questions_resolved, correct_answers = excluded.correct_answers,
      incorrect_answers = excluded.incorrect_answers, created_at = excluded.created_at, day = excluded.day,
      zone = excluded.zone, kind = excluded.kind, finished = false, ativo = 1, import_key = excluded.import_key
    where study_record.import_key is null
    returning *
  )
  select count(*)::integer as records, coalesce(sum(study_time), 0)::bigint as study_time,
    coalesce(sum(questions_resolved), 0)::bigint as questions, coalesce(sum(correct_answers), 0)::bigint as correct,
    min(day)::text as first, max(day)::text as last
  from kept`)

/** Stores the rows as study records, except those that exist, and returns the sums of the new ones. */
export async function keepImported(
  db: Db,
  student: StudentId,
  { key, rows, subjects, marks }: ImportedRows,
): Promise<Sums> {
  const [counts] = await keep(db, [student, key, subjects, marks, rows])
  if (!counts) throw new Error('A select without groups answers one row.')
  return counts
}

const drop = statement(
  'update study_record set ativo = 0, import_key = null where user_id = $1 and import_key = $2',
)

export async function dropImported(db: Db, student: StudentId, key: string): Promise<void> {
  await drop(db, [student, key])
}

// An imported record still counts as the file had it, even if the student changed, moved or deleted it since: its key
// has the minute at which it ended. Near the period's ends the student's zone does not matter.
const findKnown = statement<{ list: string | null }>(`
  select string_agg(concat_ws(' ', floor(extract(epoch from record.created_at) / 60)::bigint, record.study_time,
    record.questions_resolved, record.subject_id,
    case when record.import_key is not null then record.idempotency_key end), E'\n') as list
  from study_record record
  where ${isActive({ student: '$1', since: '$2', until: '$3' })} or (record.user_id = $1
    and case when record.import_key is not null then to_timestamp(split_part(record.idempotency_key, '-', 2)::bigint * 60)
      between $2::date - 3 and $3::date + 4 end)`)

/** A line for each record: minute (rounded down), seconds, questions, subject and import key. */
export async function findRecordMarks(
  db: Db,
  student: StudentId,
  { from, to }: { from: Day; to: Day },
): Promise<string> {
  const [row] = await findKnown(db, [student, from, to])
  return row?.list ?? ''
}

const countAll = statement<{ records: number }>(
  'select count(*)::integer as records from study_record where user_id = $1',
)

/** Counts deleted ones too, because they take room as well. */
export async function countImported(db: Db, student: StudentId): Promise<number> {
  const [found] = await countAll(db, [student])
  return found?.records ?? 0
}
