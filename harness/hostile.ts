import fc from 'fast-check'
import { API_PREFIX } from '../src/shared/contract.ts'
import { type Shape, valuesOf } from './from-schema.ts'
import {
  ENCODED_BODIES,
  HEADERS,
  HOSTILE_TEXTS,
  METHODS,
  ODD_VALUES,
  RAW_BODIES,
  TYPES,
} from './hostile-values.ts'
import { servedCalls } from './served-calls.ts'

/** A request as it is sent. */
export interface HostileRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

interface Sender {
  readonly id: string
  readonly token: string
}

interface Target {
  readonly method: string
  readonly path: string
  readonly params?: Shape
  readonly query?: Shape
  readonly body?: Shape
}

const text: Shape = { type: 'string', maxLength: 60 }
const fields = (...names: string[]): Shape => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
  required: names,
})

/** The identity's calls, and calls without a contract. */
const OTHERS: readonly Target[] = [
  { method: 'POST', path: '/api/auth/sign-up/email', body: fields('name', 'email', 'password') },
  { method: 'POST', path: '/api/auth/sign-in/email', body: fields('email', 'password', 'callbackURL') },
  {
    method: 'POST',
    path: '/api/auth/sign-in/social',
    body: fields('provider', 'callbackURL', 'errorCallbackURL'),
  },
  { method: 'POST', path: '/api/auth/request-password-reset', body: fields('email', 'redirectTo') },
  { method: 'POST', path: '/api/auth/reset-password', body: fields('newPassword', 'token') },
  { method: 'POST', path: '/api/auth/sign-in/mailed', body: fields('token') },
  { method: 'POST', path: '/api/auth/link-social', body: fields('provider', 'callbackURL') },
  { method: 'POST', path: '/api/auth/sign-out', body: fields() },
  { method: 'GET', path: '/api/auth/callback/google', query: fields('code', 'state', 'error') },
  ...[
    '/api/auth/token',
    '/api/auth/get-session',
    '/api/auth/jwks',
    '/api/docs',
    '/api/docs/json',
    '/healthz',
    '/readyz',
    '/',
    '/login',
  ].map((path) => ({ method: 'GET', path, query: fields('callbackURL') })),
  { method: 'GET', path: '/api/icons/mdi/:file', params: fields('file') },
]

const targets = (): Target[] => [
  // A stream never ends.
  ...servedCalls()
    .filter(({ endpoint }) => endpoint.streams !== 'events')
    .map(({ method, path, endpoint }) => ({
      method,
      path: API_PREFIX + path,
      ...(endpoint.params ? { params: endpoint.params as Shape } : {}),
      ...(endpoint.query ? { query: endpoint.query as Shape } : {}),
      ...(endpoint.body ? { body: endpoint.body as Shape } : {}),
    })),
  ...OTHERS,
]

const nasty = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.anything() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
)

/** The value with a part replaced, removed or added. */
const spoilt = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(value, nasty, fc.nat(), fc.constantFrom('replace', 'drop', 'add', 'keep'))
    .map(([whole, bad, where, how]) => {
      if (how === 'keep') return whole
      const places = placesIn(whole)
      const place = places[where % Math.max(1, places.length)]
      if (!place) return bad
      const { holder, key } = place
      if (how === 'drop') delete holder[key]
      else holder[how === 'add' ? `${key}x` : key] = bad
      return whole
    })

type Holder = Record<string, unknown>

function placesIn(value: unknown): { holder: Holder; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Holder
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

const seldom = <T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<T>, usually = 6) =>
  fc.oneof({ weight: usually, arbitrary: usual }, { weight: 1, arbitrary: unusual })

/** Requests to every route, some close to its schema, some far from it. */
export function hostileRequests(sender: Sender): fc.Arbitrary<HostileRequest> {
  return fc.oneof(...targets().map((target) => requestTo(target, sender)))
}

function requestTo(
  { method, path, params, query, body }: Target,
  { id, token }: Sender,
): fc.Arbitrary<HostileRequest> {
  const own = (shape: Shape) =>
    spoilt(
      valuesOf(shape, (name) => (/^user_?[iI]d$/.test(name) ? seldom(fc.constant(id), nasty) : undefined)),
    )
  return fc.record({
    method: seldom(fc.constant(method), fc.constantFrom(...METHODS), 12),
    url: fc
      .tuple(params ? own(params) : fc.constant({}), query ? own(query) : fc.constant({}))
      .map(([inPath, inQuery]) => addressOf(path, inPath, inQuery)),
    headers: headersOf(token),
    body: body
      ? seldom(own(body).map(asBody), fc.constantFrom(...RAW_BODIES, ...ENCODED_BODIES), 10)
      : seldom<Buffer | undefined>(fc.constant(undefined), fc.constantFrom(...RAW_BODIES, ...ENCODED_BODIES)),
  })
}

const asBody = (value: unknown) => Buffer.from(textOf(value))

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return '{"big":1e999}'
  }
}

function addressOf(path: string, params: unknown, query: unknown): string {
  const inPath = path.replace(/:(\w+)/g, (_, name: string) => encoded((params as Holder | null)?.[name]))
  const pairs = Object.entries((query ?? {}) as Holder).map(
    ([name, value]) => `${encoded(name)}=${encoded(value)}`,
  )
  return pairs.length > 0 ? `${inPath}?${pairs.join('&')}` : inPath
}

function encoded(value: unknown): string {
  const plain = typeof value === 'string' ? value : textOf(value)
  return encodeURIComponent(plain.toWellFormed())
    .slice(0, 3000)
    .replace(/%[\dA-F]?$/, '')
}

const headersOf = (token: string) =>
  fc
    .tuple(
      seldom(fc.constant('application/json'), fc.constantFrom(...TYPES), 12),
      seldom(
        fc.constant(`Bearer ${token}`),
        fc.constantFrom('', 'Bearer ', `bearer ${token}x`, `Basic ${token}`, 'Bearer a.b.c'),
        12,
      ),
      fc.dictionary(fc.constantFrom(...HEADERS), fc.constantFrom(...ODD_VALUES), { maxKeys: 2 }),
    )
    .map(([type, authorization, others]) => ({ 'content-type': type, authorization, ...others }))
