import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTokenIssuer } from '../../../harness/token-issuer.ts'
import { Refusal } from '../http/on-error.ts'
import { firebaseIssuer, type Issuer, openIdIssuer } from './issuers.ts'
import { openSession } from './session.ts'

const project = 'demo-posse'
const firebaseName = `https://securetoken.google.com/${project}`

const visitor = (...issuers: Issuer[]) => {
  const session = openSession({ issuers })
  return async (token: string) => {
    try {
      const request = { headers: { authorization: `Bearer ${token}` } } as FastifyRequest
      return { status: 200, student: (await session.callerOf(request)).student as string }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.problem.body.code === 'unavailable' ? 503 : 401 }
    }
  }
}

const seconds = (from = 0) => Math.floor(Date.now() / 1000) + from
const refused = { status: 401 }

const claims = (changed: object = {}) => ({
  iss: firebaseName,
  aud: project,
  sub: 'Uid0123456789',
  iat: seconds(-10),
  auth_time: seconds(-10),
  exp: seconds(3590),
  ...changed,
})

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const unsigned = (changed?: object) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims(changed))}.`

/** A server on this machine publishes them as Google would. */
describe('a token of a Firebase project', () => {
  let server: Server
  let keysUrl: string
  let published: JWK[]
  let status: number
  let requests: number
  let google: Awaited<ReturnType<typeof keyPair>>

  async function keyPair(kid: string, alg = 'RS256') {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
    const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }
    const sign = (changed?: object, header: object = {}) =>
      new SignJWT(claims(changed)).setProtectedHeader({ alg, kid, ...header }).sign(privateKey)
    return { jwk, sign, publicKey }
  }

  const issuer = (emulatorHost?: string) =>
    firebaseIssuer({ apiKey: 'k', authDomain: 'd', projectId: project, emulatorHost, keysUrl })

  beforeAll(async () => {
    google = await keyPair('google-1')
    server = createServer((_request, response) => {
      requests += 1
      response.writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'public, max-age=3600',
      })
      response.end(JSON.stringify({ keys: published }))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`
  })
  afterAll(() => server.close())
  beforeEach(() => {
    published = [google.jwk]
    status = 200
    requests = 0
  })

  it('identifies the caller by the uid as it is', async () => {
    expect(await visitor(issuer())(await google.sign())).toEqual({ status: 200, student: 'Uid0123456789' })
  })

  it.each([
    ['of another project', { iss: 'https://securetoken.google.com/other' }],
    ['for another project', { aud: 'other' }],
    ['that has ended', { exp: seconds(-1) }],
    ['without an end', { exp: undefined }],
    ['of the future', { iat: seconds(300) }],
    ['without the time of its making', { iat: undefined }],
    ['of a sign-in to come', { auth_time: seconds(300) }],
    ['without a sign-in', { auth_time: undefined }],
    ['without a student', { sub: undefined }],
    ['with an empty student', { sub: '' }],
    ['with a number for a student', { sub: 7 }],
    ['with a student no id can hold', { sub: 'a b' }],
    ['with too long a student', { sub: 'a'.repeat(129) }],
    ['with another identity’s student', { sub: 'oidc:abc:ana' }],
  ])('is refused %s', async (_what, changed) => {
    expect(await visitor(issuer())(await google.sign(changed))).toEqual(refused)
  })

  it('is refused when another key signed it, another algorithm, or none', async () => {
    const visit = visitor(issuer())
    const stranger = await keyPair('google-1')
    const elliptic = await keyPair('google-1', 'ES256')
    const pss = await keyPair('pss', 'PS256')
    published = [google.jwk, pss.jwk]
    const pem = new TextEncoder().encode(JSON.stringify(google.jwk))
    const shared = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'google-1' }).sign(pem)
    const tokens = [await stranger.sign(), await elliptic.sign(), await pss.sign(), shared, unsigned()]
    for (const token of tokens) expect(await visit(token)).toEqual(refused)
    expect(await visit(await google.sign({}, { kid: 'unheard-of' }))).toEqual(refused)
  })

  it('of the emulator counts only where that is configured, and then no other does', async () => {
    const visit = visitor(issuer('127.0.0.1:9099'))
    expect(await visit(unsigned())).toEqual({ status: 200, student: 'Uid0123456789' })
    expect(await visit(await google.sign())).toEqual(refused)
    for (const changed of [{ aud: 'other' }, { exp: seconds(-1) }, { sub: '' }, { iat: seconds(300) }])
      expect(await visit(unsigned(changed))).toEqual(refused)
    expect(requests).toBe(0)
  })

  it('cannot be checked before Google has answered, and is retried after a pause', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    status = 500
    const visit = visitor(issuer())
    const token = await google.sign()
    for (let call = 0; call < 5; call += 1) expect(await visit(token)).toEqual({ status: 503 })
    expect(requests).toBe(1)
    status = 200
    vi.advanceTimersByTime(5000)
    expect((await visit(token)).status).toBe(200)
    expect(requests).toBe(2)
  })

  it('is checked by known keys while Google does not answer, even stale ones', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const visit = visitor(issuer())
    await visit(await google.sign())
    status = 500
    vi.advanceTimersByTime(3 * 3_600_000)
    const late = { iat: seconds(-1), auth_time: seconds(-1), exp: seconds(3000) }
    expect((await visit(await google.sign({ ...late, sub: 'one' }))).status).toBe(200)
    expect((await visit(await google.sign({ ...late, sub: 'two' }))).status).toBe(200)
    await expect.poll(() => requests).toBe(2)
  })

  it.each([1, 365])('finds new keys even if the clock was set back by %i days', async (days) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    status = 500
    const visit = visitor(issuer())
    expect(await visit(await google.sign())).toEqual({ status: 503 })
    status = 200
    vi.setSystemTime(Date.now() - days * 86_400_000)
    const now = { iat: seconds(-1), auth_time: seconds(-1), exp: seconds(3000) }
    expect((await visit(await google.sign(now))).status).toBe(200)
  })

  it('with an unknown key does not make the server ask each time', async () => {
    const visit = visitor(issuer())
    await visit(await google.sign())
    const stranger = await keyPair('stranger')
    for (let call = 0; call < 20; call += 1) {
      expect(await visit(await stranger.sign({ sub: `s${call}` }, { kid: `k${call}` }))).toEqual(refused)
    }
    expect(requests).toBe(1)
  })
})

