import { type Day, type DayZone, formatDay, isDay, onDay, today } from '../../../shared/calendar.ts'
import { FIRST_INSTANT, PERIOD_MESSAGES, storable } from '../../../shared/period.ts'

const FIRST_DAY: Day = FIRST_INSTANT.slice(0, 10)

export const DAY_MESSAGES = {
  missing: 'Informe a data.',
  future: 'A data não pode ser depois de hoje.',
  tooEarly: `A data não pode ser anterior a ${formatDay(FIRST_DAY)}.`,
} as const

/** `own` is the record's own day, valid even in the future, as after a journey to the west. */
export function dayError(day: string | undefined, today: Day, own?: Day): string | undefined {
  if (day === undefined) return DAY_MESSAGES.missing
  if (!isDay(day)) return PERIOD_MESSAGES.dayDoesNotExist
  if (day === own) return
  if (day > today) return DAY_MESSAGES.future
  return day < FIRST_DAY ? DAY_MESSAGES.tooEarly : undefined
}

export interface Studied {
  readonly instant: Date
  readonly day: Day
  readonly zone: DayZone
}

/** A record of study at `now`. */
export const studiedAtOnce = (now: Date, zone: DayZone): Studied => ({
  instant: now,
  day: today(now, zone),
  zone,
})

/** The day in its zone; `before` keeps its day while the instant stays. */
export const dayOfStudy = ({ instant, zone }: Omit<Studied, 'day'>, before?: Studied): Day =>
  before && Number(before.instant) === Number(instant) ? before.day : today(instant, zone)

/** Moves an instant to this day, at its time of day and never later than now. */
export function studiedAt(instant: Date, day: Day, { timeZone, now }: { timeZone: string; now: Date }): Date {
  const moved = onDay(instant, day, timeZone)
  return storable(moved > now ? now : moved)
}
