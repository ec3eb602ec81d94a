import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** `/healthz`: the process answers. `/readyz`: so does its database. */
export function serveHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async () => {
    await sql`select 1`.execute(db)
    return { status: 'ready' }
  })
}
