import { SCHEDULE_WEEKDAYS, type Weekday } from '../../shared/calendar.ts'
import { type Choices, type Merged, merge, type Versions, type Whole } from '../../shared/whole.ts'
import type { ScheduleItem } from './contract.ts'
import type { DraftEntry, WeekPlan } from './draft.ts'

/** An unsaved entry has its own key instead of an id. */
interface PlanEntry extends Pick<DraftEntry, 'id' | 'subject_id' | 'name'> {
  readonly key?: string
}

/** The entries of each weekday, 1 Monday to 7 Sunday, in their order. */
export type PlanWhole = Readonly<Record<Weekday, readonly PlanEntry[]>>

const byDay = (entriesOf: (weekday: Weekday) => readonly PlanEntry[]): PlanWhole =>
  Object.fromEntries(
    SCHEDULE_WEEKDAYS.map((weekday) => [weekday, entriesOf(weekday)]),
  ) as unknown as PlanWhole

/** The saved schedule as a whole, whose revision a change names. */
export const wholeOfItems = (items: readonly ScheduleItem[]): PlanWhole =>
  byDay((weekday) =>
    items
      .filter(({ day_of_week }) => day_of_week === weekday)
      .map(({ id, subject_id, subject }) => ({ id, subject_id, name: subject.name })),
  )

/** The edited schedule as a whole. */
export const wholeOfWeek = (week: WeekPlan): PlanWhole =>
  byDay((weekday) =>
    (week[weekday - 1] ?? []).map(({ key, ...entry }) => (entry.id === null ? { key, ...entry } : entry)),
  )

/** A merged schedule, ready to send and edit. */
export const weekOfWhole = (whole: PlanWhole): WeekPlan =>
  SCHEDULE_WEEKDAYS.map((weekday) =>
    whole[weekday].map(({ key = '', ...entry }) => ({
      ...entry,
      key: entry.id === null ? key : `saved-${entry.id}`,
    })),
  )

const ITEM = 'item '
const ORDER = 'order '

/** The subject of a collision: a saved item, or the order of a weekday. */
export const aboutOf = (part: string): { item: number } | { order: Weekday } =>
  part.startsWith(ITEM)
    ? { item: Number(part.slice(ITEM.length)) }
    : { order: Number(part.slice(ORDER.length)) as Weekday }

/** The weekday of a saved item; undefined where it was removed. */
export const dayOf = (whole: PlanWhole, item: number): Weekday | undefined =>
  SCHEDULE_WEEKDAYS.find((weekday) => whole[weekday].some(({ id }) => id === item))

/**
 * Moves every saved item to where somebody put it, keeps additions of both, and keeps equal additions once.
 * Two changes collide over an item that each moved elsewhere or one removed, and over the order of a day.
 */
export function mergePlans(versions: Versions<PlanWhole>, choices: Choices = {}): Merged<PlanWhole> {
  const { base, mine, theirs } = versions
  const parts = partsOf(versions)
  const { whole: weekdays, collisions } = merge(parts, choices)
  const added = addedIn(versions)
  const isIn = (weekday: Weekday) => (entry: PlanEntry) =>
    isKnown(base, entry) ? weekdays[`${ITEM}${entry.id}`] === weekday : !added.doubled.has(entry)
  const pool = SCHEDULE_WEEKDAYS.flatMap((weekday) => theirs[weekday])
  const merged = byDay((weekday) => {
    const order = `${ORDER}${weekday}`
    const isMineOrder = JSON.stringify(weekdays[order]) === JSON.stringify(parts.mine[order])
    const [first, second] = isMineOrder ? [mine, theirs] : [theirs, mine]
    const missing = pool.filter((entry) => isKnown(base, entry) && isIn(weekday)(entry))
    return joined([first[weekday].filter(isIn(weekday)), second[weekday].filter(isIn(weekday)), missing])
  })
  return { whole: merged, collisions }
}

const isKnown = (plan: PlanWhole, { id }: PlanEntry) => id !== null && dayOf(plan, id) !== undefined

/**
 * The weekday of each base item in each version, and the order of the items that all versions have on a day.
 */
function partsOf({ base, mine, theirs }: Versions<PlanWhole>): Versions {
  const known = SCHEDULE_WEEKDAYS.flatMap((weekday) => base[weekday].map(({ id }) => id ?? 0))
  const stays = (weekday: Weekday, id: number | null) =>
    id !== null && [base, mine, theirs].every((plan) => dayOf(plan, id) === weekday)
  const of = (plan: PlanWhole): Whole =>
    Object.fromEntries([
      ...known.map((id) => [`${ITEM}${id}`, dayOf(plan, id)]),
      ...SCHEDULE_WEEKDAYS.map((weekday) => [
        `${ORDER}${weekday}`,
        plan[weekday].flatMap(({ id }) => (stays(weekday, id) ? [id] : [])),
      ]),
    ])
  return { base: of(base), mine: of(mine), theirs: of(theirs) }
}

/** Items added here while the other version added the same subject to the same day. */
function addedIn({ base, mine, theirs }: Versions<PlanWhole>): { doubled: ReadonlySet<PlanEntry> } {
  const doubled = SCHEDULE_WEEKDAYS.flatMap((weekday) => {
    const there = theirs[weekday].filter((entry) => !isKnown(base, entry)).map(({ subject_id }) => subject_id)
    return mine[weekday].filter((entry) => {
      const at = isKnown(base, entry) ? -1 : there.indexOf(entry.subject_id)
      if (at >= 0) there.splice(at, 1)
      return at >= 0
    })
  })
  return { doubled: new Set(doubled) }
}

/** Joins lists of one day: an item that only a later list has follows its predecessor there. */
function joined(lists: readonly (readonly PlanEntry[])[]): PlanEntry[] {
  const isSame = (one: PlanEntry) => (other: PlanEntry) =>
    one === other || (one.id !== null && one.id === other.id)
  return lists.slice(1).reduce<PlanEntry[]>(
    (day, list) =>
      list.reduce<PlanEntry[]>((so, entry, index) => {
        if (so.some(isSame(entry))) return so
        const before = list[index - 1]
        return so.toSpliced(before ? so.findIndex(isSame(before)) + 1 : 0, 0, entry)
      }, day),
    [...(lists[0] ?? [])],
  )
}