describe('a token of an OpenID Connect issuer', () => {
  it.each(['RS256', 'ES256'] as const)(
    'signed by %s says who is calling, under an id of the issuer’s own',
    async (alg) => {
      const [first, second] = [
        await openTokenIssuer('urn:posse-api', { alg }),
        await openTokenIssuer('urn:posse-api', { alg }),
      ]
      onTestFinished(() => Promise.all([first.down(), second.down()]).then(() => undefined))
      const visit = visitor(openIdIssuer({ issuer: first.issuer, audience: 'urn:posse-api' }))
      const [ana, bia] = [await visit(await first.tokenOf('ana')), await visit(await first.tokenOf('bia'))]
      expect([ana.status, bia.status]).toEqual([200, 200])
      expect(ana.student).toMatch(/^oidc:[\w-]{11}:ana$/)
      expect(bia.student).not.toBe(ana.student)

      expect(await visit(await second.tokenOf('ana'))).toEqual(refused)
      const other = await visitor(openIdIssuer({ issuer: second.issuer, audience: 'urn:posse-api' }))(
        await second.tokenOf('ana'),
      )
      expect(other.student).not.toBe(ana.student)
    },
  )

  it('for another audience is refused', async () => {
    const provider = await openTokenIssuer('urn:posse-api')
    onTestFinished(provider.down)
    const visit = visitor(openIdIssuer({ issuer: provider.issuer, audience: 'urn:posse-api' }))
    expect(await visit(await provider.tokenOf('ana', { resource: 'urn:other-api' }))).toEqual(refused)
  })

  it('works while the issuer is away, gets 503 if the issuer never answered, and follows new keys', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const provider = await openTokenIssuer('urn:posse-api')
    onTestFinished(provider.down)
    const trusted = { issuer: provider.issuer, audience: 'urn:posse-api' }
    const [ana, bia] = [await provider.tokenOf('ana'), await provider.tokenOf('bia')]
    const visit = visitor(openIdIssuer(trusted))
    expect((await visit(ana)).status).toBe(200)

    await provider.down()
    expect((await visit(bia)).status).toBe(200)
    expect(await visitor(openIdIssuer(trusted))(ana)).toEqual({ status: 503 })

    await provider.up()
    await provider.rotate()
    const before = provider.requested.length
    vi.advanceTimersByTime(11_000)
    const fresh = await provider.tokenOf('ana')
    expect((await visit(fresh)).status).toBe(200)
    expect(provider.requested.length).toBe(before + 2)
    expect(await visit(await provider.tokenOf('bia').then((token) => `${token}x`))).toEqual(refused)
  })

  it('is refused if the discovery document names another issuer', async () => {
    const provider = await openTokenIssuer('urn:posse-api')
    onTestFinished(provider.down)
    const issuer = `${provider.issuer}/`
    const token = `${encode({ alg: 'RS256', kid: 'k' })}.${encode({ ...claims(), iss: issuer })}.c2ln`
    expect(await visitor(openIdIssuer({ issuer, audience: 'urn:posse-api' }))(token)).toEqual({ status: 503 })
  })
})
