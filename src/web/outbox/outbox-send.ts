import { revisionOf } from '../../shared/whole.ts'
import { answerTo, bodyOf } from '../api/api.ts'
import { ApiError, offline } from '../api/api-error.ts'
import type { Session } from '../session/session.ts'
import { isAnswerTo, type OutboxEntry } from './outbox-rules.ts'

/** Throws `offline` unless the session belongs to this student. */
export async function isStudent(of: Session, userId: string): Promise<void> {
  const student = await of.currentStudent()
  if (student?.userId !== userId) throw offline()
}

/** Sends once by key. Undefined for a deletion of what is already gone. Throws `ApiError`. */
export async function sendAs(of: Session, entry: OutboxEntry, signal?: AbortSignal): Promise<unknown> {
  const { method, path, id } = entry
  const body = method === 'DELETE' ? undefined : entry.body
  try {
    const ifMatch = entry.made && revisionOf(entry.made.from)
    const options = { body, idempotencyKey: id, ifMatch, ...(signal ? { signal } : {}) }
    const reply = await bodyOf(await answerTo(of, '', `${method} ${path}`, options), signal)
    if (isAnswerTo(entry, reply)) return reply
  } catch (error) {
    if (method === 'DELETE' && error instanceof ApiError && error.status === 404) return
    throw error
  }
  throw offline()
}
