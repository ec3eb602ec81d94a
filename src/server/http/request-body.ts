import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '../../shared/contract.ts'
import { ERROR_MESSAGES, problem } from '../../shared/errors.ts'
import { networkOf } from './address.ts'
import { Bodies } from './bodies.ts'
import { limitHeldBytes } from './held-bytes.ts'
import { isJsonTooLarge } from './json-limits.ts'
import { Refusal } from './on-error.ts'

const refused = (code: 'bad_request' | 'too_large', message: string = ERROR_MESSAGES[code]) =>
  new Refusal(problem(code, message))

/** More than a student's usual body; routes with larger bodies declare their own limit. */
export const STUDENT_BODY = { bytes: 1024 * 1024, message: ERROR_MESSAGES.too_large }
/** More than any form of the identity: a larger body of a stranger is not read. */
const STRANGER_BODY = { bytes: 4096, message: ERROR_MESSAGES.too_large }

interface OwnBodyLimit {
  readonly bodyLimit?: Endpoint['bodyLimit']
}

/** Refuses bytes that are not UTF-8, which would become text that nobody wrote. */
export function readBodies(app: FastifyInstance, bodies = new Bodies()): void {
  limitHeldBytes(app)
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addHook('onClose', async () => bodies.close())
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const { 'content-type': type, 'content-length': length = '0', 'transfer-encoding': coding } = headers
    if (type !== undefined && length === '0' && coding === undefined) delete headers['content-type']
    done()
  })
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', (request, payload, done) => {
    const { bodyLimit: most = STRANGER_BODY } = request.routeOptions.config as OwnBodyLimit
    const tooLarge = () => refused('too_large', most.message)
    if (Number(request.headers['content-length']) > most.bytes) return done(tooLarge(), undefined)
    bodies.receive(payload, networkOf(request.ip), { bytes: most.bytes, tooLarge }).then((body) => {
      request.bodyBytes = body.length
      if (body.length === 0) return done(null, undefined)
      if (isJsonTooLarge(body)) return done(tooLarge(), undefined)
      return isUtf8(body) ? parse(request, String(body), done) : done(refused('bad_request'), undefined)
    }, done)
  })
}
