import type { Day } from '../../../shared/calendar.ts'
import { type Counted, countedIn } from '../../records/counted.ts'
import type { KnownRecord, PendingWrite } from '../../records/pending.ts'
import type { StudiedSubject, StudiedTopic, Syllabus } from '../contract.ts'
import { withKnown } from '../known/rules.ts'
import type { TreeChange } from '../operations/contract.ts'
import { changesPath } from '../operations/path.ts'
import { stateOf } from '../rules.ts'

/** Returns the changes of a target's tree that wait on the device, in order. */
export function changesWaiting(writes: readonly PendingWrite[], targetId: number): TreeChange[] {
  return writes
    .filter(({ path, state }) => path === changesPath(targetId) && state === 'waiting')
    .flatMap(({ body }) => (body as { changes: TreeChange[] }).changes)
}

/** The server's sums with waiting changes and deletions; 'last seen' may wait for the server. */
export function withWaiting<Of extends Pick<Syllabus, 'studied' | 'studied_subjects' | 'known'>>(
  syllabus: Of,
  writes: readonly PendingWrite[],
  now: Day,
): Of {
  const topics = new Map<number, Omit<StudiedTopic, 'state'>>(
    syllabus.studied.map((one) => [one.topic_id, one]),
  )
  const subjects = new Map(syllabus.studied_subjects.map((one) => [one.subject_id, one]))
  for (const counted of countedIn(writes)) {
    const { subject_id, topic_id, day } = counted.record
    const sums = sumsWith(subjects.get(subject_id), counted, day)
    put(subjects, subject_id, sums && { ...sums, subject_id })
    if (!topic_id) continue
    const topic = topicWith(topics.get(topic_id), counted, day)
    put(topics, topic_id, topic && { ...topic, topic_id })
  }
  const studied = [...topics.values()].map((one) => ({ ...one, state: stateOf(one, now) }))
  return {
    ...syllabus,
    studied,
    studied_subjects: [...subjects.values()],
    known: withKnown(syllabus.known ?? [], writes),
  }
}

function put<Value>(all: Map<number, Value>, id: number, value: Value | undefined): void {
  if (value === undefined) all.delete(id)
  else all.set(id, value)
}

type Sums = Omit<StudiedSubject, 'subject_id'>

/** Undefined where nothing is left. */
function sumsWith(known: Sums | undefined, { record, times }: Counted, day: Day): Sums | undefined {
  const { seconds = 0, questions = 0, correct = 0, last_on = day } = known ?? {}
  // If the answer to a deletion got lost, the server's sums lack the record already.
  const plus = (sum: number, more: number) => Math.max(0, sum + times * more)
  const sums = {
    seconds: plus(seconds, record.study_time),
    questions: plus(questions, record.questions_resolved),
    correct: plus(correct, record.correct_answers),
    last_on: last_on > day ? last_on : day,
  }
  return times < 0 && sums.seconds === 0 && sums.questions === 0 ? undefined : sums
}

// A learned topic stays so unless the record that said it goes and no question was answered on it.
function topicWith(
  known: Omit<StudiedTopic, 'topic_id' | 'state'> | undefined,
  counted: Counted,
  day: Day,
): Omit<StudiedTopic, 'topic_id' | 'state'> | undefined {
  const sums = sumsWith(known, counted, day)
  if (!sums) return undefined
  const { learned_on = null } = known ?? {}
  const taught = isTaughtBy(counted.record)
  const isLost = counted.times < 0 && taught && learned_on === day && sums.questions === 0
  const isEarlier = counted.times > 0 && taught && (learned_on === null || day < learned_on)
  const since = isEarlier ? day : learned_on
  return { ...sums, learned_on: isLost ? null : since }
}

/** Whether a record teaches the topic, as for the server: finished, with questions, or a review. */
const isTaughtBy = ({ finished, kind, questions_resolved }: KnownRecord) =>
  finished === true || kind === 'review' || questions_resolved > 0
