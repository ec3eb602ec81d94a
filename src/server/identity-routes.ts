import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type TSchema } from 'typebox'
import { FOREIGN_ORIGIN, LIMITS } from '../features/account/contract.ts'
import { line, text } from '../shared/contract.ts'
import { ERROR_MESSAGES, Problem, problem } from '../shared/errors.ts'
import type { Call } from './feature.ts'
import type { Identity } from './identity.ts'
import { TOKEN_SECONDS } from './identity-config.ts'
import type { IdentityLimits } from './identity-limits.ts'
import { codeIn, NOT_MADE, translated, wrongIn } from './identity-problems.ts'
import { sendProblem } from './on-error.ts'
import { type Checked, checker } from './validate.ts'

const PREFIX = '/api/auth'
const LETTER = 'POST /request-password-reset'
const SIGN_IN = 'POST /sign-in/email'
const WITH_PASSWORD = new Set(['POST /sign-up/email', SIGN_IN])

const email = Type.String({
  minLength: 3,
  maxLength: LIMITS.email,
  pattern: '^[^\\s@\\u0000-\\u001f]+@[^\\s@\\u0000-\\u001f]+$',
})
const password = text(LIMITS.passwordMax, 1)
const address = text(2000)

interface Offer {
  /** What the documentation says of it; left out, it says nothing. */
  readonly summary?: string
  readonly body?: TSchema
}

/** The identity's calls that the product offers; whatever is not here does not exist. */
const OFFERED: Readonly<Record<string, Offer>> = {
  'POST /sign-up/email': {
    summary: 'Cria uma conta e abre uma sessão, guardada em um cookie',
    body: Type.Object({ name: line(LIMITS.name), email, password }),
  },
  'POST /sign-in/email': {
    summary: 'Abre uma sessão, guardada em um cookie',
    body: Type.Object({ email, password }),
  },
  'POST /sign-in/social': {
    body: Type.Object({
      provider: text(20, 1),
      callbackURL: address,
      errorCallbackURL: Type.Optional(address),
    }),
  },
  'POST /sign-out': { summary: 'Encerra a sessão do cookie' },
  // The letter's link leads to the product's own page, whatever `redirectTo` an other client may name.
  [LETTER]: { summary: 'Envia por e-mail o link para uma nova senha', body: Type.Object({ email }) },
  'POST /reset-password': {
    summary: 'Troca a senha com o código do link',
    body: Type.Object({ newPassword: password, token: text(200, 1) }),
  },
  'GET /callback/google': {},
  'GET /get-session': { summary: 'A sessão do cookie, ou null' },
  'GET /token': { summary: `Um token de ${TOKEN_SECONDS / 60} minutos para a API, pela sessão do cookie` },
  'GET /jwks': { summary: 'As chaves públicas que conferem os tokens' },
  'GET /ok': {},
}

interface Means {
  readonly identity: Identity
  readonly limits: IdentityLimits
  readonly after: Call['after']
}

interface Offered {
  readonly route: string
  readonly body: TSchema | undefined
}

/** Mounts the identity below `/api/auth` on its own paths, its errors in the product's shape and in Portuguese. */
export function serveIdentity(app: FastifyInstance, means: Means): void {
  for (const [route, { summary, body }] of Object.entries(OFFERED)) {
    const [method, path] = route.split(' ') as ['GET' | 'POST', string]
    const check = checker(body ?? Type.Unknown())
    app.route({
      method,
      url: PREFIX + path,
      schema: summary ? { summary, tags: ['identity'], ...(body ? { body } : {}) } : { hide: true },
      // The check is ours, as of every call.
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        const refused = refusal(check(request.body), request, means.identity.issuer) ?? wrongIn(route, request.body)
        const answer = refused ?? (await answerTo(request, { route, body }, means))
        return answer instanceof Problem ? sendProblem(reply, answer) : relay(answer, reply)
      },
    })
  }
}

/** The identity's answer to a call that is within its limits, with the cookie of a browser that it has got to know. */
async function answerTo(
  request: FastifyRequest,
  { route, body }: Offered,
  { identity, limits, after }: Means,
): Promise<Response | Problem> {
  const begun = performance.now()
  const admitted = await limits.admit(route, request)
  if (admitted instanceof Problem) return admitted
  const ask = () => asWebRequest(request, body, identity.issuer)
  const asked = ask()
  const answering = async () => {
    const first = await (route === LETTER ? inEvenTime(identity.handle(asked), after) : identity.handle(asked))
    return (await codeIn(first)) === NOT_MADE ? identity.handle(ask()) : first
  }
  const response = await answering().catch(async (error: unknown) => {
    await admitted.failed()
    throw error
  })
  await admitted.answered(response.status)
  if (route === SIGN_IN && response.status === 401) await untilBeat(begun)
  const account = WITH_PASSWORD.has(route) ? (request.body as { email: string }).email : identity.resetBy(asked)
  const cookie = response.ok && account ? limits.remember(request, account) : undefined
  if (cookie) response.headers.append('set-cookie', cookie)
  return response
}

/** A sign-in with a wrong e-mail or password is answered at the next of these: its time does not tell what was looked up for it. */
const BEAT_MS = 100

const untilBeat = (begun: number) => sleep(Math.ceil(BEAT_MS - ((performance.now() - begun) % BEAT_MS)))

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
function asWebRequest(request: FastifyRequest, schema: TSchema | undefined, issuer: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length' && !name.startsWith('sec-fetch-'))
      headers.set(name, String(value))
  }
  headers.set('origin', issuer)
  const body = declared(schema, request.body)
  if (body) headers.set('content-type', 'application/json')
  const method = request.method === 'HEAD' ? 'GET' : request.method
  return new Request(`${issuer}${request.url}`, { method, headers, ...(body ? { body } : {}) })
}

function declared(schema: TSchema | undefined, body: unknown): string | undefined {
  const { properties } = (schema ?? {}) as { properties?: object }
  if (!properties) return undefined
  const fields = Object.entries(body as object).filter(([name]) => Object.hasOwn(properties, name))
  return JSON.stringify(Object.fromEntries(fields))
}

async function relay(response: Response, reply: FastifyReply) {
  for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value)
  reply.header('cache-control', 'no-store')
  if (response.status >= 400) return sendProblem(reply, translated(response.status, await codeIn(response)))
  return reply.code(response.status).send(response.body ? Readable.fromWeb(response.body as never) : '')
}
