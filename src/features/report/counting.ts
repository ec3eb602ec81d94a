import { addDays, type Day } from '../../shared/calendar.ts'
import type { LoggedRecord } from '../records/log/rules.ts'
import { isWithin, type Period } from '../records/period/rules.ts'
import { byTime, NOTHING, plain, sumsBy, sumsByDay, sumsBySubject, sumsByTopic } from '../records/sums.ts'
import { MESSAGES } from './contract.ts'
import { KNOWN_DAYS, PACE_DAYS } from './findings.ts'
import type { Counted } from './rules.ts'

/** Facts that the records lack. */
export interface About {
  readonly career: string | null
  readonly active: readonly { readonly id: number; readonly name: string }[]
}

interface CountedOf extends About {
  readonly names: ReadonlyMap<number, string>
  readonly period: Period
  readonly day: Day
}

/** The numbers of a report; `records` are all of the student's, newest first. */
export function countedFrom(records: readonly LoggedRecord[], about: CountedOf): Counted {
  const lately = records.filter(({ day }) => day >= addDays(about.day, -KNOWN_DAYS))
  const byDay = sumsByDay(lately)
  const length = 2 * PACE_DAYS
  const days = Array.from({ length }, (_, index) => addDays(about.day, index + 1 - length))
  return {
    career: about.career,
    subjects: subjectsOf(records.filter(isWithin(about.period)), lately, about),
    days: days.flatMap((day, index) => {
      const sums = byDay.get(day)
      return sums ? [{ ...plain(sums), number: index + 1 }] : []
    }),
    last: latestOf(lately),
  }
}

function subjectsOf(
  ofPeriod: readonly LoggedRecord[],
  lately: readonly LoggedRecord[],
  { active, names }: CountedOf,
): Counted['subjects'] {
  const sums = sumsBySubject(ofPeriod)
  const topics = Map.groupBy(sumsByTopic(ofPeriod), ({ subject_id }) => subject_id)
  const recent = Map.groupBy(lately, ({ subject_id }) => subject_id)
  const called = new Map([...names, ...active.map(({ id, name }) => [id, name] as const)])
  const ids = new Set([...sums.keys(), ...active.map(({ id }) => id)])
  return [...ids]
    .map((id) => ({
      id,
      name: called.get(id) ?? MESSAGES.unknownSubject,
      active: active.some((one) => one.id === id),
      last: latestOf(recent.get(id) ?? []),
      ...plain(sums.get(id) ?? NOTHING),
      topics: (topics.get(id) ?? [])
        .flatMap(({ topic, ...sum }) => (topic === null ? [] : [{ name: topic, ...plain(sum) }]))
        .sort((a, b) => byTime(a, b) || a.name.localeCompare(b.name)),
    }))
    .sort((a, b) => byTime(a, b) || a.name.localeCompare(b.name) || a.id - b.id)
}

const latestOf = (records: readonly LoggedRecord[]): Day | null =>
  [...sumsBy(records, ({ day }) => day).keys()].sort().at(-1) ?? null
