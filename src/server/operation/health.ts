import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { ERROR_MESSAGES, problem } from '../../shared/errors.ts'
import type { Db } from '../database/db.ts'
import { sendProblem } from '../http/on-error.ts'
import type { IsFull } from './disk-space.ts'

interface Watched {
  readonly db: Db
  /** Aborted before a stop, so that a balancer sends new calls elsewhere. */
  readonly draining: AbortSignal | undefined
  readonly isFull: IsFull | undefined
}

/** `/healthz`: the process answers. `/readyz`: its database takes writes, and new calls are welcome. */
export function serveHealth(app: FastifyInstance, { db, draining, isFull }: Watched): void {
  // One query answers all callers that ask meanwhile, because this route has no limit.
  let query: Promise<unknown> | undefined
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (draining?.aborted || isFull?.())
      return sendProblem(reply, problem('unavailable', ERROR_MESSAGES.unavailable))
    query ??= sql`select 1`.execute(db).finally(() => {
      query = undefined
    })
    await query
    return { status: 'ready' }
  })
}
