import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type TSchema } from 'typebox'
import { headLine, text } from '../../shared/contract.ts'
import { EMAIL_PATTERN, LIMITS } from '../../shared/credentials.ts'
import { ERROR_MESSAGES, Problem, problem } from '../../shared/errors.ts'
import { FOREIGN_ORIGIN, SIGN_IN_BY_MAIL } from '../../shared/identity-words.ts'
import { networkOf } from '../http/address.ts'
import type { Call } from '../http/feature.ts'
import { sendProblem } from '../http/on-error.ts'
import { checker, type SchemaResult } from '../http/validate.ts'
import type { Identity } from './identity.ts'
import { TOKEN_SECONDS } from './identity-config.ts'
import type { Admitted, IdentityLimits } from './identity-limits.ts'
import { GUARDED_SIGN_IN, LINK, MAILED_SIGN_IN } from './identity-paths.ts'
import { codeIn, NOT_MADE, translated, wrongIn } from './identity-problems.ts'
import { hashingFor } from './passwords.ts'

const PREFIX = '/api/auth'
const LETTER = 'POST /request-password-reset'
const SIGN_IN = 'POST /sign-in/email'
const WITH_PASSWORD = new Set(['POST /sign-up/email', SIGN_IN])

const email = Type.String({ maxLength: LIMITS.email, pattern: EMAIL_PATTERN })
const password = text(LIMITS.passwordMax, 1)
const address = text(2000)

interface Offer {
  /** Without a summary, the documentation leaves the call out. */
  readonly summary?: string
  readonly body?: TSchema
}

/** The calls of the identity's package that exist here; the server refuses all others. */
const OFFERED: Readonly<Record<string, Offer>> = {
  'POST /sign-up/email': {
    summary: 'Cria uma conta e abre uma sessão, guardada em um cookie',
    body: Type.Object({ name: headLine(LIMITS.name), email, password }),
  },
  'POST /sign-in/email': {
    summary:
      'Abre uma sessão, guardada em um cookie; 403 enquanto muitos erram a senha desta conta: a certa envia então um link por e-mail',
    body: Type.Object({ email, password }),
  },
  'POST /sign-in/social': {
    body: Type.Object({
      provider: text(20, 1),
      callbackURL: address,
      errorCallbackURL: Type.Optional(address),
      additionalParams: Type.Optional(
        Type.Object({ max_age: Type.Literal('0') }, { additionalProperties: false }),
      ),
    }),
  },
  [`POST ${LINK}`]: {
    body: Type.Object({
      provider: text(20, 1),
      callbackURL: address,
      errorCallbackURL: Type.Optional(address),
    }),
  },
  [`POST ${MAILED_SIGN_IN}`]: {
    summary: 'Abre uma sessão com o código do link que a senha certa enviou por e-mail',
    body: Type.Object({ token: text(200, 1) }),
  },
  'POST /sign-out': { summary: 'Encerra a sessão do cookie' },
  // The link leads to the product's own page, whatever `redirectTo` a client sends.
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

interface IdentityRoutesOptions {
  readonly identity: Identity
  readonly limits: IdentityLimits
  readonly after: Call['after']
}

interface Offered {
  readonly route: string
  readonly body: unknown
}

export function serveIdentity(app: FastifyInstance, options: IdentityRoutesOptions): void {
  for (const [route, { summary, body }] of Object.entries(OFFERED)) {
    const [method, path] = route.split(' ') as ['GET' | 'POST', string]
    const check = checker(body ?? Type.Unknown())
    app.route({
      method,
      url: PREFIX + path,
      schema: summary ? { summary, tags: ['identity'], ...(body ? { body } : {}) } : { hide: true },
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        const checked = check(request.body)
        const refused = refusal(checked, request, options.identity.issuer) ?? wrongIn(route, request.body)
        const offered = { route, body: body && checked.ok ? checked.value : undefined }
        const answer = refused ?? (await answerTo(request, offered, options))
        return answer instanceof Problem ? sendProblem(reply, answer) : relay(answer, reply)
      },
    })
  }
}

