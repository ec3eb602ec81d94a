import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify'
import { ERROR_MESSAGES, problem } from '../shared/errors.ts'
import { Refusal } from './on-error.ts'

const SCHEME_AND_HOST = /^[a-z][\w+.-]*:\/\/[^/?#]*/i
/** A letter or a digit that is written as its number. */
const ENCODED = /%(?:3\d|[46][1-9a-f]|[57][\da])/gi

/**
 * The address in the one way in which everything here reads it: without the scheme and host that a proxy may write before
 * it, and with `a` for `%61`, which mean the same. So nothing is asked for by another name than the one that is guarded.
 */
export function plainUrl({ url = '/' }: Pick<RawRequestDefaultExpression, 'url'>): string {
  if (url.startsWith('/') && !url.includes('%')) return url
  const [path = '', ...query] = url.replace(SCHEME_AND_HOST, '').split('?')
  const plain = path.replace(ENCODED, decodeURIComponent)
  return [plain.startsWith('/') || plain === '*' ? plain : `/${plain}`, ...query].join('?')
}

/** Answers in the product's shape what Node would by itself: a call that names no host, or that expects what nobody knows. */
export function answerOddRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1')
      throw new Refusal(problem('bad_request', ERROR_MESSAGES.bad_request))
  })
}
