import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { ERROR_MESSAGES, problem } from '../shared/errors.ts'
import { sendProblem } from './on-error.ts'

/** Calls under way at the same time in one process: half a second of work on a small machine. */
const MOST = 1000

/**
 * Answers further calls of the API with 503 at once while `most` are under way: those that wait are then answered soon,
 * where an endless queue would answer everybody too late.
 */
export function refuseCrowds(app: FastifyInstance, most = MOST): void {
  let underWay = 0
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!url.startsWith('/api/')) return
    if (underWay >= most) return sendProblem(reply, problem('unavailable', ERROR_MESSAGES.unavailable))
    underWay += 1
    // Also when the caller went away before the answer.
    finished(reply.raw, () => {
      underWay -= 1
    })
  })
}
