import type { StudentId } from '../../shared/ids.ts'
import type { Kind, StudyRecord } from './contract.ts'

/** Plain columns of a record and its subject, the instant as PostgreSQL writes it. */
export interface RecordRow
  extends Omit<StudyRecord, 'user_id' | 'subject' | 'key' | 'topic_id' | 'kind' | 'finished'> {
  /** Null when the student may not see the subject. */
  subject_name: string | null
  key: string | null
  topic_id: number | null
  kind: Kind | null
  finished: boolean
}

/** Turns '2026-03-01 12:00:00.5+00', PostgreSQL's text in a UTC session, into ISO 8601 with milliseconds. */
const instantOf = (text: string) =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`

/** The record as the API returns it, without missing fields. */
export const recordReply = (student: StudentId, row: RecordRow): StudyRecord => ({
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
  created_at: instantOf(row.created_at),
  ativo: row.ativo,
  // A key of digits only names an id, and one of dots only a folder of the address.
  ...(row.key !== null && /[^\d.]/.test(row.key) && !/^-\d+$/.test(row.key) ? { key: row.key } : {}),
  ...(row.topic_id === null ? {} : { topic_id: row.topic_id }),
  ...(row.kind === null ? {} : { kind: row.kind }),
  ...(row.finished ? { finished: true } : {}),
  day: row.day,
  zone: row.zone,
})
