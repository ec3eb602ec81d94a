import {
  API_PREFIX,
  type BodyOf,
  type Contract,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Route,
} from '../shared/contract.ts'
import { UNEXPECTED } from '../shared/errors.ts'
import { ApiError, errorOf } from './api-error.ts'
import { type HttpRequest, send } from './http.ts'
import { type Session, session } from './session.ts'
import { callTimeZone } from './time-zone.ts'

type Given<Key extends string, Value> = [Value] extends [undefined] ? { [K in Key]?: never } : { [K in Key]: Value }

/** What a call takes besides its route: the parts its contract names, and how it is sent. */
export type CallOptions<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryOf<E>> &
  Given<'body', BodyOf<E>> & {
    /** The same key never makes a second record, however often it is sent. */
    idempotencyKey?: string
    signal?: AbortSignal
    /** Milliseconds to wait for the answer; 15 s unless said. */
    timeout?: number
    /** Is told the headers of a good answer. */
    onHeaders?: (headers: Headers) => void
  }

/** The options of a call, which may be left out when none is needed. */
export type Arguments<E extends Endpoint> =
  Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]

/** Makes the calls of a contract by their route: `api('POST /subjects', { body: { name } })`. Throws `ApiError`. */
export type Api<C extends Contract> = <R extends keyof C & Route>(
  route: R,
  ...options: Arguments<C[R]>
) => Promise<ReplyOf<C[R]>>

/** The options of any call. */
export interface AnyOptions extends Pick<HttpRequest, 'signal' | 'timeout' | 'body'> {
  params?: object
  query?: object
  idempotencyKey?: string
  onHeaders?: (headers: Headers) => void
}

/** A typed client of one feature's contract: types only, no schema reaches the browser. */
export const client = <C extends Contract>(of: Session = session, origin = ''): Api<C> => {
  const call = async (route: string, options: AnyOptions = {}): Promise<unknown> => {
    const response = await answerTo(of, origin, route, options)
    options.onHeaders?.(response.headers)
    return response.status === 204 ? undefined : readBody(response)
  }
  return call as Api<C>
}

/** A good answer to a call; a token that is over is renewed once. Throws `ApiError`. */
export async function answerTo(of: Session, origin: string, route: string, options: AnyOptions): Promise<Response> {
  const [method = 'GET', path = '/'] = route.split(' ')
  const url = origin + API_PREFIX + fill(path, options.params) + search(options.query)
  const attempt = async (renew: boolean) =>
    send(url, { ...options, method, headers: headersOf(of, await of.bearer(renew), options.idempotencyKey) })
  const first = await attempt(false)
  const response = first.status === 401 ? await attempt(true) : first
  if (!response.ok) throw await errorOf(response, UNEXPECTED)
  return response
}

/** What was answered: JSON, or a file as a `Blob`. */
async function readBody(response: Response): Promise<unknown> {
  const isFile = response.headers.has('Content-Disposition')
  try {
    return await (isFile ? response.blob() : response.json())
  } catch {
    throw new ApiError({ code: 'internal', message: UNEXPECTED }, response.status)
  }
}

function headersOf(of: Session, token: string | null, idempotencyKey?: string): Record<string, string> {
  const timeZone = callTimeZone(of.heldStudent())
  return {
    ...(timeZone ? { 'X-Time-Zone': timeZone } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
  }
}

const fill = (path: string, params: object = {}) =>
  Object.entries(params).reduce((filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)), path)

function search(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
