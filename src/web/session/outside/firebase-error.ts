import { UNEXPECTED } from '../../../shared/errors.ts'
import { ApiError, offline } from '../../api/api-error.ts'
import { FIREBASE_MESSAGES } from './copy.ts'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

export const hasCode = (error: unknown, codes: readonly string[]) => codes.includes(codeOf(error))

/** Turns failures of the SDK into `ApiError`, with a message for the student where there is one. */
export async function inPortuguese<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = codeOf(error)
    if (error instanceof ApiError) throw error
    if (code === 'auth/network-request-failed') throw offline()
    throw new ApiError({ code: 'internal', message: FIREBASE_MESSAGES[code] ?? UNEXPECTED }, 0)
  }
}