async function answerTo(
  request: FastifyRequest,
  { route, body }: Offered,
  { identity, limits, after }: IdentityRoutesOptions,
): Promise<Response | Problem> {
  const begun = performance.now()
  const admitted = await limits.admit(route, request)
  if (admitted instanceof Problem) return admitted
  const ask = () => asWebRequest(request, body, identity.issuer)
  const [address, account] = [networkOf(request.ip), accountIn(request.body)]
  if (admitted.guarded) {
    // All guesses at one account share a place in the queue: others wait for one hash at most.
    const who = { place: `guarded ${account}`, account: address }
    const guarded = new Request(`${identity.issuer}${PREFIX}${GUARDED_SIGN_IN}`, ask())
    return answerGuarded(
      hashingFor(who, () => identity.handle(guarded)),
      admitted,
    )
  }
  const webRequest = ask()
  const answering = async () => {
    const first = await (route === LETTER
      ? inEvenTime(identity.handle(webRequest), after)
      : identity.handle(webRequest))
    return (await codeIn(first)) === NOT_MADE ? identity.handle(ask()) : first
  }
  const response = await hashingFor({ place: address, account }, answering).catch(async (error: unknown) => {
    await admitted.failed()
    throw error
  })
  await admitted.answered(response.status)
  if (route === SIGN_IN && response.status === 401) await untilBeat(begun)
  const entered = WITH_PASSWORD.has(route) ? account : identity.provenBy(webRequest)
  const cookie = response.ok && entered ? limits.remember(request, entered) : undefined
  if (cookie) response.headers.append('set-cookie', cookie)
  return response
}

const accountIn = (body: unknown) =>
  String((body as { email?: unknown } | undefined)?.email ?? '').toLowerCase()

async function answerGuarded(answering: Promise<Response>, admitted: Admitted): Promise<Response | Problem> {
  const begun = performance.now()
  const response = await answering.catch(async (error: unknown) => {
    await admitted.failed()
    throw error
  })
  await untilBeat(begun)
  return response.ok ? problem('forbidden', SIGN_IN_BY_MAIL) : response
}

/** A refusal is sent on the next beat: its time must not tell whether the account exists. */
const BEAT_MS = 100

const untilBeat = (begun: number) => sleep(Math.ceil(BEAT_MS - ((performance.now() - begun) % BEAT_MS)))

/** The least time of an answer, so that it does not tell whether a letter was sent. */
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

function refusal(checked: SchemaResult, request: FastifyRequest, issuer: string) {
  if (isForged(request, issuer)) return problem('forbidden', FOREIGN_ORIGIN)
  if (!checked.ok) return problem('invalid', ERROR_MESSAGES.invalid, checked.errors)
  return /%00/.test(request.url) ? problem('bad_request', ERROR_MESSAGES.bad_request) : undefined
}

// A write that another site's page made. Other programs send neither header, but no cookies either.
function isForged({ method, headers, protocol, host }: FastifyRequest, issuer: string): boolean {
  if (method === 'GET') return false
  const { origin, 'sec-fetch-site': site } = headers
  const isOurs = origin === undefined || origin === issuer || origin === `${protocol}://${host}`
  return !(isOurs && (site === undefined || site === 'same-origin' || site === 'none'))
}

/** Passes on only the `declared` body, with the origin that was checked here. */
function asWebRequest(request: FastifyRequest, declared: unknown, issuer: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length' && !name.startsWith('sec-fetch-'))
      headers.set(name, String(value))
  }
  headers.set('origin', issuer)
  if (declared) headers.set('content-type', 'application/json')
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const body = declared ? { body: JSON.stringify(declared) } : {}
  return new Request(`${issuer}${request.url}`, { method, headers, ...body })
}

async function relay(response: Response, reply: FastifyReply) {
  for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value)
  reply.header('cache-control', 'no-store')
  if (response.status >= 400) return sendProblem(reply, translated(response.status, await codeIn(response)))
  return reply.code(response.status).send(response.body ? Readable.fromWeb(response.body as never) : '')
}
