import { type Day, weekdayOf } from '../../../shared/calendar.ts'

/** The weekdays of a plan, 1 Monday to 7 Sunday, from a day on. */
export interface WeekdaysSince {
  readonly since: Day
  readonly weekdays: readonly number[]
}

/** Both ends are included. */
export interface Span {
  readonly first_day: Day
  readonly last_day: Day
}

/**
 * Returns a test whether study was planned on a day: by the plan of that day (`plans` are in order), unless
 * the student rested. Without a plan, or with an empty one, every day is planned.
 */
export function plannedBy(plans: readonly WeekdaysSince[], rests: readonly Span[]): (day: Day) => boolean {
  return (day) => {
    const weekdays = plans.findLast(({ since }) => since <= day)?.weekdays ?? []
    const isRest = rests.some(({ first_day, last_day }) => first_day <= day && day <= last_day)
    return !isRest && (weekdays.length === 0 || weekdays.includes(weekdayOf(day)))
  }
}

/** The weekdays, in order, on which the plan has a subject. */
export const weekdaysOf = (plan: readonly { readonly subjects: readonly unknown[] }[]): number[] =>
  plan.flatMap(({ subjects }, index) => (subjects.length > 0 ? [index + 1] : []))
