import type { Contract, Route } from '../shared/contract.ts'
import { makerOf } from '../shared/unsent.ts'
import { client } from './api.ts'
import { ApiError, offline } from './api-error.ts'
import type { OutboxEntry } from './outbox-rules.ts'
import type { Session } from './session.ts'

/** Throws `offline` unless the session is this student's: for anybody else no answer counts as none. */
export async function isStudent(of: Session, userId: string): Promise<void> {
  const student = await of.currentStudent()
  if (student?.userId !== userId) throw offline()
}

/** Sends an entry, its id as `Idempotency-Key`, and gives the server's answer. Throws `ApiError`. */
export async function sendAs(of: Session, entry: OutboxEntry, signal?: AbortSignal): Promise<unknown> {
  const call = client<Contract>(of) as (route: Route, options: object) => Promise<unknown>
  const { method, id } = entry
  const body = method === 'DELETE' ? undefined : entry.body
  const path = await knownPath(call, entry, signal)
  return call(`${method} ${path}`, { body, idempotencyKey: id, signal }).catch(asMissing(entry))
}

/** The path with the server's own id: made once by its key, a thing made again answers the id that it has. */
async function knownPath(
  call: (route: Route, options: object) => Promise<unknown>,
  { path, body }: OutboxEntry,
  signal?: AbortSignal,
): Promise<`/${string}`> {
  const idempotencyKey = makerOf(path)
  if (idempotencyKey === undefined) return path as `/${string}`
  const listPath = path.slice(0, path.lastIndexOf('/')) as `/${string}`
  const made = (await call(`POST ${listPath}`, { body, idempotencyKey, signal })) as { id: number }
  return `${listPath}/${made.id}`
}

/** A deletion of what is not there any more has done what it should. */
function asMissing({ method }: OutboxEntry): (error: unknown) => undefined {
  return (error) => {
    if (method === 'DELETE' && error instanceof ApiError && error.status === 404) return
    throw error
  }
}
