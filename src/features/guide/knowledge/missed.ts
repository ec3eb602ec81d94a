import { numberOfDay } from '../../../shared/calendar.ts'
import type { Cause } from '../../mistakes/causes.ts'
import type { GuideMaterial } from '../contract.ts'
import type { Missed } from './material.ts'

/** How much of a topic one missed question is, where nobody says how many were answered. */
const ONE = 0.15

/** Questions missed for one reason, and how many were answered where they were; null where that is not known. */
export interface Count {
  readonly times: number
  readonly of: number | null
}

export interface Lapse {
  readonly unknown?: Count | undefined
  readonly forgot?: Count | undefined
}

/** By topic and day, questions that a guess got right, and those missed by haste or want of time. */
export interface Unsure {
  readonly lucky: number
  readonly careless: number
}

const NO_LAPSE: Lapse = {}

const UNKNOWN: readonly Cause[] = ['unknown', 'guessed']
const FORGOT: readonly Cause[] = ['forgot']
const CARELESS: readonly Cause[] = ['misread', 'no_time']

/** Mistakes by item, as the log's entries are: a topic's mistake counts for each item of the edital that holds it. */
export function missedIn(
  { mistakes = [] }: GuideMaterial,
  itemsOf: (topic: number) => readonly string[],
): Missed[] {
  return mistakes.flatMap(({ topic_id, cause, day, source, questions, studied }) =>
    topic_id === null || cause === null
      ? []
      : itemsOf(topic_id).map((topic) => ({
          topic,
          cause,
          day: numberOfDay(day),
          source,
          questions,
          studied,
        })),
  )
}

/** The lapse of each topic; empty where the student missed nothing since. */
export function lapsesOf(missed: readonly Missed[]): (topic: string) => Lapse {
  const open = missed.filter(({ studied }) => !studied)
  const lapses = new Map(
    [...Map.groupBy(open, ({ topic }) => topic)].map(([topic, of]) => [
      topic,
      { unknown: countOf(of, UNKNOWN), forgot: countOf(of, FORGOT) },
    ]),
  )
  return (topic) => lapses.get(topic) ?? NO_LAPSE
}

function countOf(missed: readonly Missed[], causes: readonly Cause[]): Count | undefined {
  const found = missed.filter(({ cause }) => causes.includes(cause))
  if (found.length === 0) return undefined
  const sources = new Map(found.map(({ source, questions }) => [source, questions]))
  const all = [...sources].map(([source, questions]) => (source === '' ? null : questions))
  const of = all.includes(null) ? null : all.reduce<number>((sum, questions) => sum + (questions ?? 0), 0)
  return { times: found.length, of: of !== null && of >= found.length ? of : null }
}

/** How much of its topic was missed, 0 to 1. */
export const partOf = (count: Count | undefined): number =>
  count ? Math.min(1, count.of ? count.times / count.of : count.times * ONE) : 0

export const dayKey = (topic: string, day: number) => `${topic} ${day}`

/** Lucky and careless answers by `dayKey`. */
export function unsureOf(missed: readonly Missed[]): ReadonlyMap<string, Unsure> {
  const groups = Map.groupBy(missed, ({ topic, day }) => dayKey(topic, day))
  const many = (of: readonly Missed[], causes: readonly Cause[]) =>
    of.filter(({ cause }) => causes.includes(cause)).length
  return new Map(
    [...groups].map(([key, of]) => [key, { lucky: many(of, ['lucky']), careless: many(of, CARELESS) }]),
  )
}
