import type { FastifyInstance, FastifyReply } from 'fastify'
import type { OutsideSources } from './outside.ts'

const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Sources = Readonly<Record<string, readonly string[]>>

/** `written` holds the hashes of inline scripts and styles. */
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
  ...[
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
  ],
  ...['midi', 'serial', 'usb', 'xr-spatial-tracking'],
]
/** The timer keeps the screen on and may stand in a small window above the others. */
const ALLOWED = ['picture-in-picture', 'screen-wake-lock']

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [
    ...DENIED.map((name) => `${name}=()`),
    ...ALLOWED.map((name) => `${name}=(self)`),
  ].join(', '),
  'x-frame-options': 'DENY',
}

const HTTPS_ONLY = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

export function securityHeaders(url: string, https: boolean): Record<string, string> {
  const isData = url.startsWith('/api/')
  return {
    ...ALWAYS,
    ...(https ? HTTPS_ONLY : {}),
    'content-security-policy': isData ? DATA_POLICY : pagePolicy(),
    ...(isData ? { 'cache-control': 'no-store' } : {}),
  }
}

/** Headers that a route has set itself stay. */
export function addSecurityHeaders(app: FastifyInstance, https: boolean): void {
  const [ofData, ofPages] = ['/api/', '/'].map((url) => Object.entries(securityHeaders(url, https)))
  app.addHook('onSend', (request, reply, _payload, done) => {
    setMissing(reply, (request.url.startsWith('/api/') ? ofData : ofPages) ?? [])
    done()
  })
}

function setMissing(reply: FastifyReply, headers: readonly (readonly [name: string, value: string])[]) {
  for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
}
