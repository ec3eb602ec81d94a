import { type Day, formatDay, isDay, onDay } from '../../../shared/calendar.ts'
import { FIRST_INSTANT, PERIOD_MESSAGES, storable } from '../../../shared/period.ts'

const FIRST_DAY: Day = FIRST_INSTANT.slice(0, 10)

export const DAY_MESSAGES = {
  missing: 'Informe a data.',
  future: 'A data não pode ser depois de hoje.',
  tooEarly: `A data não pode ser anterior a ${formatDay(FIRST_DAY)}.`,
} as const

/** `own` is the day that the record has, which stands even in the future, as after a journey to the west. */
export function dayError(day: string | undefined, today: Day, own?: Day): string | undefined {
  if (day === undefined) return DAY_MESSAGES.missing
  if (!isDay(day)) return PERIOD_MESSAGES.dayDoesNotExist
  if (day === own) return
  if (day > today) return DAY_MESSAGES.future
  return day < FIRST_DAY ? DAY_MESSAGES.tooEarly : undefined
}

/** Moves an instant to this day, at its time of day and never later than now. */
export function studiedAt(instant: Date, day: Day, { timeZone, now }: { timeZone: string; now: Date }): Date {
  const moved = onDay(instant, day, timeZone)
  return storable(moved > now ? now : moved)
}
