import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../harness/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts'
import { emulated, emulatorToken } from '../../../harness/firebase-tokens.ts'
import { openTokenIssuer, type TokenIssuer } from '../../../harness/token-issuer.ts'
import { API_PREFIX } from '../../shared/contract.ts'
import { outsideSources } from '../http/outside.ts'

const ORIGIN = 'https://outro.exemplo.com.br'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const bearing = (posse: TestApp, token: string) => (route: string, body?: object) =>
  posse.call(route, { headers: { authorization: `Bearer ${token}` }, body })

const rowOf = (id: string) =>
  database.db.selectFrom('student').selectAll().where('user_id', '=', id).executeTakeFirst()

describe('an installation with Firebase', () => {
  let posse: TestApp
  beforeAll(async () => {
    posse = await openTestApp(database.db, { firebase: emulated, corsOrigins: [ORIGIN] })
  })
  afterAll(() => posse.close())

  const as = (uid: string, claims?: Record<string, unknown>) => bearing(posse, emulatorToken(uid, claims))

  it('has no accounts of its own and offers Google', async () => {
    expect((await posse.call('GET /sign-in-options')).body).toEqual({ google: true })
    const body = { name: 'Ana', email: 'ana@exemplo.com.br', password: 'segredo' }
    for (const path of ['sign-up/email', 'sign-in/email', 'sign-out'])
      expect((await posse.call(`POST /api/auth/${path}`, { body })).status).toBe(404)
    expect((await posse.call('GET /api/auth/jwks')).status).toBe(404)
  })

  it('tells its page where to sign in, and lets it reach only that', async () => {
    const { keysUrl: _server, ...firebase } = emulated
    for (const path of ['get-session', 'token'])
      expect((await posse.call(`GET /api/auth/${path}`)).body).toEqual({ outside: { firebase } })
    expect((await posse.call('GET /healthz')).headers['cross-origin-opener-policy']).toBe(
      'same-origin-allow-popups',
    )
    expect(outsideSources({ firebase: emulated, tokenSyncUrl: undefined })).toEqual({
      'script-src': ['https://apis.google.com'],
      'connect-src': ['http://127.0.0.1:1'],
      'frame-src': ['http://127.0.0.1:1'],
    })
    const real = { ...emulated, emulatorHost: undefined }
    expect(outsideSources({ firebase: real, tokenSyncUrl: 'https://sync.example/token?of=posse' })).toEqual({
      'script-src': ['https://apis.google.com'],
      'connect-src': [
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://sync.example',
      ],
      'frame-src': ['https://demo-posse.firebaseapp.com'],
    })
    expect(outsideSources({ firebase: undefined, tokenSyncUrl: undefined })).toEqual({})
  })

  it('knows a student from the first token on, even if the program never synchronises', async () => {
    await as('Quiet', { name: 'Caio', email: 'caio@exemplo.com.br' })('GET /subjects')
    await expect.poll(() => rowOf('Quiet')).toMatchObject({ name: 'Caio', email: 'caio@exemplo.com.br' })
  })

  it('leaves name, password and sessions to Firebase, and keeps the rest of the settings', async () => {
    const call = as('Lia', { name: 'Lia' })
    expect((await call('GET /account/settings/Lia')).body).toMatchObject({
      identity: 'firebase',
      name: 'Lia',
      has_password: false,
      sessions: [],
    })
    const passwords = { current_password: 'segredo', new_password: 'outro segredo' }
    expect((await call('PUT /account/name/Lia', { name: 'Bia' })).status).toBe(409)
    expect((await call('PUT /account/password/Lia', passwords)).status).toBe(409)
    expect((await call('DELETE /account/sessions/Lia')).status).toBe(409)
    expect((await call('DELETE /account/sessions/Lia/x')).status).toBe(409)
    expect((await call('PUT /account/time-zone/Lia', { time_zone: 'America/Manaus' })).status).toBe(200)
    expect((await call('GET /account/export/Lia')).status).toBe(200)
  })

  it('deletes an account only after a fresh sign-in, and refuses its tokens afterwards', async () => {
    await as('Rui')('POST /users/sync-on-register')
    const body = { email: 'rui@exemplo.com.br', password: 'segredo' }
    const stale = await as('Rui', { signedInAgo: 301 })('POST /account/deletion/Rui', body)
    expect(stale).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('entre nela novamente') },
    })
    expect(await rowOf('Rui')).toBeDefined()
    expect((await as('Rui')('POST /account/deletion/Rui', {})).status).toBe(200)
    expect((await as('Rui')('GET /users/me')).status).toBe(401)
    expect((await as('Rui', { jti: 'another' })('POST /users/sync-on-register')).status).toBe(401)
    expect(await rowOf('Rui')).toBeUndefined()
  })

  it('answers pages of allowed origins only', async () => {
    const from = (origin: string, path = `${API_PREFIX}/subjects`) =>
      posse.app.inject({
        method: 'OPTIONS',
        url: path,
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      })
    const allowed = await from(ORIGIN)
    expect(allowed.statusCode).toBe(204)
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      vary: expect.stringMatching(/origin/i),
    })
    expect(allowed.headers['access-control-allow-headers']).toMatch(/authorization/i)
    expect(allowed.headers['access-control-allow-credentials']).toBeUndefined()
    expect((await from('https://example.com')).headers['access-control-allow-origin']).not.toBe(
      'https://example.com',
    )
    expect((await from(ORIGIN, '/api/auth/token')).headers['access-control-allow-origin']).toBeUndefined()
    const refused = await posse.call('GET /subjects', { headers: { origin: ORIGIN } })
    expect(refused).toMatchObject({ status: 401, headers: { 'access-control-allow-origin': ORIGIN } })
  })

  it('privacy: another student’s id is refused, in path and body', async () => {
    const call = as('Ana')
    await as('Bia')('POST /users/sync-on-register')
    for (const [route, body] of [
      ['GET /user-subjects/Bia'],
      ['GET /account/export/Bia'],
      ['POST /user-career', { user_id: 'Bia', career_id: 1 }],
      ['POST /account/deletion/Bia', {}],
    ] as const)
      expect((await call(route, body)).status, route).toBe(403)
    expect(await rowOf('Bia')).toBeDefined()
  })
})

