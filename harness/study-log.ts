import type { LogPage } from '../src/features/records/log/contract.ts'
import type { LoggedRecord } from '../src/features/records/log/rules.ts'

/** An hour of Portuguese at noon of a day, without questions. */
export const logged = (id: number, over: Partial<LoggedRecord> = {}): LoggedRecord => {
  const day = over.day ?? '2026-11-25'
  return {
    id,
    key: undefined,
    subject_id: 1,
    topic: null,
    topic_id: 0,
    kind: null,
    finished: false,
    study_time: 3600,
    total_pauses: 0,
    questions_resolved: 0,
    correct_answers: 0,
    incorrect_answers: 0,
    at: Date.parse(`${day}T15:00:00.000Z`),
    day,
    zone: 'America/Sao_Paulo',
    ...over,
  }
}

const SUBJECTS = [
  { id: 1, name: 'Português' },
  { id: 2, name: 'Direito' },
]

/** The whole of a log, as the server tells it. */
export const logPageOf = (records: readonly LoggedRecord[], more: Partial<LogPage> = {}): LogPage => ({
  columns: {
    id: records.map(({ id }) => id),
    subject_id: records.map(({ subject_id }) => subject_id),
    topic: records.map(({ topic }) => topic),
    topic_id: records.map(({ topic_id }) => topic_id),
    kind: records.map(({ kind }) => kind),
    finished: records.map(({ finished }) => Number(finished)),
    study_time: records.map(({ study_time }) => study_time),
    total_pauses: records.map(({ total_pauses }) => total_pauses),
    questions_resolved: records.map(({ questions_resolved }) => questions_resolved),
    correct_answers: records.map(({ correct_answers }) => correct_answers),
    incorrect_answers: records.map(({ incorrect_answers }) => incorrect_answers),
    at: records.map(({ at }) => at),
    day: records.map(({ day }) => day),
    zone: records.map(({ zone }) => zone),
  },
  subjects: SUBJECTS,
  next: null,
  stable: 1,
  ...more,
})
