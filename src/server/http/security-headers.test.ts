import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, type TestStudent } from '../../../harness/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts'
import { temporaryFolder } from '../../../harness/folder.ts'
import { readConfig } from '../operation/config.ts'
import { siteOf } from '../pages/pages.ts'
import { serveStatic } from '../pages/static.ts'
import { addSecurityHeaders } from './security-headers.ts'

type Headers = Readonly<Record<string, unknown>>

const INLINE = 'console.log("posse")'
const INLINE_STYLE = 'body { color: navy }'

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function expectSafe(headers: Headers, what: string, { https = true } = {}) {
  const policy = String(headers['content-security-policy'])
  expect(policy, what).toMatch(/^default-src '(self|none)';/)
  expect(policy, what).not.toMatch(/unsafe|https?:|\*/)
  expect(policy, what).toContain("frame-ancestors 'none'")
  expect(policy, what).toContain("base-uri 'none'")
  expect(headers, what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*screen-wake-lock=\(self\)/),
  })
  if (https) expect(headers['strict-transport-security'], what).toBe('max-age=63072000; includeSubDomains')
  else expect(headers, what).not.toHaveProperty('strict-transport-security')
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
    expect(headers, what).not.toHaveProperty(name)
}

describe('the headers of every answer', () => {
  let database: TestDatabase
  let posse: TestApp
  let ana: TestStudent
  let port: number

  beforeAll(async () => {
    database = await createTestDatabase()
    posse = await openTestApp(database.db, { dataDir: database.dataDir, baseUrl: 'https://posse.example' })
    ana = await posse.signUp()
    await posse.app.listen({ port: 0, host: '127.0.0.1' })
    port = (posse.app.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    await posse.close()
    await database.close()
  })

  it.each([
    ['GET /users/me', 200],
    ['POST /users/sync-on-register', 200],
    ['GET /careers', 200],
    ['GET /overview/:me', 200],
    ['GET /account/export/:me', 200],
    ['GET /history/:me/records.csv', 200],
    ['GET /user-subjects/:me', 404],
    ['GET /overview/somebody', 403],
    ['POST /subjects', 422],
    ['GET /nothing-here', 404],
    ['PATCH /api/api/users/me', 405],
    ['GET /api/auth/token', 401],
    ['GET /api/auth/get-session', 200],
    ['GET /api/auth/jwks', 200],
    ['POST /api/auth/sign-in/email', 422],
    ['GET /api/auth/list-sessions', 404],
  ])('keep a browser safe, and nobody keeps what is personal: %s', async (route, status) => {
    const answer = await ana.call(route.replace(':me', ana.id))
    expect(answer.status).toBe(status)
    expectSafe(answer.headers, route)
    expect(answer.headers['cache-control']).toContain('no-store')
  })

  it.each([
    '/api/docs',
    '/api/docs/',
    '/api/docs/json',
    '/api/docs/static/swagger-initializer.js',
    '/api/icons/mdi/star.svg',
    '/healthz',
    '/readyz',
    '/api/icons/mdi/no-such.svg',
    '/api/%c0',
    `/api/api/overview/${'a'.repeat(600)}`,
  ])('keep a browser safe: %s', async (url) => {
    const { headers, statusCode } = await posse.app.inject({ method: 'GET', url })
    expect(statusCode).toBeLessThan(500)
    expectSafe(headers, url)
  })

  it('keep a browser safe when the server fails and when it has no database', async () => {
    const broken = await openTestApp(undefined as never, { baseUrl: 'https://posse.example' })
    const answer = await broken.call('POST /api/auth/sign-in/email', {
      body: { email: 'ana@example.com', password: 'segredo' },
    })
    expect(answer.status).toBe(500)
    expect(answer.body).toEqual({ message: expect.any(String), code: 'internal' })
    expectSafe(answer.headers, 'a failure')
    await broken.close()
  })

  it('require https only if the public address has it', async () => {
    const plain = await openTestApp(database.db, { dataDir: database.dataDir })
    expectSafe((await plain.call('GET /users/me')).headers, 'http', { https: false })
    await plain.close()
  })

  it('limit cookies to this host, out of reach of scripts', async () => {
    const body = { email: ana.email, password: 'segredo de teste' }
    const { headers } = await posse.call('POST /api/auth/sign-in/email', { body })
    const cookies = [headers['set-cookie']].flat().map(String)
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-posse\.[a-z_]+=/)
      for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
        expect(cookie).toContain(attribute)
      expect(cookie).not.toContain('Domain')
    }
  })

  it('are on pages, assets and unknown addresses, with the hashes of inline scripts and styles', async () => {
    const folder = await temporaryFolder()
    const html = `<!doctype html><script>${INLINE}</script><style>${INLINE_STYLE}</style>`
    await mkdir(join(folder, 'assets'))
    await mkdir(join(folder, 'login'))
    await writeFile(join(folder, 'index.html'), html)
    await writeFile(join(folder, 'login', 'index.html'), html)
    await writeFile(join(folder, '__spa-fallback.html'), html)
    await writeFile(join(folder, 'assets', 'entry.js'), 'export {}')
    const app = fastify()
    addSecurityHeaders(app, true)
    await serveStatic(app, folder, siteOf(readConfig({})))
    for (const url of [
      '/',
      '/login',
      '/nowhere',
      '/assets/entry.js',
      '/assets/none.js',
      '/robots.txt',
      '/..%2f..%2fetc/passwd',
    ]) {
      const { headers } = await app.inject({ method: 'GET', url })
      expectSafe(headers, url)
      if (String(headers['content-type']).startsWith('text/html'))
        expect(headers['content-security-policy']).toContain(
          `script-src 'self' ${sourceOf(INLINE)}; style-src 'self' ${sourceOf(INLINE_STYLE)};`,
        )
    }
    const { rawPayload, headers } = await app.inject({
      url: '/login',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(rawPayload).toString()).toBe(html)
    const known = { 'if-none-match': String(headers.etag) }
    expect((await app.inject({ url: '/login', headers: known })).statusCode).toBe(304)
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })

  function send(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.setEncoding('utf8')
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(answer))
    })
  }

  it.each([
    ['a head of 20 KiB', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/api/subjects HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/api/subjects HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'chunks in disguise',
      'POST /api/api/subjects HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a header folded', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: 1\r\n b\r\nX-B : 2\r\n\r\n', 400],
    ['a bare line feed in the head', 'GET /healthz HTTP/1.1\nHost: a\n\n', 400],
  ])('are also on the refusal of what is no call: %s', async (what, text, status) => {
    const [head = '', body = ''] = (await send(text)).split('\r\n\r\n')
    const [line, ...fields] = head.split('\r\n')
    expect(line).toContain(`HTTP/1.1 ${status}`)
    const headers = Object.fromEntries(
      fields.map((field) => [field.split(': ')[0]?.toLowerCase(), field.split(': ')[1]]),
    )
    expect(JSON.parse(body), what).toEqual({ message: 'Não entendemos o pedido.', code: 'bad_request' })
    expectSafe(headers, what)
  })
})
