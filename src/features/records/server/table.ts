import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Db } from '../../../server/database/db.ts'
import type { Day, DayZone } from '../../../shared/calendar.ts'
import type { StudentId } from '../../../shared/ids.ts'
import type { Kind } from '../contract.ts'
import type { LoggedRecord } from '../log/rules.ts'
import type { Period } from '../period/rules.ts'
import type { StudiedInAll } from '../studied/rules.ts'

/** `ativo` 0 means deleted. */
export interface StudyRecordTable {
  user_id: string
  id: GeneratedAlways<number>
  subject_id: number
  topic: string | null
  study_time: number
  total_pauses: number
  questions_resolved: number
  correct_answers: number
  incorrect_answers: number
  /** The session's end, to the millisecond. */
  created_at: Generated<Date>
  ativo: Generated<0 | 1>
  idempotency_key: string | null
  topic_id: Generated<number | null>
  kind: Generated<Kind | null>
  /** The student finished the topic. */
  finished: Generated<boolean>
  /** Null where the saving device did not send it. */
  studied: Generated<StudiedInAll | null>
  /** The day of study, which all sums use. */
  day: ColumnType<Date, Day | undefined, Day>
  zone: Generated<DayZone>
  /** The import that made it, until that is undone. */
  import_key: Generated<string | null>
}

/** The student's records of a period, newest first, and the names of the visible subjects. */
export interface ReadRecords {
  readonly records: readonly LoggedRecord[]
  readonly names: ReadonlyMap<number, string>
}

/** Reads the student's active records of these days, both included. */
export type ReadLog = (db: Db, student: StudentId, period?: Period) => Promise<ReadRecords>

declare module '../../../server/database/db.ts' {
  interface Tables {
    study_record: StudyRecordTable
  }
}

/** Each is SQL, usually a value's name such as `$1`; both days are included, and may be infinite. */
export interface StudentPeriod {
  readonly student: string
  readonly since: string
  readonly until: string
}

/** The index of instants finds candidates within two days in UTC; the record's own day decides. */
export const isActive = ({ student, since, until }: StudentPeriod) =>
  `record.user_id = ${student} and record.ativo = 1 and record.day between ${since}::date and ${until}::date
    and record.created_at >= ${since}::date - 2 and record.created_at < ${until}::date + 3`

const RECORD_SUMS = `count(*) as records, sum(record.study_time) as study_time, sum(record.questions_resolved) as questions,
  sum(record.correct_answers) as correct, sum(record.incorrect_answers) as incorrect`

const UNNAMED = 'case when record.topic_id is null then record.topic end as topic'

// Most words match a topic as they are; the rest are compared by key.
const ITS_WORDING = (student: string) => `
  left join topic_wording spelled on spelled.user_id = ${student} and spelled.subject_id = spelling.subject_id
    and spelled.spelling = spelling.topic
  left join topic_wording alike on alike.user_id = ${student} and alike.subject_id = spelling.subject_id
    and alike.key = case when spelled.topic_id is null then topic_key(spelling.topic) end`

const FOUND = 'coalesce(spelled.topic_id, alike.topic_id)'

export const dayNumber = (day: string) => `(${day} - date '1970-01-01')`

/**
 * A query of the student's active records' sums by spelling: `subject_id`, and `topic_id`, which may come more
 * than once and is null where they are of no topic of an edital; the `last` day, and the first on which
 * the topic was `learned`: said to be, asked about or reviewed. A record is of the topic that it names, else
 * of the one that has its words. Each spelling is added up before it is compared.
 */
export const sumsBySpelling = (student: string) => `
  select spelling.subject_id, coalesce(spelling.topic_id, ${FOUND}) as topic_id, study_time, questions, correct, last,
    learned
  from (
    select record.subject_id, record.topic_id, ${UNNAMED}, ${RECORD_SUMS}, max(record.day) as last,
      min(record.day) filter (
        where record.finished or record.kind = 'review' or record.questions_resolved > 0) as learned
    from study_record record where record.user_id = ${student} and record.ativo = 1
    group by 1, 2, 3
  ) spelling ${ITS_WORDING(student)}`

/** A query of the rows of `spelling`, a query with `subject_id` and `topic`, whose words are a topic's: its `topic_id` too. */
export const ofTopics = (student: string, spelling: string) => `
  select spelling.*, ${FOUND} as topic_id from (${spelling}) spelling ${ITS_WORDING(student)} where ${FOUND} is not null`

/** A query of one row, `log`, which `sumsIn` reads: in one piece the sums take half the time of JSON. */
export const logOfSums = (student: string) => `
  select string_agg(float8send(subject_id) || float8send(coalesce(topic_id, 0)) || float8send(study_time)
    || float8send(questions) || float8send(correct) || float8send(${dayNumber('last')})
    || float8send(coalesce(${dayNumber('learned')}::float8, 'infinity')), '') as log
  from (${sumsBySpelling(student)}) sums`

/** One row, `log` for `recordsByTopic`; ten years as JSON or rows would cost far more. */
export const logOfNamed = (student: string) => `
  select string_agg(int4send(record.topic_id) || ${LOGGED}, '') as log
  from study_record record where record.user_id = ${student} and record.ativo = 1 and record.topic_id is not null`

/** One row, `log` for `recordsByWording`: words are gathered before they are compared. */
export const logOfWorded = (student: string) => `
  select string_agg(int4send(${FOUND}) || int4send(length(log)) || log, '') as log
  from (
    select record.subject_id, record.topic, string_agg(${LOGGED}, '') as log
    from study_record record
    where record.user_id = ${student} and record.ativo = 1 and record.topic_id is null and record.topic is not null
    group by 1, 2
  ) spelling ${ITS_WORDING(student)}
  where ${FOUND} is not null`

// A record's bytes: its day, then seconds (27 bits), questions and right ones (17 each), two flags.
const LOGGED = `int4send(${dayNumber('record.day')})
  || int8send((record.study_time::bigint << 36) + (record.questions_resolved::bigint << 19)
    + 4 * record.correct_answers + 2 * record.finished::integer
    + (record.kind is not distinct from 'review')::integer)`
