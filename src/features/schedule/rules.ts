import { type Day, SCHEDULE_WEEKDAYS, type Weekday, weekdayName } from '../../shared/calendar.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { fold } from '../../shared/text.ts'
import { MESSAGES, type PlannedDay, type PlannedSubject, type ScheduleItem } from './contract.ts'

export interface KnownItem {
  id: number
  subject_id: number
}

/** The position counts from 0 within the day. */
export interface PlanPosition {
  day_of_week: Weekday
  position: number
  subject_id: number
}

/** Retained items may move, and all other visible ones are deleted. */
export interface PlanChange {
  retained: (PlanPosition & { id: number })[]
  added: PlanPosition[]
}

/** Errors by field for days in the wrong place. */
export function dayErrors(days: readonly PlannedDay[]): FieldErrors | undefined {
  return orNone(
    inWeek(days).flatMap(({ weekday, day, field }): Wrong[] => {
      const expected = weekdayName(weekday)
      const isOther = (day.day_of_week ?? weekday) !== weekday
      const isNamedOther = [day.name, day.day].some(
        (name) => typeof name === 'string' && !names(name, expected),
      )
      return isOther || isNamedOther ? [[field, MESSAGES.wrongDay(expected)]] : []
    }),
  )
}

/** Errors by field: a subject that the student does not study, or a repeated item. */
export function itemErrors(
  days: readonly PlannedDay[],
  { studied, known }: { studied: ReadonlySet<number>; known: readonly KnownItem[] },
): FieldErrors | undefined {
  return orNone([...subjectErrors(days, studied), ...doubleErrors(days, known)])
}

/** Items keep their ids, and so their ticks, with the same subject; all other ids belong to new items. */
export function planChange(days: readonly PlannedDay[], known: readonly KnownItem[]): PlanChange {
  const subjects = new Map(known.map(({ id, subject_id }) => [String(id), subject_id]))
  const change: PlanChange = { retained: [], added: [] }
  for (const { weekday, position, entry } of entriesOf(days)) {
    const place = { day_of_week: weekday, position, subject_id: entry.subject_id }
    if (subjects.get(String(entry.id)) === entry.subject_id)
      change.retained.push({ ...place, id: Number(entry.id) })
    else change.added.push(place)
  }
  return change
}

type Wrong = [field: string, text: string]

interface EntryOfDay {
  field: string
  weekday: Weekday
  position: number
  entry: PlannedSubject
}

const inWeek = <Day>(days: readonly Day[]) =>
  SCHEDULE_WEEKDAYS.flatMap((weekday, index) => {
    const day = days[index]
    return day === undefined ? [] : [{ weekday, day, field: `weeklyPlan.${index}` }]
  })

const entriesOf = (days: readonly PlannedDay[]): EntryOfDay[] =>
  inWeek(days).flatMap(({ weekday, day, field }) =>
    day.subjects.map((entry, position) => ({
      field: `${field}.subjects.${position}`,
      weekday,
      position,
      entry,
    })),
  )

/** Accepts 'Terça-feira', 'terca', 'Ter'. Ignores a number, which may count from 0 or 1. */
const names = (name: string, weekday: string) =>
  /^\d+$/.test(name) || (fold(name) !== '' && fold(weekday).startsWith(fold(name)))

function subjectErrors(days: readonly PlannedDay[], studied: ReadonlySet<number>): Wrong[] {
  const wrong = entriesOf(days).filter(({ entry }) => !studied.has(entry.subject_id))
  return wrong.map(({ field, entry }) => [`${field}.subject_id`, MESSAGES.unknownSubject(entry.subject_id)])
}

/** Made-up ids of new items may repeat, because none is stored. */
function doubleErrors(days: readonly PlannedDay[], known: readonly KnownItem[]): Wrong[] {
  const own = new Set(known.map(({ id }) => String(id)))
  const ids = new Set<string>()
  return entriesOf(days).flatMap(({ field, entry }): Wrong[] => {
    const id = String(entry.id)
    if (ids.has(id)) return [[`${field}.id`, MESSAGES.doubleId(id)]]
    if (own.has(id)) ids.add(id)
    return []
  })
}

const MOST_ERRORS = 20

function orNone(errors: Wrong[]): FieldErrors | undefined {
  if (errors.length === 0) return undefined
  return Object.fromEntries(errors.slice(0, MOST_ERRORS).map(([field, text]) => [field, [text]]))
}

/**
 * Whether the item's day, `date`, was over before the plan had anything for it, so that there was nothing to
 * do.
 */
export const isBeforePlan = ({ since = '' }: Pick<ScheduleItem, 'since'>, date: Day, today: Day): boolean =>
  date < since && date < today

/** The first letter, but 'Sa' for Saturday. */
export function badgeOf(weekday: Weekday): string {
  const name = weekdayName(weekday)
  return name.startsWith('Sá') ? 'Sa' : name.slice(0, 1)
}
