import { type Day, SCHEDULE_WEEKDAYS, type Weekday, weekdayName } from '../../shared/calendar.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { fold } from '../../shared/text.ts'
import { MESSAGES, type PlannedDay, type PlannedSubject, type ScheduleItem } from './contract.ts'

export interface KnownItem {
  id: number
  subject_id: number
}

/** The position counts from 0 within the day. */
export interface Placed {
  day_of_week: Weekday
  position: number
  subject_id: number
}

/** Kept items may move and new ones come; all others that are shown go. */
export interface PlanChange {
  kept: (Placed & { id: number })[]
  added: Placed[]
}

/** Errors by field for days that stand in another's place. */
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

/** Errors by field: a subject that the student does not study, or an item of his or hers twice. */
export function itemErrors(
  days: readonly PlannedDay[],
  { studied, known }: { studied: ReadonlySet<number>; known: readonly KnownItem[] },
): FieldErrors | undefined {
  return orNone([...subjectErrors(days, studied), ...doubleErrors(days, known)])
}

/** Items keep their ids, and so their ticks, with the same subject; other ids are of new items. */
export function planChange(days: readonly PlannedDay[], known: readonly KnownItem[]): PlanChange {
  const subjects = new Map(known.map(({ id, subject_id }) => [String(id), subject_id]))
  const change: PlanChange = { kept: [], added: [] }
  for (const { weekday, position, entry } of entriesOf(days)) {
    const placed = { day_of_week: weekday, position, subject_id: entry.subject_id }
    if (subjects.get(String(entry.id)) === entry.subject_id)
      change.kept.push({ ...placed, id: Number(entry.id) })
    else change.added.push(placed)
  }
  return change
}

type Wrong = [field: string, text: string]

interface PlacedEntry {
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

const entriesOf = (days: readonly PlannedDay[]): PlacedEntry[] =>
  inWeek(days).flatMap(({ weekday, day, field }) =>
    day.subjects.map((entry, position) => ({
      field: `${field}.subjects.${position}`,
      weekday,
      position,
      entry,
    })),
  )

/** Accepts 'Terça-feira', 'terca', 'Ter'. A number, which may count from 0 or 1, says nothing. */
const names = (name: string, weekday: string) =>
  /^\d+$/.test(name) || (fold(name) !== '' && fold(weekday).startsWith(fold(name)))

function subjectErrors(days: readonly PlannedDay[], studied: ReadonlySet<number>): Wrong[] {
  const wrong = entriesOf(days).filter(({ entry }) => !studied.has(entry.subject_id))
  return wrong.map(({ field, entry }) => [`${field}.subject_id`, MESSAGES.unknownSubject(entry.subject_id)])
}

/** Of ids made up for new items two may be alike, since none of them is kept. */
function doubleErrors(days: readonly PlannedDay[], known: readonly KnownItem[]): Wrong[] {
  const own = new Set(known.map(({ id }) => String(id)))
  const seen = new Set<string>()
  return entriesOf(days).flatMap(({ field, entry }): Wrong[] => {
    const id = String(entry.id)
    if (seen.has(id)) return [[`${field}.id`, MESSAGES.doubleId(id)]]
    if (own.has(id)) seen.add(id)
    return []
  })
}

const MOST_ERRORS = 20

function orNone(errors: Wrong[]): FieldErrors | undefined {
  if (errors.length === 0) return undefined
  return Object.fromEntries(errors.slice(0, MOST_ERRORS).map(([field, text]) => [field, [text]]))
}

/** Whether the item's day, `date`, was over before the plan had anything for it: there was nothing to do. */
export const isBeforePlan = ({ since = '' }: Pick<ScheduleItem, 'since'>, date: Day, today: Day): boolean =>
  date < since && date < today

/** Gives the first letter, but 'Sa' for Saturday. */
export function badgeOf(weekday: Weekday): string {
  const name = weekdayName(weekday)
  return name.startsWith('Sá') ? 'Sa' : name.slice(0, 1)
}
