import { SCHEDULE_WEEKDAYS, type Weekday, weekdayName } from '../../../shared/calendar.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import { LIMITS, type PlannedDay, type ScheduleItem } from '../contract.ts'

/** A subject in a day of the plan that is being edited. `key` is its own on this device; `id` is null until it is saved. */
export interface Entry {
  key: string
  id: number | null
  subject_id: number
  name: string
}

/** The seven days' entries, Monday first. */
export type WeekPlan = readonly (readonly Entry[])[]

/** A place in the plan: the day's index from 0 for Monday and, among its other entries, the index there. */
export interface Slot {
  day: number
  index: number
}

export type Direction = 'up' | 'down' | 'left' | 'right'

const EMPTY_DAY: readonly Entry[] = []

/** The saved schedule as a plan to edit. */
export function planOf(schedule: readonly ScheduleItem[]): WeekPlan {
  return SCHEDULE_WEEKDAYS.map((weekday) =>
    schedule
      .filter(({ day_of_week }) => day_of_week === weekday)
      .map(({ id, subject_id, subject }) => ({ key: `saved-${id}`, id, subject_id, name: subject.name })),
  )
}

/** The plan as a save sends it. */
export function weeklyPlanOf(week: WeekPlan): PlannedDay[] {
  return SCHEDULE_WEEKDAYS.map((weekday, day) => ({
    name: weekdayName(weekday),
    subjects: entriesOf(week, day).map(({ key, id, subject_id }) => ({ subject_id, id: id ?? key })),
  }))
}

/** Whether both have the same subjects in the same places. */
export function isSamePlan(one: WeekPlan, other: WeekPlan): boolean {
  const written = (week: WeekPlan) =>
    JSON.stringify(week.map((day) => day.map(({ id, subject_id }) => [id, subject_id])))
  return written(one) === written(other)
}

/** A day's entries; none for a day that does not exist. */
export function entriesOf(week: WeekPlan, day: number): readonly Entry[] {
  return week[day] ?? EMPTY_DAY
}

/** Where an entry stands, if it does. */
export function slotOf(week: WeekPlan, key: string): Slot | null {
  const day = week.findIndex((entries) => entries.some((entry) => entry.key === key))
  return day < 0 ? null : { day, index: entriesOf(week, day).findIndex((entry) => entry.key === key) }
}

/** The plan without an entry. */
export function without(week: WeekPlan, key: string): WeekPlan {
  return week.map((entries) => entries.filter((entry) => entry.key !== key))
}

/** Whether a day has room for this entry, which may be one of its own. */
export function hasRoom(week: WeekPlan, day: number, key: string): boolean {
  return entriesOf(without(week, key), day).length < LIMITS.subjects
}

/** The plan with the entry at the slot, wherever it was before; the same plan when the day is full. */
export function placed(week: WeekPlan, entry: Entry, { day, index }: Slot): WeekPlan {
  if (!hasRoom(week, day, entry.key)) return week
  return without(week, entry.key).map((entries, at) => (at === day ? entries.toSpliced(index, 0, entry) : entries))
}

/** One step of a carried entry by an arrow key; it stays within the week, and a copy from outside begins on Monday's end. */
export function step(week: WeekPlan, key: string, slot: Slot | null, direction: Direction): Slot {
  const rest = without(week, key)
  const end = (day: number) => entriesOf(rest, day).length
  if (!slot) return { day: 0, index: end(0) }
  const sideways = { left: -1, right: 1, up: 0, down: 0 }[direction]
  const along = { up: -1, down: 1, left: 0, right: 0 }[direction]
  const day = within(slot.day + sideways, LIMITS.days - 1)
  return { day, index: within(slot.index + along, end(day)) }
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/** The index in a list at which something held at `y` belongs; `middles` are the heights of the others' middles. */
export function indexAt(middles: readonly number[], y: number): number {
  return middles.filter((middle) => middle < y).length
}

/** The weekdays on which a subject is planned, each once (spec §5). */
export function plannedDays(week: WeekPlan, subjectId: number): Weekday[] {
  return SCHEDULE_WEEKDAYS.filter((_, day) => entriesOf(week, day).some((entry) => entry.subject_id === subjectId))
}

/** What a refused save says, each with the day and subject it is about. */
export function refusalTexts(errors: FieldErrors, week: WeekPlan): string[] {
  return Object.entries(errors).flatMap(([field, texts]) => {
    const [, day = '', index = ''] = /^weeklyPlan\.(\d)(?:\.subjects\.(\d+))?/.exec(field) ?? []
    const weekday = SCHEDULE_WEEKDAYS[Number(day || Number.NaN)]
    const name = entriesOf(week, Number(day))[Number(index || Number.NaN)]?.name
    const place = [weekday && weekdayName(weekday), name].filter(Boolean).join(', ')
    return texts.map((text) => (place ? `${place}: ${text}` : text))
  })
}

const VERSION = 1

/** The text to keep on the device; null for no edits. */
export function formatDraft(week: WeekPlan | null): string {
  return JSON.stringify({ version: VERSION, week })
}

/** Reads what `formatDraft` wrote; null for anything else, never an error. */
export function parseDraft(text: string): WeekPlan | null {
  try {
    const { version, week } = fieldsOf(JSON.parse(text))
    const isWeek = Array.isArray(week) && week.length === LIMITS.days && week.every(isDay)
    return version === VERSION && isWeek ? week : null
  } catch {
    return null
  }
}

const isDay = (day: unknown): day is Entry[] =>
  Array.isArray(day) && day.length <= LIMITS.subjects && day.every(isEntry)

function isEntry(value: unknown): value is Entry {
  const { key, id, subject_id, name } = fieldsOf(value)
  const isId = id === null || Number.isSafeInteger(id)
  return typeof key === 'string' && isId && Number.isSafeInteger(subject_id) && typeof name === 'string'
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
