/** The longest study time a record or the timer can hold, in seconds: 99:59:59. */
export const MAX_STUDY_SECONDS = 359_999

/** A study time in the three parts a form shows. */
export interface ClockParts {
  hours: number
  minutes: number
  seconds: number
}

/** Splits seconds into hours, minutes and seconds; a negative or invalid value is zero. */
export function splitSeconds(seconds: number): ClockParts {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 }
}

/** The seconds in hours, minutes and seconds. */
export function joinSeconds({ hours, minutes, seconds }: ClockParts): number {
  return hours * 3600 + minutes * 60 + seconds
}

/** Seconds as 'hh:mm:ss', always with hours; each part has at least two digits (spec §7). */
export function formatFullClock(seconds: number): string {
  const parts = splitSeconds(seconds)
  return digital([parts.hours, parts.minutes, parts.seconds])
}

const digital = (parts: readonly number[]) => parts.map((part) => String(part).padStart(2, '0')).join(':')

/** Seconds as the timer shows them: 'mm:ss', and 'hh:mm:ss' from one hour on (spec §9). */
export function formatClock(seconds: number): string {
  const parts = splitSeconds(seconds)
  return parts.hours > 0 ? formatFullClock(seconds) : digital([parts.minutes, parts.seconds])
}

/**
 * Seconds as they show elsewhere: 'Xh Ymin Zs' without leading zero parts ('5min 0s', '42s'); '0s' when negative or
 * invalid (spec §9).
 */
export function formatDuration(seconds: number): string {
  const parts = splitSeconds(seconds)
  const shown = [`${parts.seconds}s`]
  if (parts.hours > 0 || parts.minutes > 0) shown.unshift(`${parts.minutes}min`)
  if (parts.hours > 0) shown.unshift(`${parts.hours}h`)
  return shown.join(' ')
}

/** Reads 'hh:mm:ss' or 'mm:ss' as seconds; null when it is neither, or minutes or seconds pass 59 (spec §5, §9). */
export function parseClock(text: string): number | null {
  const match = /^(?:(\d{1,2}):)?([0-5]?\d):([0-5]?\d)$/.exec(text.trim())
  if (!match) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = match
  return joinSeconds({ hours: Number(hours), minutes: Number(minutes), seconds: Number(seconds) })
}
