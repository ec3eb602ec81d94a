import type { FastifyInstance } from 'fastify'
import { API_PREFIX } from '../../shared/contract.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Pages of these origins call with a bearer token; no cookie ever counts there. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  const { default: cors } = await import('@fastify/cors')
  const open = {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match', 'X-Time-Zone'],
    exposedHeaders: ['Content-Disposition', 'ETag', 'Retry-After', 'X-Next-Cursor', 'X-Request-Id'],
    maxAge: DAY_SECONDS,
  }
  await app.register(cors, {
    delegator: (request, done) =>
      done(null, request.url.startsWith(`${API_PREFIX}/`) ? open : { origin: false }),
  })
}
