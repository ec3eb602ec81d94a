import { addDays, type Day, scheduleWeek, type Weekday, weekdayOf } from '../../shared/calendar.ts'
import type { ListedExam } from '../exams/contract.ts'
import { enrolmentFor } from '../exams/enrolments.ts'
import type { Span, WeekdaysSince } from '../schedule/planned/rules.ts'
import { WORDS } from './contract.ts'

/** Past weeks of a plan that stay in the calendar. */
const WEEKS_BACK = 4
/** Minutes of a day's study without a goal, and the limits of others. */
const MINUTES = { usual: 60, least: 15, most: 600 }

export interface CalendarTarget {
  readonly id: number
  readonly body: string
  readonly position: string
  readonly exam_day: Day | null
  readonly notice_url: string | null
}

export interface Planned {
  readonly items: readonly { readonly day_of_week: number; readonly name: string }[]
  readonly plans: readonly WeekdaysSince[]
  readonly rests: readonly Span[]
  /** Minutes from midnight; null makes all-day events. */
  readonly study_at: number | null
  /** The hour until which it is still the day before. */
  readonly day_starts_at: number
  readonly minutes: number | null
  readonly targets: readonly CalendarTarget[]
  readonly exams: readonly ListedExam[]
}

export interface CalendarEvent {
  /** The same each time the calendar is made. */
  readonly id: string
  readonly title: string
  readonly day: Day
  /** The beginning in minutes from midnight, and the duration; null for the whole day. */
  readonly time: { readonly at: number; readonly minutes: number } | null
  /** Repeats every week on this weekday, except on these days. */
  readonly weekly: { readonly weekday: Weekday; readonly except: readonly Day[] } | null
}

/** All events of a student's calendar, the plan's first. */
export function eventsOf(planned: Planned, today: Day): CalendarEvent[] {
  return [
    ...studyEvents(planned, today),
    ...planned.targets.flatMap((target) => targetEvents(target, planned.exams)),
  ]
}

function studyEvents(
  { items, plans, rests, study_at, day_starts_at, minutes }: Planned,
  today: Day,
): CalendarEvent[] {
  const byDay = Map.groupBy(items, ({ day_of_week }) => day_of_week as Weekday)
  const oldest = addDays(scheduleWeek(today).start, -7 * WEEKS_BACK)
  const since = plans.findLast((plan) => plan.since <= today)?.since ?? oldest
  const first = since > oldest ? since : oldest
  const time = study_at === null ? null : { at: study_at, minutes: minutesOfDay(minutes, byDay.size) }
  // Study planned after midnight is in the calendar's next day.
  const later = study_at !== null && study_at < day_starts_at * 60 ? 1 : 0
  return [...byDay].map(([weekday, subjects]) => {
    const day = addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + later)
    const except = daysWithin(rests, weekday, first).map((rest) => addDays(rest, later))
    return {
      id: `plan-${weekday}`,
      title: WORDS.study([...new Set(subjects.map(({ name }) => name))].join(', ')),
      day,
      time,
      weekly: { weekday: weekdayOf(day), except },
    }
  })
}

function minutesOfDay(ofWeek: number | null, days: number): number {
  const minutes = ofWeek === null ? MINUTES.usual : Math.round(ofWeek / days)
  return Math.min(MINUTES.most, Math.max(MINUTES.least, minutes))
}

function daysWithin(rests: readonly Span[], weekday: Weekday, from: Day): Day[] {
  const days = new Set<Day>()
  for (const { first_day, last_day } of rests) {
    let day = first_day > from ? first_day : from
    day = addDays(day, (weekday - weekdayOf(day) + 7) % 7)
    for (; day <= last_day; day = addDays(day, 7)) days.add(day)
  }
  return [...days].sort()
}

function targetEvents(target: CalendarTarget, exams: readonly ListedExam[]): CalendarEvent[] {
  const name = [target.body, target.position].filter((part) => part !== '').join(' – ')
  const { opensOn, closesOn } = enrolmentFor(target, exams)
  const dates = [
    { kind: 'exam', day: target.exam_day, title: WORDS.exam(name) },
    { kind: 'opens', day: opensOn, title: WORDS.opens(name) },
    { kind: 'closes', day: closesOn, title: WORDS.closes(name) },
  ]
  return dates.flatMap(({ kind, day, title }) =>
    day === null ? [] : [{ id: `${kind}-${target.id}`, title, day, time: null, weekly: null }],
  )
}
