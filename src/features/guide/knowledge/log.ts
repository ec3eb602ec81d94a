import { type GuideMaterial, LIMITS } from '../contract.ts'
import type { Entry } from './material.ts'

const MINUTE = 60
/** Minutes of a day where nothing is known of the student's, and what is always offered. */
const DAY_MINUTES = { unknown: 120, least: 30, step: 10 }
/** Days from which the usual day is told, the last of study before today among them. */
const USUAL_DAYS = 28
/** Of each record in the material's log. */
export const NUMBERS = 6

/** What was done, each record `once`, and in the `log` for each item: parts have what the whole had. */
export function entriesOf({ topics, log: logged }: GuideMaterial): { once: Entry[]; log: Entry[] } {
  const items = itemsOf(topics)
  const [once, again]: [Entry[], Entry[]] = [[], []]
  for (const { topic_id, log } of logged) {
    items.get(topic_id)?.forEach((item, index) => {
      putEntries(index === 0 ? once : again, item, log)
    })
  }
  return { once, log: again.length > 0 ? [...once, ...again] : once }
}

function itemsOf(topics: GuideMaterial['topics']): Map<number, string[]> {
  const items = new Map<number, string[]>()
  for (const { id, topic_ids } of topics) {
    for (const topic of topic_ids) items.set(topic, [...(items.get(topic) ?? []), id])
  }
  return items
}

function putEntries(entries: Entry[], topic: string, log: readonly number[]): void {
  const at = (index: number) => log[index] ?? 0
  for (let first = 0; first < log.length; first += NUMBERS) {
    entries.push({
      topic,
      day: at(first),
      seconds: at(first + 1),
      questions: at(first + 2),
      right: at(first + 3),
      finished: at(first + 4) === 1,
      review: at(first + 5) === 1,
    })
  }
}

/**
 * Minutes of a day as the student has them: of the days on which he studied, the last four weeks before today.
 * Who comes back after a month finds days as long as before.
 */
export const usualMinutes = (log: readonly Entry[], today: number): number => offered(usualOf(log, today))

/** What of those is left today. */
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
