import { NO_CONNECTION, UNEXPECTED } from '../../shared/errors.ts'
import { ApiError } from './api-error.ts'

interface Fallbacks {
  unknown: string
  offline?: string
}

export function failureText(error: Error, { unknown, offline = NO_CONNECTION }: Fallbacks): string {
  if (!(error instanceof ApiError)) return unknown
  if (error.code === 'offline') return offline
  return error.message === UNEXPECTED ? unknown : error.message
}

/** Rethrows with the right message: only a missing answer is the connection's fault. */
export function notSaved(error: unknown): never {
  if (!(error instanceof ApiError && error.cause instanceof Response)) throw error
  throw new ApiError({ code: 'internal', message: UNEXPECTED }, error.cause.status)
}
