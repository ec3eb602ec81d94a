import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { ERROR_MESSAGES, problem } from '../shared/errors.ts'
import { Refusal } from './on-error.ts'

const unreadable = () => new Refusal(problem('bad_request', ERROR_MESSAGES.bad_request))

/**
 * A body is JSON in UTF-8: of other bytes a text would be kept that nobody wrote. One with nothing in it is no body, whatever
 * type the caller's program gives it (spec §7, sync-on-register).
 */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addHook('onRequest', async ({ headers }) => {
    const { 'content-type': type, 'content-length': length = '0', 'transfer-encoding': coding } = headers
    if (type !== undefined && length === '0' && coding === undefined) delete headers['content-type']
  })
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    return isUtf8(Buffer.from(body)) ? parse(request, String(body), done) : done(unreadable(), undefined)
  })
}
