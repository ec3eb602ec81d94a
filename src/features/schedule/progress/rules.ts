import { addDays, type Day, daysBetween, isDay, weekdayOf } from '../../../shared/calendar.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import { PERIOD_MESSAGES } from '../../../shared/period.ts'
import { LIMITS, MESSAGES, type ProgressEntry, type Tick, type TodayPlan } from './contract.ts'

/** `key` is the folded name, by which records and items of one subject match. */
export interface PlannedItem {
  id: number
  day_of_week: number
  key: string
}

/** The plan in order, the ticks by hand, and the records. */
export interface ProgressFacts<Item extends PlannedItem = PlannedItem> {
  items: readonly Item[]
  ticks: readonly { day: Day; id: number; done: boolean }[]
  studied: readonly { day: Day; key: string; records: number }[]
}

export interface ItemOfDay<Item extends PlannedItem = PlannedItem> {
  item: Item
  /** A study record of the day proves it. */
  proved: boolean
  /** A tick by hand outweighs the proof. */
  ticked: boolean | undefined
  done: boolean
}

/**
 * Every record proves at most one item of its subject: n records prove the first n, whatever was ticked by
 * hand, so that a tick never moves another one.
 */
export function itemsOf<Item extends PlannedItem>(day: Day, known: ProgressFacts<Item>): ItemOfDay<Item>[] {
  const ticks = new Map(known.ticks.filter((word) => word.day === day).map(({ id, done }) => [id, done]))
  const records = new Map(known.studied.filter((one) => one.day === day).map((one) => [one.key, one.records]))
  return known.items
    .filter(({ day_of_week }) => day_of_week === weekdayOf(day))
    .map((item) => {
      const left = records.get(item.key) ?? 0
      records.set(item.key, left - 1)
      const proved = left > 0
      const ticked = ticks.get(item.id)
      return { item, proved, ticked, done: ticked ?? proved }
    })
}

/** Lists the completed items of each day. */
export function completedOn(days: readonly Day[], known: ProgressFacts): ProgressEntry[] {
  return days.flatMap((day) =>
    itemsOf(day, known)
      .filter(({ done }) => done)
      .map(({ item }) => ({ completion_date: day, schedule_item_id: item.id })),
  )
}

/**
 * The tick to store after a click; null for none. Unticking an item without proof stores nothing, so that a
 * record may still complete it later.
 */
export function toggled({ done, proved }: Pick<ItemOfDay, 'done' | 'proved'>): boolean | null {
  if (!done) return true
  return proved ? false : null
}

/**
 * A tick may have waited on a device. A day after today is valid too, because the device may not know the
 * student's zone.
 */
export const isInReach = (day: Day, today: Day): boolean =>
  isDay(day) && day <= addDays(today, 1) && day >= addDays(today, -LIMITS.days)

/** The path is under `/api/api`. */
export const TICK_PATH = '/progress/toggle'

/** The last waiting tick of each of a day's items. */
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

/** Items without proof and without a tick; a list never unticks. */
export function newlyTicked(completed: readonly number[], items: readonly ItemOfDay[]): number[] {
  const named = new Set(completed)
  return items
    .filter(({ item, proved, ticked }) => named.has(item.id) && !proved && ticked === undefined)
    .map(({ item }) => item.id)
}

/** How often a subject is planned for today, and how many of these are done. */
export interface SubjectOfDay {
  id: number
  name: string
  done: number
  count: number
}

/** Each subject once, in the plan's order. */
export function subjectsOf(items: TodayPlan['items']): SubjectOfDay[] {
  const subjects = new Map<number, SubjectOfDay>()
  for (const { subject_id: id, name, done } of items) {
    const known = subjects.get(id) ?? { id, name, done: 0, count: 0 }
    subjects.set(id, { ...known, done: known.done + Number(done), count: known.count + 1 })
  }
  return [...subjects.values()]
}

/** Both ends are included; errors go by field. */
export function daysOf(start: Day, end: Day): Day[] | FieldErrors {
  const unreal = Object.entries({ startDate: start, endDate: end }).filter(([, day]) => !isDay(day))
  if (unreal.length > 0)
    return Object.fromEntries(unreal.map(([field]) => [field, [PERIOD_MESSAGES.dayDoesNotExist]]))
  if (end < start) return { endDate: [PERIOD_MESSAGES.daysReversed] }
  const length = daysBetween(start, end) + 1
  if (length > LIMITS.days) return { endDate: [MESSAGES.tooManyDays] }
  return Array.from({ length }, (_, index) => addDays(start, index))
}
