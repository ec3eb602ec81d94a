import {
  API_PREFIX,
  type BodyOf,
  type Contract,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Route,
} from '../../shared/contract.ts'
import { callTimeZone } from '../device/time-zone.ts'
import { type Session, session } from '../session/session.ts'
import { errorOf, offline } from './api-error.ts'
import { type HttpRequest, send } from './http.ts'
import { isReply, REPLIES } from './replies.ts'

type OptionOf<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: never }
  : { [K in Key]: Value }

export type CallOptions<E extends Endpoint> = OptionOf<'params', ParamsOf<E>> &
  OptionOf<'query', QueryOf<E>> &
  OptionOf<'body', BodyOf<E>> & {
    /** The server makes at most one record for a key, however often the call is sent. */
    idempotencyKey?: string
    /** The revision that the change was made from; if the server has another, it answers 412. */
    ifMatch?: string | undefined
    signal?: AbortSignal
    /** How long to wait for the answer, in ms; 15 s by default. */
    timeout?: number
    onHeaders?: (headers: Headers) => void
    /** Called whenever bytes of a streamed answer arrive. */
    onData?: () => void
  }

export type Arguments<E extends Endpoint> =
  Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]

/** Calls by route: `api('POST /subjects', { body: { name } })`. Throws `ApiError`. */
export type Api<C extends Contract> = <R extends keyof C & Route>(
  route: R,
  ...options: Arguments<C[R]>
) => Promise<ReplyOf<C[R]>>

export interface AnyOptions extends Pick<HttpRequest, 'signal' | 'timeout' | 'body'> {
  params?: object
  query?: object
  idempotencyKey?: string
  ifMatch?: string | undefined
  onHeaders?: (headers: Headers) => void
  onData?: () => void
}

/** Imports only types, so no schema reaches the browser. */
export const client = <C extends Contract>(of: Session = session, origin = ''): Api<C> => {
  const call = async (route: string, options: AnyOptions = {}): Promise<unknown> => {
    // Loaded before the call: otherwise the server could save, and the page not recognise its answer.
    const sentences = route in REPLIES ? [] : await sentencesOfOurs()
    const response = await answerTo(of, origin, route, options)
    const reply = await bodyOf(response, options.signal)
    if (!isReply(route, reply, sentences)) throw offline(response)
    options.onHeaders?.(response.headers)
    return reply
  }
  return call as Api<C>
}

const sentencesOfOurs = () =>
  import('./sentences.ts').then(
    ({ SENTENCES }) => SENTENCES,
    () => {
      throw offline()
    },
  )

/** Any other status is a failure or a stranger's. */
const GOOD = new Set([200, 201])

/** Judges the answer by its head; renews an expired token once. Throws `ApiError`. */
export async function answerTo(
  of: Session,
  origin: string,
  route: string,
  options: AnyOptions,
): Promise<Response> {
  const [method = 'GET', path = '/'] = route.split(' ')
  const url = origin + API_PREFIX + fill(path, options.params) + search(options.query)
  const { idempotencyKey: key, body } = options
  const attempt = async (token: string | null) => {
    const headers = headersOf(of, token, options)
    // The body carries the key too, because some proxies drop unknown headers: without it each retry would
    // save again. `sent_at` lets the server correct times by this device's wrong clock.
    const sentBody = key && body ? { body: { ...body, idempotency_key: key, sent_at: Date.now() } } : {}
    return send(url, { ...options, method, ...sentBody, headers })
  }
  const first = await attempt(await of.bearer())
  const renewed = first.status === 401 ? await of.bearer(true) : null
  const response = renewed === null ? first : await attempt(renewed)
  if (!GOOD.has(response.status)) throw await errorOf(response)
  return response
}

/** Returns JSON of any shape, or a file as a `Blob`. An answer that breaks off counts as none. */
export async function bodyOf(response: Response, signal?: AbortSignal): Promise<unknown> {
  const isFile = response.headers.has('Content-Disposition')
  try {
    return await (isFile ? response.blob() : response.json())
  } catch {
    signal?.throwIfAborted()
    throw offline(response)
  }
}

function headersOf(
  of: Session,
  token: string | null,
  { idempotencyKey, ifMatch }: AnyOptions,
): Record<string, string> {
  const timeZone = callTimeZone(of.heldStudent())
  return {
    ...(timeZone ? { 'X-Time-Zone': timeZone } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(ifMatch ? { 'If-Match': `"${ifMatch}"` } : {}),
  }
}

const fill = (path: string, params: object = {}) =>
  Object.entries(params).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)),
    path,
  )

function search(query: object = {}): string {
  const present = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
