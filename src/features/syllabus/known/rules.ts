import { addDays, type Day, daysBetween } from '../../../shared/calendar.ts'
import type { PendingWrite } from '../../records/pending.ts'
import type { KnownTopic, SaidTopics } from './contract.ts'

/** Below the API's path. */
export const KNOWN_PATH = '/known-topics'

export const isOfKnown = ({ path }: Pick<PendingWrite, 'path'>) => path === KNOWN_PATH

/** Spans of days ago, the latest first; `days` represents the whole span. */
const SPANS = { month: 15, quarter: 60, half: 135, longer: 270 } as const
export type Since = keyof typeof SPANS
export const SINCE = Object.keys(SPANS) as Since[]

/** Last day, counted back, of each span but the last. */
const ENDS = { month: 30, quarter: 91, half: 182 } as const

/** The day that represents a span of days before `today`. */
export const dayOfSince = (since: Since, today: Day): Day => addDays(today, -SPANS[since])

/** The span before `today` that a day is in. */
export function sinceOf(day: Day, today: Day): Since {
  const ago = daysBetween(day, today)
  return (['month', 'quarter', 'half'] as const).find((since) => ago <= ENDS[since]) ?? 'longer'
}

/** Lays the waiting writes over the known topics; the last write about a topic counts. */
export function withKnown(known: readonly KnownTopic[], writes: readonly PendingWrite[]): KnownTopic[] {
  const said = writes.filter((write) => isOfKnown(write) && write.state === 'waiting')
  if (said.length === 0) return [...known]
  const days = new Map(known.map(({ topic_id, studied_on }) => [topic_id, studied_on]))
  for (const { body } of said) {
    const { topic_ids, studied_on } = body as SaidTopics
    for (const id of topic_ids) {
      if (studied_on === null) days.delete(id)
      else days.set(id, studied_on)
    }
  }
  return Array.from(days, ([topic_id, studied_on]) => ({ topic_id, studied_on }))
}
