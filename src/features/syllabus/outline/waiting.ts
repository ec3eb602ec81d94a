import { type Day, today } from '../../../shared/calendar.ts'
import { type KnownRecord, type PendingWrite, rowsOf } from '../../records/pending.ts'
import type { TreeChange } from '../changes/contract.ts'
import type { Studied, StudiedSubject, Syllabus } from '../contract.ts'

/** The path of a save of a tree, under `/api/api`. */
export const changesPath = (targetId: number): string => `/syllabus/${targetId}/changes`

/** What of a target's tree was changed here and is not with the server yet, in order. */
export function changesWaiting(writes: readonly PendingWrite[], targetId: number): TreeChange[] {
  return writes
    .filter(({ path, state }) => path === changesPath(targetId) && state === 'waiting')
    .flatMap(({ body }) => (body as { changes: TreeChange[] }).changes)
}

/** Adds the records that wait on the device to the server's sums. */
export function withWaiting<Of extends Pick<Syllabus, 'studied' | 'studied_subjects'>>(
  syllabus: Of,
  writes: readonly PendingWrite[],
  timeZone: string,
): Of {
  const records = rowsOf([], writes, () => true).map(({ record }) => record)
  if (records.length === 0) return syllabus
  const topics = new Map(syllabus.studied.map((one) => [one.topic_id, one]))
  const subjects = new Map(syllabus.studied_subjects.map((one) => [one.subject_id, one]))
  for (const record of records) {
    const day = today(new Date(record.created_at), timeZone)
    const { subject_id, topic_id } = record
    subjects.set(subject_id, { ...sumsWith(subjects.get(subject_id), record, day), subject_id })
    if (topic_id) topics.set(topic_id, topicWith(topics.get(topic_id), topic_id, record, day))
  }
  return { ...syllabus, studied: [...topics.values()], studied_subjects: [...subjects.values()] }
}

type Sums = Omit<StudiedSubject, 'subject_id'>

function sumsWith(known: Sums | undefined, record: KnownRecord, day: Day): Sums {
  const { seconds = 0, questions = 0, correct = 0, last_on = day } = known ?? {}
  return {
    seconds: seconds + record.study_time,
    questions: questions + record.questions_resolved,
    correct: correct + record.correct_answers,
    last_on: last_on > day ? last_on : day,
  }
}

/** Finished by the student's word or by first questions; what was learned stays so. */
function topicWith(known: Studied | undefined, topic_id: number, record: KnownRecord, day: Day): Studied {
  const isLearned = Boolean(known?.learned_on ?? (record.finished || record.questions_resolved > 0))
  return {
    ...sumsWith(known, record, day),
    topic_id,
    learned_on: known?.learned_on ?? (isLearned ? day : null),
    state: isLearned ? 'learned' : 'in_study',
  }
}
