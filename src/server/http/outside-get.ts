import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { urlToHttpOptions } from 'node:url'

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

export class RedirectError extends Error {}

interface Asking {
  readonly headers: OutgoingHttpHeaders
  readonly signal: AbortSignal
  readonly lookup?: LookupFunction | undefined
}

/** Gets an address of the operator's; follows redirects within its server and IP. @throws RedirectError */
export async function getOutside(url: string, asking: Asking): Promise<IncomingMessage> {
  let at = new URL(url)
  let lookup = asking.lookup
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const { response, address } = await get(at, { ...asking, lookup })
    const { location } = response.headers
    if (!(REDIRECTS.has(response.statusCode ?? 0) && location)) return response
    response.destroy()
    at = redirected(location, at)
    lookup = always(address)
  }
  throw new RedirectError(`more than ${MAX_REDIRECTS} redirects`)
}

async function get(at: URL, { headers, signal, lookup }: Asking) {
  const send = at.protocol === 'https:' ? overHttps : overHttp
  // A reused connection may lead elsewhere, so each call opens its own.
  const options = { ...urlToHttpOptions(at), auth: null, agent: false, headers, signal }
  const request = send(lookup ? { ...options, lookup } : options)
  let address = ''
  request.once('socket', (socket) => socket.once('connect', () => (address = socket.remoteAddress ?? '')))
  // The body's reader reports an error after the head.
  request.on('error', () => undefined)
  request.end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { response, address }
}

const always =
  (address: string): LookupFunction =>
  (_name, { all }, found) =>
    all ? found(null, [{ address, family: isIP(address) }]) : found(null, address, isIP(address))

function redirected(location: string, from: URL): URL {
  const to = URL.parse(location, from)
  if (!(to && /^https?:$/.test(to.protocol))) throw new RedirectError('a redirect that leads off the web')
  if (isSameServer(from, to)) return to
  throw new RedirectError(`a redirect to another server: ${to.origin.slice(0, 100)}`)
}

/** The same host and port, or from plain http to its own https. */
export function isSameServer(from: URL, to: URL): boolean {
  const isUpgrade = from.protocol === 'http:' && to.protocol === 'https:' && `${from.port}${to.port}` === ''
  return from.origin === to.origin || (isUpgrade && from.hostname === to.hostname)
}
