import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { ERROR_MESSAGES, type ErrorCode, type Problem, problem, STATUS } from '../../shared/errors.ts'
import { tagOf } from '../../shared/whole.ts'

/** Thrown where no answer can be returned, such as in a hook; `onError` answers it. */
export class Refusal extends Error {
  readonly problem: Problem

  constructor(refused: Problem, options?: ErrorOptions) {
    super(refused.body.message, options)
    this.problem = refused
  }
}

const RETRY_AFTER_SECONDS = 5

export function sendProblem(reply: FastifyReply, { body, retryAfterSeconds }: Problem) {
  const seconds = retryAfterSeconds ?? (body.code === 'unavailable' ? RETRY_AFTER_SECONDS : undefined)
  if (seconds !== undefined) reply.header('Retry-After', String(seconds))
  if (body.code === 'unauthorized') reply.header('WWW-Authenticate', 'Bearer')
  if (body.current) reply.header('ETag', tagOf(body.current))
  // If the connection closed while its caller still sends, the answer would be lost: the rest is read and
  // dropped.
  if (body.code === 'too_large') reply.removeHeader('connection')
  return reply.code(STATUS[body.code]).send(body)
}

const BY_STATUS = new Map<number, ErrorCode>(
  Object.entries(STATUS).map(([code, status]) => [status, code as ErrorCode]),
)

export const codeOfStatus = (status: number): ErrorCode =>
  BY_STATUS.get(status) ?? (status < 500 ? 'bad_request' : 'internal')

/** SQLSTATE classes and Node codes of a database that cannot serve now. */
const DATABASE_AWAY = /^(08|53|57014|57P|58|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)/

function isDatabaseAway({ code, message }: { code?: unknown; message: string }): boolean {
  if (typeof code === 'string' && DATABASE_AWAY.test(code)) return true
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout/.test(message)
}

const asProblem = (code: ErrorCode) => problem(code, ERROR_MESSAGES[code])

function problemOf(error: Partial<FastifyError> & Error): Problem {
  if (error instanceof Refusal) return error.problem
  const status = error.statusCode ?? 500
  // A caller who hangs up in a body ends with the same code as a lost database, so this comes first.
  if (status < 500) return asProblem(codeOfStatus(status))
  return asProblem(isDatabaseAway(error) ? 'unavailable' : 'internal')
}

/** Expected errors keep their words; unknown ones are logged and lose them. */
export function answerOf(error: unknown, log: FastifyBaseLogger): Problem {
  const answer = problemOf(error instanceof Error ? error : new Error(String(error)))
  if (STATUS[answer.body.code] >= 500) log.error({ err: error }, 'request failed')
  return answer
}

/** Only here does an error become an answer. Call it before any route is mounted. */
export function onError(app: FastifyInstance): void {
  const methodsOf = watchMethods(app)
  app.setErrorHandler((error, request, reply) => sendProblem(reply, answerOf(error, request.log)))
  app.setNotFoundHandler(({ url }, reply) => {
    const methods = methodsOf(url.split('?', 1).join())
    if (methods.length === 0) return sendProblem(reply, asProblem('not_found'))
    return sendProblem(reply.header('allow', methods.join(', ')), asProblem('method_not_allowed'))
  })
}

/** The methods served at a path. Call it before routes are mounted. */
function watchMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { readonly path: RegExp; readonly methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return
    const pattern = url.replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.*')
    routes.push({ path: new RegExp(`^${pattern}/?$`), methods: [method].flat() })
  })
  return (url) => [...new Set(routes.filter(({ path }) => path.test(url)).flatMap(({ methods }) => methods))]
}
