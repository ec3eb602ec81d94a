import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, openTestApp, TEST_PASSWORD, type TestApp } from '../../../harness/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts'
import { type Mailbox, openMailbox } from '../../../harness/mailbox.ts'

const OFFERED = [
  ...[
    'POST /sign-up/email',
    'POST /sign-in/email',
    'POST /sign-in/social',
    'POST /link-social',
    'POST /sign-out',
    'GET /token',
    'GET /jwks',
  ],
  ...[
    'POST /request-password-reset',
    'POST /reset-password',
    'GET /callback/google',
    'GET /get-session',
    'GET /ok',
  ],
]
const BASE = 'https://posse.example'
const ROUTES = new URL('../../../node_modules/better-auth/dist/api/routes/', import.meta.url)
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

async function possiblePaths(): Promise<string[]> {
  const files = (await readdir(ROUTES)).filter((file) => file.endsWith('.mjs'))
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, ROUTES), 'utf8')))
  return sources.flatMap((source) =>
    [...source.matchAll(/createAuthEndpoint\(\s*"(\/[^"]+)"/g)].map(([, path = '']) => path),
  )
}

describe('the identity’s calls, from strangers and other sites', () => {
  let database: TestDatabase
  let mailbox: Mailbox
  let posse: TestApp
  beforeAll(async () => {
    database = await createTestDatabase()
    mailbox = await openMailbox()
    posse = await openTestApp(database.db, { dataDir: database.dataDir, smtpUrl: mailbox.url, baseUrl: BASE })
  })
  afterAll(async () => {
    await posse.close()
    await mailbox.close()
    await database.close()
  })

  it('answer only what Posse uses', async () => {
    const routes = (await possiblePaths()).flatMap((path) => METHODS.map((method) => `${method} ${path}`))
    expect(routes.length).toBeGreaterThan(100)
    for (const route of routes.filter((one) => !OFFERED.includes(one))) {
      const { status } = await posse.call(
        route.replace(' ', ' /api/auth'),
        route.startsWith('GET') ? {} : { body: {} },
      )
      const isOfAnother = OFFERED.some((one) => one.endsWith(route.slice(route.indexOf(' '))))
      expect(status, route).toBe(isOfAnother ? 405 : 404)
    }
  })

  async function signedIn() {
    const ana = await posse.signUp()
    const body = { email: ana.email, password: TEST_PASSWORD }
    const { headers } = await posse.call('POST /api/auth/sign-in/email', { body })
    const cookie = [headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';', 1)[0])
      .join('; ')
    const isStillIn = async () =>
      (await posse.call('GET /api/auth/token', { headers: { cookie } })).status === 200
    return { ana, cookie, isStillIn }
  }

  const post = (path: string, headers: Record<string, string>, payload: string) =>
    posse.app.inject({ method: 'POST', url: `/api/auth${path}`, headers, payload })

  it.each([
    [{ origin: 'https://example.com' }],
    [{ origin: 'null' }],
    [{ origin: 'https://posse.example.com' }],
    [{ origin: 'http://posse.example' }],
    [{ origin: '' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://example.com', 'sec-fetch-site': 'same-origin' }],
    [{ origin: BASE, 'sec-fetch-site': 'cross-site' }],
  ])('does nothing for a page of another site that a student looks at: %j', async (from) => {
    const { ana, cookie, isStillIn } = await signedIn()
    const headers = { cookie, 'content-type': 'application/json', ...from } as Record<string, string>
    expect((await post('/sign-out', headers, '{}')).statusCode).toBe(403)
    const credentials = JSON.stringify({ name: 'Ana', email: ana.email, password: TEST_PASSWORD })
    for (const path of ['/sign-in/email', '/sign-up/email'])
      expect((await post(path, headers, credentials)).statusCode, path).toBe(403)
    expect(await isStillIn()).toBe(true)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'takes no form, which a page of any site may send: %s',
    async (type) => {
      const { ana, cookie, isStillIn } = await signedIn()
      const body = JSON.stringify({ email: ana.email, password: TEST_PASSWORD })
      const headers = { cookie, ...(type ? { 'content-type': type } : {}) }
      expect([415, 422]).toContain((await post('/sign-in/email', headers, body)).statusCode)
      expect(await isStillIn()).toBe(true)
    },
  )

  it('never accept a cookie alone for the API, nor let another origin’s page read an answer', async () => {
    const { cookie } = await signedIn()
    const headers = { cookie, origin: 'https://example.com' }
    expect((await posse.call('GET /users/me', { headers })).status).toBe(401)
    const token = await posse.call('GET /api/auth/token', { headers })
    expect(token.headers).not.toHaveProperty('access-control-allow-origin')
    expect(token.headers['cross-origin-resource-policy']).toBe('same-origin')
    const preflight = await posse.call('OPTIONS /api/auth/token', {
      headers: { ...headers, 'access-control-request-method': 'GET' },
    })
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('use the server’s own address in letters, whatever host a request names', async () => {
    const { ana } = await signedIn()
    const forged = { host: 'example.com', 'x-forwarded-host': 'example.com', 'x-forwarded-proto': 'http' }
    const headers = { ...forged, forwarded: 'host=example.com', 'x-original-host': 'example.com' }
    const body = { email: ana.email, redirectTo: 'https://example.com/steal' }
    expect((await posse.call('POST /api/auth/request-password-reset', { body, headers })).status).toBe(200)
    const { text = '', html = '' } = await mailbox.take()
    expect(text).toContain(`${BASE}/redefinir-senha?token=`)
    expect(text + html).not.toContain('example.com')
  })

  const places = [
    'https://example.com',
    '//example.com',
    '/\\example.com',
    '/%5cexample.com',
    'javascript:alert(1)',
  ]
  const disguises = [
    'https://posse.example.example.com',
    'https://posse.example@example.com',
    'data:text/html,a',
    '\t//example.com',
  ]

  it.each([...places, ...disguises])('redirect nobody to %s', async (callbackURL) => {
    const { ana } = await signedIn()
    const leadsAway = ({ headers, body }: Answer) =>
      /example\.com|javascript:|data:/.test(
        `${headers.location} ${JSON.stringify(body)}`.replaceAll(ana.email, ''),
      )
    const signIn = { email: ana.email, password: TEST_PASSWORD, callbackURL, redirectTo: callbackURL }
    const social = {
      provider: 'google',
      callbackURL,
      errorCallbackURL: callbackURL,
      newUserCallbackURL: callbackURL,
    }
    const target = encodeURIComponent(callbackURL)
    for (const answer of [
      await posse.call('POST /api/auth/sign-in/email', { body: signIn }),
      await posse.call('POST /api/auth/sign-in/social', { body: social }),
      await posse.call(`GET /api/auth/callback/google?error=x&state=${target}&callbackURL=${target}`),
      await posse.call(`GET /api/auth/reset-password/token?callbackURL=${target}`),
    ])
      expect(leadsAway(answer), JSON.stringify(answer.body)).toBe(false)
  })

  it('store only declared fields of a body', async () => {
    const email = 'maria@posse.example'
    const extra = {
      image: 'https://example.com/a.png',
      emailVerified: true,
      id: 'chosen',
      role: 'admin',
      createdAt: '2000-01-01',
    }
    const body = { name: 'Maria', email, password: TEST_PASSWORD, ...extra }
    const { user } = (await posse.call('POST /api/auth/sign-up/email', { body })).body
    expect(user).toMatchObject({ emailVerified: false, image: null })
    expect(user.id).not.toBe('chosen')

    const ana = await posse.signUp()
    const wanted = {
      study_start: true,
      timer_running: true,
      page_news: true,
      enrolment_end: true,
      quiet_from: 1320,
      quiet_until: 420,
    }
    const choice = { ...wanted, look_at: '2999-01-01T00:00:00Z', quiet_fromx: null }
    expect((await ana.call(`PUT /reminders/${ana.id}`, { body: choice })).status).toBe(200)
    const settings = { least_minutes: 15, day_starts_at: 4, study_at: null, study_atx: 'x' }
    expect((await ana.call(`PUT /consistency/${ana.id}`, { body: settings })).status).toBe(200)
    const { rows } = await sql`select from reminder_choice where look_at > '2900-01-01'`.execute(posse.db)
    expect(rows).toEqual([])
  })

  it.each([
    '{"__proto__":{"a":1}}',
    '{"name":"a","constructor":{"prototype":{"a":1}}}',
    '{"a":{"__proto__":1}}',
  ])('refuses %s, here and at the API', async (payload) => {
    const ana = await posse.signUp()
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${ana.token}` }
    for (const url of ['/api/auth/sign-in/email', '/api/api/subjects'])
      expect((await posse.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(400)
    expect(({} as { a?: number }).a).toBeUndefined()
  })
})
