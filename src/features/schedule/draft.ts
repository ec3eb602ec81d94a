import { SCHEDULE_WEEKDAYS, type Weekday, weekdayName } from '../../shared/calendar.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { LIMITS, type PlannedDay, type ScheduleItem } from './contract.ts'

/** `key` names the entry on this device; `id` is null until it is saved. */
export interface DraftEntry {
  key: string
  id: number | null
  subject_id: number
  name: string
}

/** Monday comes first. */
export type WeekPlan = readonly (readonly DraftEntry[])[]

/** The edited plan, and the last saved one. */
export interface Edited {
  week: WeekPlan
  saved: WeekPlan
}

export interface PlannableSubject {
  id: number
  name: string
}

/** `day` counts from 0 for Monday, `index` among the day's other entries. */
export interface Slot {
  day: number
  index: number
}

export type Direction = 'up' | 'down' | 'left' | 'right'

const EMPTY_DAY: readonly DraftEntry[] = []

/** Turns the saved schedule into a plan to edit. */
export function planOf(schedule: readonly ScheduleItem[]): WeekPlan {
  return SCHEDULE_WEEKDAYS.map((weekday) =>
    schedule
      .filter(({ day_of_week }) => day_of_week === weekday)
      .map(({ id, subject_id, subject }) => ({ key: `saved-${id}`, id, subject_id, name: subject.name })),
  )
}

/** Turns the plan into what a save sends. */
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

/** Returns no entries for a day that does not exist. */
export function entriesOf(week: WeekPlan, day: number): readonly DraftEntry[] {
  return week[day] ?? EMPTY_DAY
}

/** Returns null for an entry that is not in the plan. */
export function slotOf(week: WeekPlan, key: string): Slot | null {
  const day = week.findIndex((entries) => entries.some((entry) => entry.key === key))
  return day < 0 ? null : { day, index: entriesOf(week, day).findIndex((entry) => entry.key === key) }
}

/** Returns the plan without the entry. */
export function without(week: WeekPlan, key: string): WeekPlan {
  return week.map((entries) => entries.filter((entry) => entry.key !== key))
}

/** Ignores the entry itself, which may be one of the day's own. */
export function hasRoom(week: WeekPlan, day: number, key: string): boolean {
  return entriesOf(without(week, key), day).length < LIMITS.subjects
}

/** Moves or adds the entry; a full day leaves the plan as it is. */
export function withEntryAt(week: WeekPlan, entry: DraftEntry, { day, index }: Slot): WeekPlan {
  if (!hasRoom(week, day, entry.key)) return week
  return without(week, entry.key).map((entries, at) =>
    at === day ? entries.toSpliced(index, 0, entry) : entries,
  )
}

/** A subject's entry for a day: the saved one, with its id and ticks, if it was removed before. */
export function entryFor(
  { week, saved }: Edited,
  day: number,
  subject: PlannableSubject,
  key: string,
): DraftEntry {
  const known = entriesOf(saved, day).find(
    (entry) => entry.subject_id === subject.id && !slotOf(week, entry.key),
  )
  return known ?? { key, id: null, subject_id: subject.id, name: subject.name }
}

/** Adds the entry at the day's end; a full day leaves the plan as it is. */
export function added(week: WeekPlan, day: number, entry: DraftEntry): WeekPlan {
  return withEntryAt(week, entry, { day, index: entriesOf(week, day).length })
}

/** Returns the plan without any entry of the subject on the day. */
export function unplanned(week: WeekPlan, day: number, subjectId: number): WeekPlan {
  return week.map((entries, at) =>
    at === day ? entries.filter((entry) => entry.subject_id !== subjectId) : entries,
  )
}

/** Adds to each of the days the entries that it lacks of another one; a complete or full day stays. */
export function copied(
  { week, saved }: Edited,
  from: number,
  to: readonly number[],
  newKey: () => string,
): WeekPlan {
  const steps = to.flatMap((day) => lacking(week, from, day).map((entry) => ({ day, entry })))
  return steps.reduce((plan, { day, entry }) => {
    const subject = { id: entry.subject_id, name: entry.name }
    return added(plan, day, entryFor({ week: plan, saved }, day, subject, newKey()))
  }, week)
}

