import { NO_CONNECTION, UNEXPECTED } from '../shared/errors.ts'
import { ApiError } from './api-error.ts'

interface Fallbacks {
  /** When the answer says nothing of its own. */
  unknown: string
  /** When no answer came. */
  offline?: string
}

/** What a student reads of a failed save: the server's own words, else the screen's fallback (spec §8). */
export function failureText(error: Error, { unknown, offline = NO_CONNECTION }: Fallbacks): string {
  if (!(error instanceof ApiError)) return unknown
  if (error.code === 'offline') return offline
  return error.message === UNEXPECTED ? unknown : error.message
}
