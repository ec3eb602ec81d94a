import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { ERROR_MESSAGES, problem } from '../shared/errors.ts'
import type { Db } from './db.ts'
import { sendProblem } from './on-error.ts'

/**
 * `/healthz`: the process answers. `/readyz`: so does its database, and new calls are welcome, which they are not once
 * `draining` is aborted: a balancer then sends them elsewhere.
 */
export function serveHealth(app: FastifyInstance, db: Db, draining: AbortSignal | undefined): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (draining?.aborted) return sendProblem(reply, problem('unavailable', ERROR_MESSAGES.unavailable))
    await sql`select 1`.execute(db)
    return { status: 'ready' }
  })
}
