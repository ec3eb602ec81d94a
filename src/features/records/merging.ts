import type { Day } from '../../shared/calendar.ts'
import type { StudyRecord, StudyRecordBody } from './contract.ts'
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
  | 'topic_id'
  | 'kind'
  | 'finished'
>

/**
 * A record as it is changed whole, by its parts: each has the fields of the body that say it. A topic belongs to
 * its subject, and the numbers of questions to each other.
 */
export const wholeOfRecord = (record: Known) => ({
  about: { subject_id: record.subject_id, topic: record.topic, topic_id: record.topic_id ?? null },
  time: { study_time: record.study_time },
  pauses: { total_pauses: record.total_pauses },
  answers: {
    questions_resolved: record.questions_resolved,
    correct_answers: record.correct_answers,
    incorrect_answers: record.incorrect_answers,
  },
  when: { created_at: record.created_at } as { created_at: string; studied_on?: Day },
  kind: { kind: record.kind ?? null },
  finished: { finished: record.finished ?? false },
})

export type RecordWhole = ReturnType<typeof wholeOfRecord>

/** What a change of a record is made from, and what it makes of it. A day said anew stands beside its time of day. */
export function madeOf(from: KnownRecord, write: Omit<PendingWrite, 'state'>) {
  const { studied_on } = write.body as StudyRecordBody
  const whole = wholeOfRecord(changedBy({ ...write, state: 'waiting' }, from))
  const when = { ...whole.when, ...(studied_on === undefined ? {} : { studied_on }) }
  return { from: wholeOfRecord(from), whole: { ...whole, when } }
}
