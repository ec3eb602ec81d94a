import { addDays, type Day, dayEdges, daysBetween, isDay, weekdayOf } from '../../../shared/calendar.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import { PERIOD_MESSAGES, storable } from '../../../shared/period.ts'
import { LIMITS, MESSAGES, type ProgressEntry, type Tick, type TodayPlan } from './contract.ts'

/** A planned item as progress sees it; `key` is the folded name, by which records and items are of one subject (spec §4). */
export interface PlannedItem {
  id: number
  day_of_week: number
  key: string
}

/** What is known of some days: the plan in its order, what the student said by hand, and what was studied. */
export interface Known<Item extends PlannedItem = PlannedItem> {
  items: readonly Item[]
  said: readonly { day: Day; id: number; done: boolean }[]
  studied: readonly { day: Day; key: string; records: number }[]
}

/** One planned item on one day. */
export interface ItemOfDay<Item extends PlannedItem = PlannedItem> {
  item: Item
  /** A study record of the day proves it. */
  proved: boolean
  /** What the student said by hand; it outweighs the proof. */
  said: boolean | undefined
  done: boolean
}

/**
 * The items planned for a day, in order, each with how it stands. Every record proves at most one item of its subject:
 * n records the first n, whatever was ticked by hand, so that a tick never moves another one.
 */
export function itemsOf<Item extends PlannedItem>(day: Day, known: Known<Item>): ItemOfDay<Item>[] {
  const said = new Map(known.said.filter((word) => word.day === day).map(({ id, done }) => [id, done]))
  const records = new Map(known.studied.filter((one) => one.day === day).map((one) => [one.key, one.records]))
  return known.items
    .filter(({ day_of_week }) => day_of_week === weekdayOf(day))
    .map((item) => {
      const left = records.get(item.key) ?? 0
      records.set(item.key, left - 1)
      const proved = left > 0
      const word = said.get(item.id)
      return { item, proved, said: word, done: word ?? proved }
    })
}

/** What is completed on each of the days. */
export function completedOn(days: readonly Day[], known: Known): ProgressEntry[] {
  return days.flatMap((day) =>
    itemsOf(day, known)
      .filter(({ done }) => done)
      .map(({ item }) => ({ completion_date: day, schedule_item_id: item.id })),
  )
}

/**
 * What a click by hand makes of an item: what is to be kept of it, null for nothing. Unticking what no record proves leaves
 * nothing behind, so that a record may still complete it later.
 */
export function toggled({ done, proved }: Pick<ItemOfDay, 'done' | 'proved'>): boolean | null {
  if (!done) return true
  return proved ? false : null
}

/**
 * Whether a word said by hand may still be kept for a day: it may have waited on a device. A day more than today's counts
 * too, because what sends it for the device may not know the student's own zone.
 */
export const isInReach = (day: Day, today: Day): boolean =>
  isDay(day) && day <= addDays(today, 1) && day >= addDays(today, -LIMITS.days)

/** Under `/api/api`: where ticks by hand are sent to. */
export const TICK_PATH = '/progress/toggle'

/** What is said of a day's items in the writes that wait on a device, the last word of each. */
export function wordsOf(
  writes: readonly { path: string; body: unknown; state: string }[],
  userId: string,
  day: Day,
): ReadonlyMap<number, boolean> {
  const ticks = writes
    .filter(({ path, state }) => state === 'waiting' && path === TICK_PATH)
    .map(({ body }) => body as Required<Tick>)
    .filter(({ user_id, completion_date }) => user_id === userId && completion_date === day)
  return new Map(ticks.map(({ schedule_item_id, done }) => [schedule_item_id, done]))
}

/** The items that a client's list newly ticks: neither proved nor spoken of by hand. Nothing is ever unticked by a list. */
export function newlyTicked(completed: readonly number[], items: readonly ItemOfDay[]): number[] {
  const named = new Set(completed)
  return items
    .filter(({ item, proved, said }) => named.has(item.id) && !proved && said === undefined)
    .map(({ item }) => item.id)
}

/** A subject planned for today: how often, and how many of these are done. */
export interface SubjectOfDay {
  id: number
  name: string
  done: number
  count: number
}

/** The subjects of a day's plan in its order, each once (spec §2, 'Para estudar hoje'). */
export function subjectsOf(items: TodayPlan['items']): SubjectOfDay[] {
  const subjects = new Map<number, SubjectOfDay>()
  for (const { subject_id: id, name, done } of items) {
    const known = subjects.get(id) ?? { id, name, done: 0, count: 0 }
    subjects.set(id, { ...known, done: known.done + Number(done), count: known.count + 1 })
  }
  return [...subjects.values()]
}

/** The days from `start` to `end`, both included, or what is wrong with them by field. */
export function daysOf(start: Day, end: Day): Day[] | FieldErrors {
  const unreal = Object.entries({ startDate: start, endDate: end }).filter(([, day]) => !isDay(day))
  if (unreal.length > 0) return Object.fromEntries(unreal.map(([field]) => [field, [PERIOD_MESSAGES.dayDoesNotExist]]))
  if (end < start) return { endDate: [PERIOD_MESSAGES.daysReversed] }
  const length = daysBetween(start, end) + 1
  if (length > LIMITS.days) return { endDate: [MESSAGES.tooManyDays] }
  return Array.from({ length }, (_, index) => addDays(start, index))
}

/** The edges of the days in the zone, where records can be; `days` is not empty. */
export function recordEdges(days: readonly Day[], timeZone: string): Date[] {
  return dayEdges(days, timeZone).map(storable)
}
