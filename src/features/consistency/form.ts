import { wholeIn } from '../../shared/typed-number.ts'
import { type ConsistencySettings, LIMITS, MESSAGES } from './contract.ts'

/** As typed: minutes, and a time of day 'HH:mm' or nothing. */
export interface SettingsForm {
  readonly least: string
  readonly dayStartsAt: number
  readonly studyAt: string
}

const HOUR = 60

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Minutes from midnight as 'HH:mm'. */
export const timeOf = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / HOUR))}:${twoDigits(minutes % HOUR)}`

/** Fills the form. */
export const formOf = ({ least_minutes, day_starts_at, study_at }: ConsistencySettings): SettingsForm => ({
  least: String(least_minutes),
  dayStartsAt: day_starts_at,
  studyAt: study_at === null ? '' : timeOf(study_at),
})

/** The settings, or the error of the minutes. */
export function readSettings({
  least,
  dayStartsAt,
  studyAt,
}: SettingsForm): ConsistencySettings | { wrong: string } {
  const minutes = wholeIn(least)
  const [low, high] = LIMITS.leastMinutes
  if (minutes === undefined || minutes < low || minutes > high) return { wrong: MESSAGES.outOfRange }
  const [hour, minute] = studyAt.split(':').map(Number)
  const study_at = hour === undefined || minute === undefined ? null : hour * HOUR + minute
  return { least_minutes: minutes, day_starts_at: dayStartsAt, study_at }
}
