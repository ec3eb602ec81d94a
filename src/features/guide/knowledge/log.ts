import { numberOfDay } from '../../../shared/calendar.ts'
import { shareOfStudy } from '../../syllabus/outline/share-of-study.ts'
import { type GuideMaterial, LIMITS } from '../contract.ts'
import type { Entry } from './material.ts'

const MINUTE = 60
/** Minutes of a day where nothing is known of the student's, and what is always offered. */
const DAY_MINUTES = { unknown: 120, least: 30, step: 10 }
/** The days that determine the usual day, including the last day of study before today. */
const USUAL_DAYS = 28
export const NUMBERS = 6

/** Each record `once`; in `log` once for each item, with a part of the study of topics above it. */
export function entriesOf(material: GuideMaterial): { once: Entry[]; log: Entry[] } {
  const items = itemsOf(material.topics)
  const parts = partsOf(material)
  const [alike, whole, further]: [Entry[], Entry[], Entry[]] = [[], [], []]
  for (const { topic_id, log } of material.log) {
    const own = items.get(topic_id) ?? []
    const below = parts.get(topic_id) ?? []
    own.forEach((item, index) => {
      putEntries(index === 0 ? alike : further, item, log)
    })
    if (own.length === 0 && below[0]) putEntries(whole, below[0], log)
    below.forEach((item, index) => {
      if (!own.includes(item)) putEntries(further, item, log, { index, count: below.length })
    })
  }
  const or = (more: readonly Entry[]) => (more.length > 0 ? [...alike, ...more] : alike)
  return { once: or(whole), log: or(further) }
}

/** The items of a topic: those that it is, and those below it where it has others below. */
export function itemsIn(material: GuideMaterial): (topic: number) => readonly string[] {
  const [items, parts] = [itemsOf(material.topics), partsOf(material)]
  return (topic) => [...new Set([...(items.get(topic) ?? []), ...(parts.get(topic) ?? [])])]
}

/** By item, the latest day about which the student says he studied one of its topics. */
export function knownDaysOf({ topics, known = [] }: GuideMaterial): ReadonlyMap<string, number> {
  const days = new Map(known.map(({ topic_id, studied_on }) => [topic_id, numberOfDay(studied_on)]))
  return new Map(
    topics.flatMap(({ id, topic_ids }) => {
      const said = topic_ids.flatMap((topic) => days.get(topic) ?? [])
      return said.length > 0 ? [[id, Math.max(...said)]] : []
    }),
  )
}

function itemsOf(topics: GuideMaterial['topics']): Map<number, string[]> {
  const items = new Map<number, string[]>()
  for (const { id, topic_ids } of topics) {
    for (const topic of topic_ids) items.set(topic, [...(items.get(topic) ?? []), id])
  }
  return items
}

/** By a topic that has others below it, the items of these. */
function partsOf({ topics, wholes = [] }: GuideMaterial): Map<number, string[]> {
  const parts = new Map<number, string[]>()
  for (const { topic_ids, first, count } of wholes) {
    const items = topics.slice(first, first + count).map(({ id }) => id)
    for (const topic of topic_ids) parts.set(topic, [...new Set([...(parts.get(topic) ?? []), ...items])])
  }
  return parts
}

interface Part {
  readonly index: number
  readonly count: number
}

function putEntries(
  entries: Entry[],
  topic: string,
  log: readonly number[],
  { index, count }: Part = { index: 0, count: 1 },
): void {
  const at = (place: number) => log[place] ?? 0
  for (let first = 0; first < log.length; first += NUMBERS) {
    const done = { seconds: at(first + 1), questions: at(first + 2), right: at(first + 3) }
    entries.push({
      topic,
      day: at(first),
      ...(count === 1 ? done : shareOfStudy(done, index, index + 1, count)),
      // Questions on the whole say of each part that it was read, also where there were fewer than parts.
      finished: at(first + 4) === 1 || (count > 1 && done.questions > 0),
      review: at(first + 5) === 1,
    })
  }
}

/** Days with study in the four weeks up to the last: after a month away, days are as long as before. */
export const usualMinutes = (log: readonly Entry[], today: number): number => offered(usualOf(log, today))

/** Usual minutes of a day, less those studied today. */
export function minutesLeft(log: readonly Entry[], today: number): number {
  const spent = log.reduce((sum, { day, seconds }) => (day === today ? sum + seconds : sum), 0)
  return offered(usualOf(log, today) - spent / MINUTE)
}

function usualOf(log: readonly Entry[], today: number): number {
  const last = log.reduce((latest, { day }) => (day < today ? Math.max(latest, day) : latest), 0)
  const days = new Set<number>()
  let spent = 0
  for (const { day, seconds } of log) {
    if (day >= today || day <= last - USUAL_DAYS) continue
    days.add(day)
    spent += seconds
  }
  return days.size === 0 ? DAY_MINUTES.unknown : spent / days.size / MINUTE
}

const offered = (minutes: number) =>
  Math.min(
    LIMITS.maxMinutes,
    Math.max(DAY_MINUTES.least, Math.round(minutes / DAY_MINUTES.step) * DAY_MINUTES.step),
  )
