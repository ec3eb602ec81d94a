import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Session } from '../identity/session.ts'

/** Calls `end` once the caller's token is no longer valid; returns the function that ends the watch. */
export type WatchCaller = (request: FastifyRequest, end: () => void) => () => void

const LOOK_MS = 1000

interface Watched {
  readonly request: FastifyRequest
  readonly end: () => void
}

/** Watches callers of answers that stay open: a session may end, or an account be deleted, meanwhile. */
export function watchCallers(app: FastifyInstance, session: Session): WatchCaller {
  const watched = new Set<Watched>()
  let clock: NodeJS.Timeout | undefined
  const look = () => {
    for (const { request, end } of watched) session.callerOf(request).catch(end)
  }
  app.addHook('preClose', async () => clearInterval(clock))
  return (request, end) => {
    clock ??= setInterval(look, LOOK_MS).unref()
    const one = { request, end }
    watched.add(one)
    return () => void watched.delete(one)
  }
}
