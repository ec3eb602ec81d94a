import type { Day } from '../../shared/calendar.ts'
import { type Counted, countedIn, rowsWith, sumsWith } from '../records/counted.ts'
import type { PendingWrite } from '../records/pending.ts'
import { isWithin, type Period } from '../records/period/rules.ts'
import { topicName } from '../records/topics/rules.ts'
import type { History, SubjectHistory, Sums, TopicSums, Trend } from './contract.ts'
import { NOTHING, partsOf } from './trend.ts'

/** Counts what waits on the device, changes and deletions too; a topic keeps the spelling it has. */
export function withWaiting(known: History, writes: readonly PendingWrite[], period: Period): History {
  const isAsked = isWithin(period)
  return countedIn(writes)
    .filter(({ record }) => isAsked(record))
    .reduce(withOne, known)
}

function withOne(known: History, counted: Counted): History {
  const { subject_id, subject } = counted.record
  const first = { subject_id, name: subject?.name ?? null, ...NOTHING, topics: [] }
  const isIts = (row: SubjectHistory) => row.subject_id === subject_id
  const subjects = rowsWith(known.subjects, counted, { isIts, first })
    .map((row) => (isIts(row) ? { ...row, topics: topicsWith(row.topics, counted) } : row))
    .sort((a, b) => byTime(a, b) || (a.name ?? '').localeCompare(b.name ?? '') || a.subject_id - b.subject_id)
  const records_count = Math.max(0, known.records_count + counted.times)
  return { ...sumsWith(known, counted), records_count, subjects }
}

function topicsWith(topics: readonly TopicSums[], counted: Counted): TopicSums[] {
  const { subject_id, topic } = counted.record
  const nameOf = (topic: string | null) => topic && topicName({ subject_id, topic })
  const isIts = (row: TopicSums) => nameOf(row.topic) === nameOf(topic)
  return rowsWith(topics, counted, { isIts, first: { topic, ...NOTHING } }).sort(
    (a, b) => byTime(a, b) || (a.topic ?? '').localeCompare(b.topic ?? ''),
  )
}

const byTime = (a: Sums, b: Sums) => b.study_time - a.study_time

/** The same for a trend, until today; where its parts would be of another kind, they are those of before. */
export function trendWithWaiting(
  known: Trend,
  writes: readonly PendingWrite[],
  { period, day }: { readonly period: Period; readonly day: Day },
): Trend {
  const counted = countedIn(writes).map((one) => ({ ...one, day: one.record.day }))
  const [first = null] = [
    ...known.parts.slice(0, 1).map(({ from }) => from),
    ...counted.filter(({ times }) => times > 0).map(({ day }) => day),
  ].sort()
  const now = partsOf(period, { first, last: day })
  const isSame = known.parts.length === 0 || now.step === known.step
  const parts = (isSame ? now.parts : known.parts).map(({ from, to }) => {
    const before = known.parts.find((part) => part.from >= from && part.from <= to) ?? NOTHING
    const own = counted.filter(({ day }) => day >= from && day <= to)
    const { study_time, questions, correct, incorrect } = own.reduce<Sums>(sumsWith, before)
    return { from, to, study_time, questions, correct, incorrect }
  })
  return { step: isSame ? now.step : known.step, parts }
}
