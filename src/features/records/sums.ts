import type { Day } from '../../shared/calendar.ts'
import { fold } from '../../shared/text.ts'
import type { SUM_FIELDS } from './contract.ts'
import type { LoggedRecord } from './log/rules.ts'

/** `study_time` is in seconds. */
export type Sums = Record<keyof typeof SUM_FIELDS, number>

/** Sums of so many records. */
export interface Counted extends Sums {
  records: number
}

export const NOTHING: Sums = { study_time: 0, questions: 0, correct: 0, incorrect: 0 }

type Records = readonly LoggedRecord[]

/** Adds records up by a key, in the order in which the keys come first; those without a key are left out. */
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

/** What was studied of one topic of a subject; null for records without a topic. */
export interface TopicSum extends Counted {
  readonly subject_id: number
  readonly topic: string | null
}

/** Topics that look alike (`fold`) are one, in the latest spelling: `records` come newest first. */
export function sumsByTopic(records: Records): TopicSum[] {
  const firsts = new Map<string, LoggedRecord>()
  const nameOf = namesOfTopics()
  const sums = sumsBy(records, (record) => {
    const name = nameOf(record)
    if (!firsts.has(name)) firsts.set(name, record)
    return name
  })
  return [...sums].map(([name, sum]) => {
    const { subject_id = 0, topic = null } = firsts.get(name) ?? {}
    return { ...sum, subject_id, topic }
  })
}

/** Folding a text takes longer than all else, and spellings are few: each is folded once. */
function namesOfTopics(): (record: LoggedRecord) => string {
  const folded = new Map<string, string>()
  return ({ subject_id, topic }) => {
    if (topic === null) return `${subject_id}`
    const name = folded.get(topic) ?? fold(topic)
    folded.set(topic, name)
    return `${subject_id} ${name}`
  }
}

/** As they are listed: most time first, then by name. */
export const byTime = (a: Sums, b: Sums) => b.study_time - a.study_time

/** Without the number of records. */
export const plain = ({ study_time, questions, correct, incorrect }: Sums): Sums => ({
  study_time,
  questions,
  correct,
  incorrect,
})

/** Both added up, in seconds and questions. */
export const plus = (one: Sums, other: Sums): Sums => ({
  study_time: one.study_time + other.study_time,
  questions: one.questions + other.questions,
  correct: one.correct + other.correct,
  incorrect: one.incorrect + other.incorrect,
})