describe('an OpenID Connect issuer beside the embedded identity', () => {
  let posse: TestApp
  let provider: TokenIssuer
  let claims: Record<string, unknown> = {}
  beforeAll(async () => {
    provider = await openTokenIssuer('urn:posse-api', {
      clients: ['ana', 'bia', 'caio'],
      claims: () => claims,
    })
    posse = await openTestApp(database.db, {
      oidc: { issuer: provider.issuer, audience: 'urn:posse-api' },
      tokenSyncUrl: 'https://sync.example/token',
    })
  })
  afterAll(async () => {
    await posse.close()
    await provider.down()
  })

  it('lets a program call for its own students, who share nothing with the embedded identity’s', async () => {
    const ana = await posse.signUp('Ana Souza')
    const call = bearing(posse, await provider.tokenOf('ana'))
    const { user_id } = (await call('GET /users/me')).body
    expect(user_id).toMatch(/^oidc:[\w-]{11}:ana$/)
    expect((await ana.call('GET /users/me')).body.user_id).toBe(ana.id)

    const own = encodeURIComponent(user_id)
    expect((await call('POST /user-subjects', { user_id, subject_ids: [1, 2] })).status).toBe(200)
    expect((await call(`GET /user-subjects/${own}`)).body).toHaveLength(2)
    expect((await call(`GET /user-subjects/${ana.id}`)).status).toBe(403)
    expect((await ana.call(`GET /user-subjects/${own}`)).status).toBe(403)
    expect((await call(`GET /account/settings/${own}`)).body).toMatchObject({
      identity: 'openid',
      sessions: [],
    })
    await expect.poll(() => rowOf(user_id)).toBeDefined()
  })

  it('tells its page where to send the token', async () => {
    const { headers } = await posse.call('GET /api/auth/token')
    expect(headers['x-token-sync']).toBe('https://sync.example/token')
    expect((await posse.call('GET /healthz')).headers['cross-origin-opener-policy']).toBe('same-origin')
  })

  it('deletes an account only after a fresh sign-in, if the issuer gives its time', async () => {
    const signedInAgo = async (seconds: number) => {
      claims = { auth_time: Math.floor(Date.now() / 1000) - seconds }
      return bearing(posse, await provider.tokenOf('caio'))
    }
    const [stale, fresh] = [await signedInAgo(301), await signedInAgo(10)]
    claims = {}
    const { user_id } = (await stale('GET /users/me')).body
    const path = `POST /account/deletion/${encodeURIComponent(user_id)}`
    expect((await stale(path, { email: user_id })).status).toBe(403)
    expect((await fresh(path, { email: user_id })).status).toBe(200)
  })

  it('deletes an account after its e-mail, or without one its id, is typed', async () => {
    const call = bearing(posse, await provider.tokenOf('bia'))
    const { user_id } = (await call('GET /users/me')).body
    const path = `POST /account/deletion/${encodeURIComponent(user_id)}`
    for (const body of [{}, { email: 'bia' }]) expect((await call(path, body)).status).toBe(422)
    expect((await call(path, { email: user_id })).status).toBe(200)
    expect((await call('GET /users/me')).status).toBe(401)
  })
})
