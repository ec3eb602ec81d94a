import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify'
import { ERROR_MESSAGES, problem } from '../../shared/errors.ts'
import { Refusal } from './on-error.ts'

const SCHEME_AND_HOST = /^[a-z][\w+.-]*:\/\/[^/?#]*/i
const ENCODED = /%(?:3\d|[46][1-9a-f]|[57][\da])/gi

/** Normalises an address, so that no second spelling goes around a guarded one. */
export function plainUrl({ url = '/' }: Pick<RawRequestDefaultExpression, 'url'>): string {
  if (url.startsWith('/') && !url.includes('%')) return url
  const [path = '', ...query] = url.replace(SCHEME_AND_HOST, '').split('?')
  const plain = path.replace(ENCODED, decodeURIComponent)
  return [plain.startsWith('/') || plain === '*' ? plain : `/${plain}`, ...query].join('?')
}

/** Answers a missing host and an unknown expectation in the product's shape, which Node would not. */
export function answerOddRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    const isNameless = headers.host === undefined && raw.httpVersion === '1.1'
    done(isNameless ? new Refusal(problem('bad_request', ERROR_MESSAGES.bad_request)) : undefined)
  })
}
