import { type Day, dayBounds, isDay, today } from '../../../shared/calendar.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import { PERIOD_MESSAGES, storable } from '../../../shared/period.ts'

/** Both days are included; without one the period is open on that side. */
export interface Period {
  from?: Day
  to?: Day
}

/** `from` is included and `until` excluded; null leaves a side open. */
export interface Span {
  from: Date | null
  until: Date | null
}

/** The period stands in the address as `?de=2026-03-01&ate=2026-03-31`. */
export const PERIOD_PARAMS = { from: 'de', to: 'ate' } as const

/** Ignores what is no day. */
export function readPeriod(search: URLSearchParams): Period {
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return isDay(text) ? text : undefined
  }
  const [from, to] = [day(PERIOD_PARAMS.from), day(PERIOD_PARAMS.to)]
  return { ...(from && { from }), ...(to && { to }) }
}

/** Errors by `from` and `to`: a day that does not exist, or the days reversed. */
export function periodErrors({ from, to }: Period): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, day] of Object.entries({ from, to })) {
    if (day !== undefined && !isDay(day)) errors[field] = [PERIOD_MESSAGES.dayDoesNotExist]
  }
  if (from !== undefined && to !== undefined && from > to) errors.to ??= [PERIOD_MESSAGES.daysReversed]
  return errors
}

/** Expects a period without errors. */
export function spanOf({ from, to }: Period, timeZone: string): Span {
  return {
    from: from === undefined ? null : storable(dayBounds(from, timeZone).from),
    until: to === undefined ? null : storable(dayBounds(to, timeZone).to),
  }
}

/** Returns a test for sessions that ended within the period in the zone. */
export function endedWithin(
  { from, to }: Period,
  timeZone: string,
): (record: { created_at: string }) => boolean {
  return ({ created_at }) => {
    const day = today(new Date(created_at), timeZone)
    return (from === undefined || day >= from) && (to === undefined || day <= to)
  }
}

/** Groups rows, newest first, by the day on which their sessions ended in the zone. */
export function byDay<Row extends { record: { created_at: string } }>(
  rows: readonly Row[],
  timeZone: string,
): { day: Day; rows: Row[] }[] {
  const days: { day: Day; rows: Row[] }[] = []
  for (const row of rows) {
    const day = today(new Date(row.record.created_at), timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, rows: [row] })
  }
  return days
}
