import { type Day, daysBetween, isDay, isDayZone, today } from '../../shared/calendar.ts'
import { fold } from '../../shared/text.ts'
import { revisionOf } from '../../shared/whole.ts'
import type { ImportedRow, PictureBody } from './contract.ts'

/** A hash of a subject's name, for the keys of its records. */
export const markOf = (called: string): string => revisionOf({ subject: fold(called) })

/** A session may end two days after its day, or one before it where a program writes days wrongly. */
const DAYS_AFTER = 2
const DAYS_BEFORE = -1

/** Whether all rows can be past study sessions. */
export function areStudies(rows: readonly ImportedRow[], now: Date): boolean {
  const zones = new Map<string, boolean>()
  const isZone = (zone: string) => {
    const known = zones.get(zone) ?? isDayZone(zone)
    zones.set(zone, known)
    return known
  }
  return rows.every((row) => isStudy(row, now) && isZone(row.zone) && isOnItsDay(row))
}

function isStudy({ study_time, questions, correct, incorrect, at }: ImportedRow, now: Date): boolean {
  const isSomething = study_time > 0 || questions > 0
  return isSomething && correct + incorrect <= questions && at * 1000 <= now.getTime()
}

/** Whether a session's day fits its moment. */
export function isOnItsDay({ day, at, zone }: Pick<ImportedRow, 'day' | 'at' | 'zone'>): boolean {
  if (!isDay(day)) return false
  const after = daysBetween(day, today(at * 1000, zone))
  return after <= DAYS_AFTER && after >= DAYS_BEFORE
}

/** Which of a picture's `days` or `counts` is wrong; undefined if neither. */
export function pictureError({ from, to, rows }: PictureBody, latest: Day): 'days' | 'counts' | undefined {
  if (!(isDay(from) && isDay(to)) || from > to || to > latest) return 'days'
  return rows.some(({ questions, correct }) => correct > questions) ? 'counts' : undefined
}
