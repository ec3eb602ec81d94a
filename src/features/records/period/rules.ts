import { type Day, isDay, type Week } from '../../../shared/calendar.ts'
import type { FieldErrors } from '../../../shared/errors.ts'
import { PERIOD_MESSAGES } from '../../../shared/period.ts'

/** Both days are included; without one the period is open on that side. */
export interface Period {
  from?: Day
  to?: Day
}

/** Its parameters in the address: `?de=2026-03-01&ate=2026-03-31`. */
export const PERIOD_PARAMS = { from: 'de', to: 'ate' } as const

/** Ignores text that is not a day. */
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

/** Returns a test for records of the period's days. */
export function isWithin({ from, to }: Period): (record: { day: Day }) => boolean {
  return ({ day }) => (from === undefined || day >= from) && (to === undefined || day <= to)
}

/** Groups rows by the day of study, the latest first; each day keeps the order of its rows. */
export function byDay<Row extends { record: { day: Day } }>(
  rows: readonly Row[],
): { day: Day; rows: Row[] }[] {
  const days = Map.groupBy(rows, ({ record }) => record.day)
  return Array.from(days, ([day, rows]) => ({ day, rows })).sort((a, b) => b.day.localeCompare(a.day))
}

const dayInWords = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Writes '6 a 12 de julho', '29 de junho a 5 de julho', with its year where it does not end in today's. */
export function formatSpan({ start, end }: Week, today: Day): string {
  const [first, last] = [start, end].map((day) => dayInWords.format(Date.parse(day)))
  const from = start.slice(0, 7) === end.slice(0, 7) ? Number(start.slice(8)) : first
  const year = end.slice(0, 4)
  return `${from} a ${last}${year === today.slice(0, 4) ? '' : ` de ${year}`}`
}
