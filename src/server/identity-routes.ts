import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type TSchema } from 'typebox'
import { FOREIGN_ORIGIN, IDENTITY_MESSAGES, LIMITS } from '../features/account/contract.ts'
import { text } from '../shared/contract.ts'
import { ERROR_MESSAGES, type ErrorCode, problem, STATUS } from '../shared/errors.ts'
import type { Identity } from './identity.ts'
import { sendProblem } from './on-error.ts'
import { type Checked, checker } from './validate.ts'

const PREFIX = '/api/auth'

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
  'POST /request-password-reset': Type.Object({ email, redirectTo: Type.Optional(address) }),
  'POST /reset-password': Type.Object({ newPassword: password, token: text(200, 1) }),
  'GET /callback/google': Type.Unknown(),
  'GET /get-session': Type.Unknown(),
  'GET /token': Type.Unknown(),
  'GET /jwks': Type.Unknown(),
  'GET /ok': Type.Unknown(),
}

/** Mounts the identity below `/api/auth` on its own paths, its errors in the product's shape and in Portuguese. */
export function serveIdentity(app: FastifyInstance, identity: Identity): void {
  for (const [route, schema] of Object.entries(OFFERED)) {
    const [method, path] = route.split(' ') as ['GET' | 'POST', string]
    const check = checker(schema)
    app.route({
      method,
      url: PREFIX + path,
      schema: { hide: true },
      handler: async (request, reply) => {
        const refused = refusal(check(request.body), request, identity.issuer)
        if (refused) return sendProblem(reply, refused)
        return relay(await identity.handle(asWebRequest(request, identity.issuer)), reply)
      },
    })
  }
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
  if (origin !== undefined) return origin !== issuer && origin !== `${protocol}://${host}`
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** The request as the identity reads it, with the origin that was checked here. */
function asWebRequest(request: FastifyRequest, issuer: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length' && !name.startsWith('sec-fetch-'))
      headers.set(name, String(value))
  }
  headers.set('origin', issuer)
  const withBody = request.method !== 'GET' && request.body !== undefined
  if (withBody) headers.set('content-type', 'application/json')
  return new Request(`${issuer}${request.url}`, {
    method: request.method,
    headers,
    ...(withBody ? { body: JSON.stringify(request.body) } : {}),
  })
}

async function relay(response: Response, reply: FastifyReply) {
  reply.code(response.status)
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  reply.header('cache-control', 'no-store')
  if (response.status >= 400) return reply.send(translated(response.status, await response.text()))
  return reply.send(response.body ? Readable.fromWeb(response.body as never) : '')
}

const CODE_BY_STATUS = new Map<number, ErrorCode>(
  Object.entries(STATUS).map(([code, status]) => [status, code as ErrorCode]),
)

/** The identity's error body in the product's shape. */
function translated(status: number, body: string) {
  const code = CODE_BY_STATUS.get(status) ?? (status < 500 ? 'bad_request' : 'internal')
  return { message: IDENTITY_MESSAGES[identityCode(body)] ?? ERROR_MESSAGES[code], code }
}

function identityCode(body: string): string {
  try {
    return String((JSON.parse(body) as { code?: unknown } | null)?.code)
  } catch {
    return ''
  }
}
