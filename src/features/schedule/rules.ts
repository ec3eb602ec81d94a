import { SCHEDULE_WEEKDAYS, type Weekday, weekdayName } from '../../shared/calendar.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { fold } from '../../shared/text.ts'
import { MESSAGES, type PlannedDay, type PlannedSubject } from './contract.ts'

/** An item that the student has now. */
export interface KnownItem {
  id: number
  subject_id: number
}

/** A place in the week: the weekday and, from 0, the place within the day. */
export interface Placed {
  day_of_week: Weekday
  position: number
  subject_id: number
}

/** What a save does to the items: these stay, perhaps elsewhere, those are new, and all others that are shown go. */
export interface PlanChange {
  kept: (Placed & { id: number })[]
  added: Placed[]
}

/** What is wrong with a plan in itself, by field: a day in another's place, or an id that stands twice. */
export function planErrors(days: readonly PlannedDay[]): FieldErrors | undefined {
  return orNone([...dayErrors(days), ...idErrors(days)])
}

/** The subjects of a plan that the student does not study, each told at its field. */
export function subjectErrors(days: readonly PlannedDay[], studied: ReadonlySet<number>): FieldErrors | undefined {
  const wrong = entriesOf(days).filter(({ entry }) => !studied.has(entry.subject_id))
  return orNone(wrong.map(({ field, entry }) => [`${field}.subject_id`, MESSAGES.unknownSubject(entry.subject_id)]))
}

/**
 * What a save changes. An item keeps its id, and so its ticks, when the plan has it with the same subject; an id that is
 * not the student's is one that the client made up for a new item.
 */
export function planChange(days: readonly PlannedDay[], known: readonly KnownItem[]): PlanChange {
  const subjects = new Map(known.map(({ id, subject_id }) => [String(id), subject_id]))
  const change: PlanChange = { kept: [], added: [] }
  for (const { weekday, position, entry } of entriesOf(days)) {
    const placed = { day_of_week: weekday, position, subject_id: entry.subject_id }
    if (subjects.get(String(entry.id)) === entry.subject_id) change.kept.push({ ...placed, id: Number(entry.id) })
    else change.added.push(placed)
  }
  return change
}

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
    day.subjects.map((entry, position) => ({ field: `${field}.subjects.${position}`, weekday, position, entry })),
  )

function dayErrors(days: readonly PlannedDay[]): [field: string, text: string][] {
  return inWeek(days).flatMap(({ weekday, day, field }) => {
    const expected = weekdayName(weekday)
    const isOther = (day.day_of_week ?? weekday) !== weekday
    const isNamedOther = [day.name, day.day].some((name) => typeof name === 'string' && !names(name, expected))
    return isOther || isNamedOther ? [[field, MESSAGES.wrongDay(expected)]] : []
  })
}

/** 'Terça-feira', 'terca', 'Ter': the name or how it begins. */
const names = (name: string, weekday: string) => fold(name) !== '' && fold(weekday).startsWith(fold(name))

function idErrors(days: readonly PlannedDay[]): [field: string, text: string][] {
  const seen = new Set<string>()
  return entriesOf(days).flatMap(({ field, entry }) => {
    if (entry.id === undefined || entry.id === null) return []
    const id = String(entry.id)
    if (seen.has(id)) return [[`${field}.id`, MESSAGES.doubleId(id)]]
    seen.add(id)
    return []
  })
}

const MOST_ERRORS = 20

function orNone(errors: [field: string, text: string][]): FieldErrors | undefined {
  if (errors.length === 0) return undefined
  return Object.fromEntries(errors.slice(0, MOST_ERRORS).map(([field, text]) => [field, [text]]))
}

/** A weekday's badge: its first letter, but 'Sa' for Saturday (spec §3). */
export function badgeOf(weekday: Weekday): string {
  const name = weekdayName(weekday)
  return name.startsWith('Sá') ? 'Sa' : name.slice(0, 1)
}
