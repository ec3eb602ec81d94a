import { type Counted, countedIn, rowsWith, sumsWith } from '../records/counted.ts'
import type { PendingWrite } from '../records/pending.ts'
import type { CountedTopic } from '../records/topics/contract.ts'
import { topicName } from '../records/topics/rules.ts'
import { type DaySums, MESSAGES, type Overview, type SubjectSums } from './contract.ts'
import { NOTHING } from './rules.ts'

/**
 * Counts what waits on the device, changes and deletions too. What was studied last stays; `topics` are
 * undefined while it is not known which were studied.
 */
export function withWaiting(
  known: Overview,
  writes: readonly PendingWrite[],
  topics: readonly CountedTopic[] | undefined,
): Overview {
  const waiting = countedIn(writes)
  if (waiting.length === 0) return known
  const counted = waiting.reduce(withOne, known)
  return topics ? { ...counted, topics_count: known.topics_count + moreTopics(topics, waiting) } : counted
}

function withOne(known: Overview, counted: Counted): Overview {
  const { day } = counted.record
  const onDay = (one: DaySums) => (one.day === day ? sumsWith(one, counted) : one)
  return {
    ...sumsWith(known, counted),
    records_count: Math.max(0, known.records_count + counted.times),
    by_subject: bySubject(known.by_subject, counted),
    week: { ...known.week, days: known.week.days.map(onDay) },
    fortnight: known.fortnight.map(onDay),
  }
}

function bySubject(rows: readonly SubjectSums[], counted: Counted): SubjectSums[] {
  const { subject_id, subject } = counted.record
  const first = { subject_id, name: subject?.name ?? MESSAGES.unknownSubject, ...NOTHING }
  const isIts = (row: SubjectSums) => row.subject_id === subject_id
  return rowsWith(rows, counted, { isIts, first }).sort(
    (a, b) => b.study_time - a.study_time || a.name.localeCompare(b.name) || a.subject_id - b.subject_id,
  )
}

/** How many more topics have records, or fewer. */
function moreTopics(topics: readonly CountedTopic[], waiting: readonly Counted[]): number {
  const records = new Map(topics.map((topic) => [topicName(topic), topic.records]))
  let more = 0
  for (const { record, times } of waiting) {
    const { subject_id, topic } = record
    if (topic === null) continue
    const name = topicName({ subject_id, topic })
    const before = records.get(name) ?? 0
    const after = Math.max(0, before + times)
    records.set(name, after)
    more += Number(after > 0) - Number(before > 0)
  }
  return more
}
