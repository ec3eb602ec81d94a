export const MAX_STUDY_SECONDS = 359_999

export interface ClockParts {
  hours: number
  minutes: number
  seconds: number
}

/** Splits seconds; a negative or invalid value is zero. */
export function splitSeconds(seconds: number): ClockParts {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 }
}

/** The parts in seconds. */
export function joinSeconds({ hours, minutes, seconds }: ClockParts): number {
  return hours * 3600 + minutes * 60 + seconds
}

/** Writes seconds as 'hh:mm:ss'; hours may have more than two digits. */
export function formatFullClock(seconds: number): string {
  const parts = splitSeconds(seconds)
  return digital([parts.hours, parts.minutes, parts.seconds])
}

const digital = (parts: readonly number[]) => parts.map((part) => String(part).padStart(2, '0')).join(':')

/** Writes seconds as 'mm:ss', and as 'hh:mm:ss' from one hour on. */
export function formatClock(seconds: number): string {
  const parts = splitSeconds(seconds)
  return parts.hours > 0 ? formatFullClock(seconds) : digital([parts.minutes, parts.seconds])
}

/** Writes seconds without leading zero parts: '5min 0s', '42s'; '0s' when negative or invalid. */
export function formatDuration(seconds: number): string {
  const parts = splitSeconds(seconds)
  const shown = [`${parts.seconds}s`]
  if (parts.hours > 0 || parts.minutes > 0) shown.unshift(`${parts.minutes}min`)
  if (parts.hours > 0) shown.unshift(`${parts.hours}h`)
  return shown.join(' ')
}

const SECONDS_COUNT_BELOW = 10 * 3600

/** Writes a sum as `formatDuration` does, but from ten hours on without seconds: '321h 4min'. */
export function formatTotal(seconds: number): string {
  const text = formatDuration(seconds)
  return seconds < SECONDS_COUNT_BELOW ? text : text.replace(/ \d+s$/, '')
}

/** Reads 'hh:mm:ss' or 'mm:ss' as seconds; null when it is neither, or when minutes or seconds pass 59. */
export function parseClock(text: string): number | null {
  const match = /^(?:(\d{1,2}):)?([0-5]?\d):([0-5]?\d)$/.exec(text.trim())
  if (!match) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = match
  return joinSeconds({ hours: Number(hours), minutes: Number(minutes), seconds: Number(seconds) })
}

/** Writes whole minutes as '12h 30min', '20h', '45min'. */
export function formatMinutes(minutes: number): string {
  const { hours, minutes: rest } = splitSeconds(minutes * 60)
  if (hours === 0) return `${rest}min`
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}min`
}
