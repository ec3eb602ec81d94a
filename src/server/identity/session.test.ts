import type { FastifyRequest } from 'fastify'
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK, SignJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { Refusal } from '../http/on-error.ts'
import { embeddedIssuer } from './issuers.ts'
import { openSession } from './session.ts'

const issuer = 'http://localhost:3000'
const soon = () => Math.floor(Date.now() / 1000) + 900

async function keyPair(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'EdDSA' }
  const sign = (claims: object) =>
    new SignJWT({ iss: issuer, aud: issuer, sub: 'ana', exp: soon(), ...claims })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .sign(privateKey)
  return { jwk, sign }
}

async function confused(published: JWK): Promise<string[]> {
  const claims = { iss: issuer, aud: issuer, sub: 'ana', exp: soon() }
  const shared = new TextEncoder().encode(JSON.stringify(published))
  const own = await generateKeyPair('EdDSA', { extractable: true })
  const brought = { alg: 'EdDSA', jwk: await exportJWK(own.publicKey), jku: 'https://example.com/jwks' }
  return Promise.all([
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(shared),
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(Buffer.from(published.x ?? '', 'base64url')),
    new SignJWT(claims).setProtectedHeader({ ...brought, kid: 'one' }).sign(own.privateKey),
    new SignJWT(claims).setProtectedHeader({ ...brought, kid: "' or 1=1 --" }).sign(own.privateKey),
  ])
}

const sessionWith = (loadKeys: () => Promise<JSONWebKeySet>) =>
  openSession({ issuers: [embeddedIssuer(issuer, loadKeys)] })

const bearing = (authorization?: string) => ({ headers: { authorization } }) as FastifyRequest

async function isRefused(session: ReturnType<typeof openSession>, authorization?: string) {
  await expect(session.callerOf(bearing(authorization))).rejects.toBeInstanceOf(Refusal)
}

describe('a student’s bearer token', () => {
  it('identifies the caller', async () => {
    const key = await keyPair('one')
    const session = sessionWith(async () => ({ keys: [key.jwk] }))
    const token = await key.sign({ name: 'Ana', email: 'ana@exemplo.com.br' })
    expect(await session.callerOf(bearing(`Bearer ${token}`))).toMatchObject({
      student: 'ana',
      profile: { name: 'Ana', email: 'ana@exemplo.com.br' },
    })
  })

  it('is checked once and cached until it expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const key = await keyPair('one')
      const loadKeys = vi.fn(async () => ({ keys: [key.jwk] }))
      const session = sessionWith(loadKeys)
      const token = `Bearer ${await key.sign({ exp: Math.floor(Date.now() / 1000) + 60 })}`
      await session.callerOf(bearing(token))
      vi.advanceTimersByTime(59_000)
      await session.callerOf(bearing(token))
      vi.advanceTimersByTime(2000)
      await isRefused(session, token)
      expect(loadKeys).toHaveBeenCalledTimes(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is refused when it is missing, malformed, expired, forged, unsigned or of another issuer or audience', async () => {
    const [key, stranger] = [await keyPair('one'), await keyPair('one')]
    const session = sessionWith(async () => ({ keys: [key.jwk] }))
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"ana"}').toString('base64url')}.`
    const wrong = [
      undefined,
      'Bearer',
      'Bearer not-a-token',
      `Bearer ${unsigned}`,
      `Bearer ${await stranger.sign({})}`,
      `Bearer ${await key.sign({ exp: Math.floor(Date.now() / 1000) - 10 })}`,
      `Bearer ${await key.sign({ exp: undefined })}`,
      `Bearer ${await key.sign({ sub: undefined })}`,
      `Bearer ${await key.sign({ iss: 'https://example.com' })}`,
      `Bearer ${await key.sign({ aud: 'https://example.com' })}`,
      `Bearer ${await key.sign({ nbf: soon() })}`,
      ...(await confused(key.jwk)).map((token) => `Bearer ${token}`),
    ]
    for (const authorization of wrong) await isRefused(session, authorization)
  })

  it('signed with a new key is accepted after the keys are reloaded, and unknown keys do not reload them each time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const [old, fresh, strange] = [await keyPair('old'), await keyPair('fresh'), await keyPair('strange')]
      let keys = [old.jwk]
      const loadKeys = vi.fn(async () => ({ keys }))
      const session = sessionWith(loadKeys)
      await session.callerOf(bearing(`Bearer ${await old.sign({})}`))
      keys = [old.jwk, fresh.jwk]
      vi.advanceTimersByTime(11_000)
      await session.callerOf(bearing(`Bearer ${await fresh.sign({})}`))
      for (const sub of ['a', 'b', 'c']) await isRefused(session, `Bearer ${await strange.sign({ sub })}`)
      expect(loadKeys).toHaveBeenCalledTimes(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('gets 503 while the keys cannot be read', async () => {
    const key = await keyPair('one')
    const away = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
    const session = sessionWith(() => Promise.reject(away))
    await expect(session.callerOf(bearing(`Bearer ${await key.sign({})}`))).rejects.toBe(away)
  })
})
