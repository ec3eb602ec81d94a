import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { ERROR_MESSAGES, problem } from '../shared/errors.ts'
import type { Db } from './db.ts'
import type { IsFull } from './disk-space.ts'
import { sendProblem } from './on-error.ts'

interface Watched {
  readonly db: Db
  /** Aborted when the process means to stop: a balancer then sends new calls elsewhere. */
  readonly draining: AbortSignal | undefined
  readonly isFull: IsFull | undefined
}

/** `/healthz`: the process answers. `/readyz`: so does its database, it can be written, and new calls are welcome. */
export function serveHealth(app: FastifyInstance, { db, draining, isFull }: Watched): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (draining?.aborted || isFull?.()) return sendProblem(reply, problem('unavailable', ERROR_MESSAGES.unavailable))
    await sql`select 1`.execute(db)
    return { status: 'ready' }
  })
}
