import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type TSchema } from 'typebox'
import { FOREIGN_ORIGIN, IDENTITY_MESSAGES, LIMITS } from '../features/account/contract.ts'
import { text } from '../shared/contract.ts'
import { ERROR_MESSAGES, type ErrorCode, Problem, problem, STATUS } from '../shared/errors.ts'
import type { Call } from './feature.ts'
import type { Identity } from './identity.ts'
import type { IdentityLimits } from './identity-limits.ts'
import { sendProblem } from './on-error.ts'
import { type Checked, checker } from './validate.ts'

const PREFIX = '/api/auth'
const LETTER = 'POST /request-password-reset'
const WITH_PASSWORD = new Set(['POST /sign-up/email', 'POST /sign-in/email'])

const email = Type.String({
  minLength: 3,
  maxLength: LIMITS.email,
  pattern: '^[^\\s@\\u0000-\\u001f]+@[^\\s@\\u0000-\\u001f]+$',
})
const password = text(LIMITS.passwordMax, 1)
const address = text(2000)

/** The identity's calls that the product offers; whatever is not here does not exist. */
const OFFERED: Readonly<Record<string, TSchema>> = {
  'POST /sign-up/email': Type.Object({ name: text(LIMITS.name, 1), email, password }),
  'POST /sign-in/email': Type.Object({ email, password }),
  'POST /sign-in/social': Type.Object({
    provider: text(20, 1),
    callbackURL: address,
    errorCallbackURL: Type.Optional(address),
  }),
  'POST /sign-out': Type.Unknown(),
  // The letter's link leads to the product's own page, whatever `redirectTo` an other client may name.
  [LETTER]: Type.Object({ email }),
  'POST /reset-password': Type.Object({ newPassword: password, token: text(200, 1) }),
  'GET /callback/google': Type.Unknown(),
  'GET /get-session': Type.Unknown(),
  'GET /token': Type.Unknown(),
  'GET /jwks': Type.Unknown(),
  'GET /ok': Type.Unknown(),
}

interface Means {
  readonly identity: Identity
  readonly limits: IdentityLimits
  readonly after: Call['after']
}

interface Offered {
  readonly route: string
  readonly schema: TSchema
}

/** Mounts the identity below `/api/auth` on its own paths, its errors in the product's shape and in Portuguese. */
export function serveIdentity(app: FastifyInstance, means: Means): void {
  for (const [route, schema] of Object.entries(OFFERED)) {
    const [method, path] = route.split(' ') as ['GET' | 'POST', string]
    const check = checker(schema)
    app.route({
      method,
      url: PREFIX + path,
      schema: { hide: true },
      handler: async (request, reply) => {
        const refused = refusal(check(request.body), request, means.identity.issuer)
        const answer = refused ?? (await answerTo(request, { route, schema }, means))
        return answer instanceof Problem ? sendProblem(reply, answer) : relay(answer, reply)
      },
    })
  }
}

/** The identity's answer to a call that is within its limits, with the cookie of a browser that it has got to know. */
async function answerTo(
  request: FastifyRequest,
  { route, schema }: Offered,
  { identity, limits, after }: Means,
): Promise<Response | Problem> {
  const admitted = await limits.admit(route, request)
  if (admitted instanceof Problem) return admitted
  const asked = asWebRequest(request, schema, identity.issuer)
  const answering = identity.handle(asked)
  const response = await (route === LETTER ? inEvenTime(answering, after) : answering)
  await admitted.answered(response.status)
  const account = WITH_PASSWORD.has(route) ? (request.body as { email: string }).email : identity.resetBy(asked)
  const cookie = response.ok && account ? limits.remember(request, account) : undefined
  if (cookie) response.headers.append('set-cookie', cookie)
  return response
}

/** As long as this takes the answer whether a letter is written or not, so that its time does not tell who has an account. */
const EVEN_MS = 250

async function inEvenTime(answering: Promise<Response>, after: Call['after']): Promise<Response> {
  let outcome: PromiseSettledResult<Response> | undefined
  after(async () => {
    ;[outcome] = await Promise.allSettled([answering])
    return answering
  })
  await sleep(EVEN_MS)
  if (outcome?.status === 'rejected') throw outcome.reason
  return outcome && !outcome.value.ok ? outcome.value : Response.json({ status: true })
}

function refusal(checked: Checked, request: FastifyRequest, issuer: string) {
  if (isForged(request, issuer)) return problem('forbidden', FOREIGN_ORIGIN)
  if (!checked.ok) return problem('invalid', ERROR_MESSAGES.invalid, checked.errors)
  return /%00/.test(request.url) ? problem('bad_request', ERROR_MESSAGES.bad_request) : undefined
}

/**
 * True for a write that a browser makes from a page of another site. A browser says where it comes from by `Origin` or
 * `Sec-Fetch-Site`; a program such as a script says neither and carries nobody's cookies by itself.
 */
function isForged({ method, headers, protocol, host }: FastifyRequest, issuer: string): boolean {
  if (method === 'GET') return false
  const { origin, 'sec-fetch-site': site } = headers
  const isOurs = origin === undefined || origin === issuer || origin === `${protocol}://${host}`
  return !(isOurs && (site === undefined || site === 'same-origin' || site === 'none'))
}

/** The request as the identity reads it: of the body what is declared and nothing else, with the origin that was checked here. */
function asWebRequest(request: FastifyRequest, schema: TSchema, issuer: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length' && !name.startsWith('sec-fetch-'))
      headers.set(name, String(value))
  }
  headers.set('origin', issuer)
  const body = declared(schema, request.body)
  if (body) headers.set('content-type', 'application/json')
  return new Request(`${issuer}${request.url}`, { method: request.method, headers, ...(body ? { body } : {}) })
}

function declared(schema: TSchema, body: unknown): string | undefined {
  const { properties } = schema as { properties?: object }
  if (!properties) return undefined
  const fields = Object.entries(body as object).filter(([name]) => Object.hasOwn(properties, name))
  return JSON.stringify(Object.fromEntries(fields))
}

async function relay(response: Response, reply: FastifyReply) {
  for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value)
  reply.header('cache-control', 'no-store')
  if (response.status >= 400) return sendProblem(reply, translated(response.status, await response.text()))
  return reply.code(response.status).send(response.body ? Readable.fromWeb(response.body as never) : '')
}

const CODE_BY_STATUS = new Map<number, ErrorCode>(
  Object.entries(STATUS).map(([code, status]) => [status, code as ErrorCode]),
)

/** The identity's error body in the product's shape. */
function translated(status: number, body: string) {
  const code = CODE_BY_STATUS.get(status) ?? (status < 500 ? 'bad_request' : 'internal')
  return problem(code, IDENTITY_MESSAGES[identityCode(body)] ?? ERROR_MESSAGES[code])
}

function identityCode(body: string): string {
  try {
    return String((JSON.parse(body) as { code?: unknown } | null)?.code)
  } catch {
    return ''
  }
}
