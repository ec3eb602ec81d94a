import type { Day } from '../../shared/calendar.ts'
import { fold } from '../../shared/text.ts'
import type { SUM_FIELDS } from './contract.ts'
import type { LoggedRecord } from './log/rules.ts'

/** `study_time` is in seconds. */
export type Sums = Record<keyof typeof SUM_FIELDS, number>

export interface Counted extends Sums {
  records: number
}

export const NOTHING: Sums = { study_time: 0, questions: 0, correct: 0, incorrect: 0 }

type Records = readonly LoggedRecord[]

/** Sums records by a key, in the order of the keys' first records; leaves those without a key out. */
export function sumsBy<Key>(
  records: Records,
  keyOf: (record: LoggedRecord) => Key | undefined,
): Map<Key, Counted> {
  const sums = new Map<Key, Counted>()
  for (const record of records) {
    const key = keyOf(record)
    if (key === undefined) continue
    const sum = sums.get(key)
    if (sum) add(sum, record)
    else sums.set(key, add({ ...NOTHING, records: 0 }, record))
  }
  return sums
}

function add(sum: Counted, record: LoggedRecord): Counted {
  sum.records += 1
  sum.study_time += record.study_time
  sum.questions += record.questions_resolved
  sum.correct += record.correct_answers
  sum.incorrect += record.incorrect_answers
  return sum
}

export const sumOf = (records: Records): Counted =>
  sumsBy(records, () => 'all').get('all') ?? { ...NOTHING, records: 0 }

export const sumsByDay = (records: Records): Map<Day, Counted> => sumsBy(records, ({ day }) => day)

export const sumsBySubject = (records: Records): Map<number, Counted> =>
  sumsBy(records, ({ subject_id }) => subject_id)

export interface TopicSum extends Counted {
  readonly subject_id: number
  readonly topic: string | null
}

/** Topics that look alike (`fold`) are one, in the latest spelling: `records` come newest first. */
export function sumsByTopic(records: Records): TopicSum[] {
  const topicOf = topics()
  return [...sumsBy(records, topicOf)].map(([topic, sum]) => ({ ...sum, ...topic }))
}

type Topic = Pick<TopicSum, 'subject_id' | 'topic'>

/** Gives topics that look alike the first spelling; folds each once, as that takes longest. */
function topics(): (record: Topic) => Topic {
  const bySubject = new Map<number, Map<string | null, Topic>>()
  return ({ subject_id, topic }) => {
    const known = bySubject.get(subject_id) ?? new Map<string | null, Topic>()
    bySubject.set(subject_id, known)
    const spelled = known.get(topic)
    if (spelled) return spelled
    const alike = topic === null ? null : `= ${fold(topic)}`
    const one = known.get(alike) ?? { subject_id, topic }
    known.set(alike, one).set(topic, one)
    return one
  }
}

export const byTime = (a: Sums, b: Sums) => b.study_time - a.study_time

/** The sums without the number of records. */
export const plain = ({ study_time, questions, correct, incorrect }: Sums): Sums => ({
  study_time,
  questions,
  correct,
  incorrect,
})

/** The total of both, in seconds and questions. */
export const plus = (one: Sums, other: Sums): Sums => ({
  study_time: one.study_time + other.study_time,
  questions: one.questions + other.questions,
  correct: one.correct + other.correct,
  incorrect: one.incorrect + other.incorrect,
})
