import type { Generated, GeneratedAlways } from 'kysely'

/** `ativo` 0 means deleted. */
export interface StudyRecordTable {
  user_id: string
  id: GeneratedAlways<number>
  subject_id: number
  topic: string | null
  /** Seconds. */
  study_time: number
  total_pauses: number
  questions_resolved: number
  correct_answers: number
  incorrect_answers: number
  /** The session's end, to the millisecond. */
  created_at: Generated<Date>
  ativo: Generated<0 | 1>
  idempotency_key: string | null
}

declare module '../../../server/database/db.ts' {
  interface Tables {
    study_record: StudyRecordTable
  }
}

/** Each is SQL, as a rule the name of a value, `$1`; `until` is excluded. */
export interface Studied {
  readonly student: string
  readonly since: string
  readonly until: string
}

/** SQL that is true for the student's active `record`s of this time. */
export const isActive = ({ student, since, until }: Studied) =>
  `record.user_id = ${student} and record.ativo = 1 and record.created_at >= ${since} and record.created_at < ${until}`

/** SQL that writes a topic as `fold` does; saved topics have no white space but spaces. */
export const foldedTopic = (topic: string) => {
  const unaccented = String.raw`regexp_replace(normalize(${topic}, NFD), '[\u0300-\u036f]', '', 'g')`
  return `lower(btrim(regexp_replace(${unaccented}, ' +', ' ', 'g')))`
}

const RECORD_SUMS = `count(*) as records, sum(record.study_time) as study_time, sum(record.questions_resolved) as questions,
  sum(record.correct_answers) as correct, sum(record.incorrect_answers) as incorrect`

/** SQL that adds up the columns `study_time`, in seconds, `questions`, `correct` and `incorrect`. */
export const ADDED_UP = `coalesce(sum(study_time), 0) as study_time, coalesce(sum(questions), 0) as questions,
  coalesce(sum(correct), 0) as correct, coalesce(sum(incorrect), 0) as incorrect`

/**
 * A query of active records' sums and their number by `subject_id` and `topic`, which may be null. Topics
 * that differ in case, accents or spare spaces are one, in the latest spelling. Spellings are few, so each is
 * added up before they are compared.
 */
export const sumsByTopic = (studied: Studied) => `
  select subject_id, (array_agg(topic order by last desc, topic))[1] as topic, sum(records) as records, ${ADDED_UP}
  from (
    select record.subject_id, record.topic, max(record.created_at) as last, ${RECORD_SUMS}
    from study_record record where ${isActive(studied)}
    group by record.subject_id, record.topic
  ) spelling
  group by subject_id, ${foldedTopic('topic')}`

/** Sums active records by day: `number` counts from 1, `edges` are the instants that part the days. */
export const sumsByDay = (studied: Studied, edges: string) => `
  select width_bucket(record.created_at, ${edges}) as number, ${RECORD_SUMS}
  from study_record record where ${isActive(studied)} group by number`
