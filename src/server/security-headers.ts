import type { FastifyInstance, FastifyReply } from 'fastify'
import type { OutsideSources } from './outside.ts'

/** The content policy of what is no page: an answer of the API runs and shows nothing. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Sources = Readonly<Record<string, readonly string[]>>

/**
 * What a page and its parts may load: from here alone, with no script or style in the page but those `written` into it, by
 * their hashes; and from the services outside that are configured.
 */
export function pagePolicy(written: Sources = {}, outside: OutsideSources = {}): string {
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  for (const [directive, sources] of [...Object.entries(written), ...Object.entries(outside)])
    policy[directive] = [...new Set([...(policy[directive] ?? []), ...sources])]
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

const DENIED = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'serial', 'usb', 'xr-spatial-tracking'],
]
/** The timer keeps the screen on and may stand in a small window above the others. */
const ALLOWED = ['picture-in-picture', 'screen-wake-lock']

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [...DENIED.map((name) => `${name}=()`), ...ALLOWED.map((name) => `${name}=(self)`)].join(', '),
  'x-frame-options': 'DENY',
}

/** Two years, for this host and those below it. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/** The headers that keep a browser safe with an answer to `url`; `https` says whether the public address is. */
export function securityHeaders(url: string, https: boolean): Record<string, string> {
  const isData = url.startsWith('/api/')
  return {
    ...ALWAYS,
    ...(https ? HTTPS_ONLY : {}),
    'content-security-policy': isData ? DATA_POLICY : pagePolicy(),
    ...(isData ? { 'cache-control': 'no-store' } : {}),
  }
}

/** Gives every answer of a route the headers; those that the route has set itself stay. */
export function addSecurityHeaders(app: FastifyInstance, https: boolean): void {
  app.addHook('onSend', async (request, reply) => setMissing(reply, securityHeaders(request.url, https)))
}

function setMissing(reply: FastifyReply, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
}
