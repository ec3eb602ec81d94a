import { addDays, type Day } from '../../shared/calendar.ts'
import { percent } from '../../shared/percent.ts'
import type { LoggedRecord } from '../records/log/rules.ts'
import type { Period } from '../records/period/rules.ts'
import { byTime, plain, sumOf, sumsBySubject, sumsByTopic } from '../records/sums.ts'
import type { History, Sums, TopicSums } from './contract.ts'

/** 'tempo' sorts by time, 'acertos' by the share of correct answers, highest first. */
export const ORDERS = ['tempo', 'acertos'] as const
export type Order = (typeof ORDERS)[number]

/** Reads the address; sorts by time unless it names another order. */
export function readOrder(search: URLSearchParams): Order {
  return ORDERS.find((order) => order === search.get('ordem')) ?? 'tempo'
}

/** The other measure breaks ties; by accuracy, rows without questions come last. */
export function inOrder<Row extends Sums>(rows: readonly Row[], order: Order): Row[] {
  const byAccuracy = (a: Row, b: Row) => accuracyOf(b) - accuracyOf(a)
  const [first, then] = order === 'tempo' ? [byTime, byAccuracy] : [byAccuracy, byTime]
  return rows.toSorted((a, b) => first(a, b) || then(a, b))
}

const accuracyOf = ({ correct, questions }: Sums) => (questions > 0 ? percent(correct, questions) : -1)

/** One-tap periods, each ending today; 'all' is open on both sides. */
export const SPANS = ['week', 'month', 'this month', 'all'] as const
export type Span = (typeof SPANS)[number]

/** Seven and thirty days include today. */
export function periodOf(span: Span, today: Day): Period {
  if (span === 'all') return {}
  const firsts: Record<Exclude<Span, 'all'>, Day> = {
    week: addDays(today, -6),
    month: addDays(today, -29),
    'this month': `${today.slice(0, 8)}01`,
  }
  return { from: firsts[span], to: today }
}

/** The span of the period, if it is one; the first when two are the same. */
export function spanOf(period: Period, today: Day): Span | undefined {
  return SPANS.find((span) => {
    const { from, to } = periodOf(span, today)
    return from === period.from && to === period.to
  })
}

/** Names the file after its period: 'historico-de-estudos-2026-03-01-a-2026-03-31.csv'. */
export function fileName({ from, to }: Period): string {
  const parts = ['historico-de-estudos']
  if (from !== undefined) parts.push(to === undefined ? `desde-${from}` : from)
  if (to !== undefined) parts.push(from === undefined ? `ate-${to}` : `a-${to}`)
  return `${parts.join('-')}.csv`
}

/** The sums of a period's records, newest first; `names` are of the visible subjects. */
export function historyFrom(records: readonly LoggedRecord[], names: ReadonlyMap<number, string>): History {
  const { records: records_count, ...sums } = sumOf(records)
  const topics = Map.groupBy(sumsByTopic(records), ({ subject_id }) => subject_id)
  const subjects = [...sumsBySubject(records)].map(([subject_id, sum]) => ({
    subject_id,
    name: names.get(subject_id) ?? null,
    ...plain(sum),
    topics: (topics.get(subject_id) ?? []).map(({ topic, ...of }) => ({ topic, ...plain(of) })).sort(inList),
  }))
  const inNames = (name: string | null) => name ?? ''
  return {
    ...sums,
    records_count,
    subjects: subjects.sort(
      (a, b) => byTime(a, b) || inNames(a.name).localeCompare(inNames(b.name)) || a.subject_id - b.subject_id,
    ),
  }
}

const inList = (a: TopicSums, b: TopicSums) => byTime(a, b) || (a.topic ?? '').localeCompare(b.topic ?? '')
