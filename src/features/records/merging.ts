import type { StudyRecord } from './contract.ts'
import { changedBy, type KnownRecord, type PendingWrite } from './pending.ts'

type Known = Pick<
  StudyRecord,
  | 'subject_id'
  | 'topic'
  | 'study_time'
  | 'total_pauses'
  | 'questions_resolved'
  | 'correct_answers'
  | 'incorrect_answers'
  | 'created_at'
  | 'day'
  | 'topic_id'
  | 'kind'
  | 'finished'
>

/** The topic goes with its subject, counts of questions with each other, the day with its instant. */
export const wholeOfRecord = (record: Known) => ({
  about: { subject_id: record.subject_id, topic: record.topic, topic_id: record.topic_id ?? null },
  time: { study_time: record.study_time },
  pauses: { total_pauses: record.total_pauses },
  answers: {
    questions_resolved: record.questions_resolved,
    correct_answers: record.correct_answers,
    incorrect_answers: record.incorrect_answers,
  },
  when: { created_at: record.created_at, studied_on: record.day },
  kind: { kind: record.kind ?? null },
  finished: { finished: record.finished ?? false },
})

export type RecordWhole = ReturnType<typeof wholeOfRecord>

/** A change's base, and its result. */
export const madeOf = (from: KnownRecord, write: Omit<PendingWrite, 'state'>) => ({
  from: wholeOfRecord(from),
  whole: wholeOfRecord(changedBy({ ...write, state: 'waiting' }, from)),
})