/** A plan of these subjects alone, Monday first; what is saved of them on the same day stays the saved one. */
export function weekOf(
  days: readonly (readonly PlannableSubject[])[],
  saved: WeekPlan,
  newKey: () => string,
): WeekPlan {
  const steps = days.flatMap((subjects, day) => subjects.map((subject) => ({ day, subject })))
  return steps.reduce<WeekPlan>(
    (week, { day, subject }) => added(week, day, entryFor({ week, saved }, day, subject, newKey())),
    SCHEDULE_WEEKDAYS.map(() => EMPTY_DAY),
  )
}

/**
 * The entries that a day lacks of another one; a subject planned twice is lacking until it is there twice.
 */
export function lacking(week: WeekPlan, from: number, day: number): DraftEntry[] {
  const there = entriesOf(week, day).map(({ subject_id }) => subject_id)
  return entriesOf(week, from).filter(({ subject_id }) => {
    const at = there.indexOf(subject_id)
    if (at >= 0) there.splice(at, 1)
    return at < 0
  })
}

/** Moves a carried entry by one arrow key within the week; a copy from outside starts at Monday's end. */
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

/** The index at which an item dragged to `y` belongs; `middles` are the vertical centres of the others. */
export function indexAt(middles: readonly number[], y: number): number {
  return middles.filter((middle) => middle < y).length
}

/** The weekdays on which a subject is planned, each once. */
export function plannedDays(week: WeekPlan, subjectId: number): Weekday[] {
  return SCHEDULE_WEEKDAYS.filter((_, day) =>
    entriesOf(week, day).some((entry) => entry.subject_id === subjectId),
  )
}

/** Adds the day and subject to each text. */
export function refusalTexts(errors: FieldErrors, week: WeekPlan): string[] {
  return Object.entries(errors).flatMap(([field, texts]) => {
    const [, day = '', index = ''] = /^weeklyPlan\.(\d)(?:\.subjects\.(\d+))?/.exec(field) ?? []
    const weekday = SCHEDULE_WEEKDAYS[Number(day || Number.NaN)]
    const name = entriesOf(week, Number(day))[Number(index || Number.NaN)]?.name
    const place = [weekday && weekdayName(weekday), name].filter(Boolean).join(', ')
    return texts.map((text) => (place ? `${place}: ${text}` : text))
  })
}

/** An edited plan with the saved one at its beginning, if known: the content of a draft. */
export interface Begun {
  readonly week: WeekPlan
  readonly from: WeekPlan | null
  /** The plan that a suggested week replaced, to be had back. */
  readonly before?: WeekPlan
}

const VERSION = 2

/** Null stands for no edits. */
export function formatDraft(draft: Begun | null): string {
  return JSON.stringify({ version: VERSION, ...draft })
}

/** Returns null for anything that `formatDraft` did not write; never throws. */
export function parseDraft(text: string): Begun | null {
  try {
    const { version, week, from, before } = fieldsOf(JSON.parse(text))
    if (!isWeek(week)) return null
    // The previous version did not store the plan at the beginning.
    if (version === 1) return { week, from: null }
    if (!(version === VERSION && isWeek(from))) return null
    return { week, from, ...(isWeek(before) && { before }) }
  } catch {
    return null
  }
}

const isWeek = (week: unknown): week is WeekPlan =>
  Array.isArray(week) && week.length === LIMITS.days && week.every(isDay)

const isDay = (day: unknown): day is DraftEntry[] =>
  Array.isArray(day) && day.length <= LIMITS.subjects && day.every(isEntry)

function isEntry(value: unknown): value is DraftEntry {
  const { key, id, subject_id, name } = fieldsOf(value)
  const isId = id === null || Number.isSafeInteger(id)
  return typeof key === 'string' && isId && Number.isSafeInteger(subject_id) && typeof name === 'string'
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
