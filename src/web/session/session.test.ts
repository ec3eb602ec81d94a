import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SESSION_ENDED } from '../../shared/errors.ts'
import { openSession } from './session.ts'
import { holdToken } from './token.ts'

const LIFE_SECONDS = 900
const START = 1_800_000_000_000

const ANA = { name: 'Ana Conceição', email: 'ana@example.com' }

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

vi.mock('./outside/firebase.ts', () => ({
  openFirebase: (_: unknown, now: () => number) => ({
    token: async () => holdToken(`e.${encode({ sub: 'ana', iat: 0, exp: LIFE_SECONDS })}.outside`, now()),
  }),
}))

let server: Server
let origin: string
let clock: number
let signedIn: boolean
let tokens: number
let respond: (request: IncomingMessage, response: ServerResponse) => void
let requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const identity: Record<string, (response: ServerResponse) => void> = {
  '/api/auth/get-session': (response) => json(response, 200, signedIn ? { session: {} } : null),
  '/api/auth/token': (response) => {
    if (!signedIn) return json(response, 401, { code: 'UNAUTHORIZED', message: SESSION_ENDED })
    tokens += 1
    // The device's clock is a day off on purpose: a token's life counts from its receipt.
    const iat = START / 1000 - 86_400
    const claims = { sub: 'ana', ...ANA, iat, exp: iat + LIFE_SECONDS }
    json(response, 200, { token: `${encode({ alg: 'EdDSA' })}.${encode(claims)}.${tokens}` })
  },
}

const session = () => openSession(origin, () => clock)
const tokenOf = (bearer: string | null | undefined) => Number(bearer?.split('.').at(-1))

beforeEach(async () => {
  clock = START
  signedIn = true
  tokens = 0
  requests = []
  respond = (_, response) => json(response, 200, ['ok'])
  server = createServer(async (request, response) => {
    const body = (await Array.fromAsync(request)).join('')
    const { method = '', url = '', headers } = request
    requests.push({ method, url, headers, body })
    const answer = identity[url]
    if (answer) answer(response)
    else respond(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('the bearer token', () => {
  test('is asked for once, however many calls start together', async () => {
    const of = session()
    const bearers = await Promise.all([of.bearer(), of.bearer(), of.bearer()])
    expect(bearers.map(tokenOf)).toEqual([1, 1, 1])
  })

  test.each([
    [0.79, 1],
    [0.81, 2],
  ])('at %d of its life is number %d', async (part, number) => {
    const of = session()
    await of.bearer()
    clock += LIFE_SECONDS * 1000 * part
    expect(tokenOf(await of.bearer())).toBe(number)
  })

  test('stays in use while it is good and the server cannot be reached', async () => {
    const of = session()
    await of.bearer()
    server.closeAllConnections()
    server.close()
    clock += LIFE_SECONDS * 1000 * 0.9
    expect(tokenOf(await of.bearer())).toBe(1)
    clock += LIFE_SECONDS * 1000 * 0.2
    await expect(of.bearer()).rejects.toMatchObject({ code: 'offline' })
  })

  test('tells who is signed in, accents and all', async () => {
    expect(await session().currentStudent()).toEqual({ userId: 'ana', ...ANA })
  })

  test('is none for a visitor, who is not asked for one', async () => {
    signedIn = false
    expect(await session().currentStudent()).toBeNull()
    expect(requests.map(({ url }) => url)).toEqual(['/api/auth/get-session'])
  })

  test.each([
    ['a page', 401, '<h1>Wi-Fi</h1>'],
    ['data of its own', 401, '{"message":"Unauthorized"}'],
    ['a code like ours', 401, '{"message":"Sign in first.","code":"unauthorized"}'],
    ['an empty object', 200, '{}'],
    ['nothing', 200, 'null'],
    ['a token of its own', 200, '{"token":"abc"}'],
    ['an empty answer', 204, ''],
  ])('stays when something else answers its renewal with %s (%i)', async (_what, status, body) => {
    const of = session()
    const received: string[] = []
    await of.bearer()
    of.onNews((news) => news === 'ended' && received.push(news))
    const answer = identity['/api/auth/token']
    identity['/api/auth/token'] = (response) => response.writeHead(status).end(body || undefined)
    await expect(of.bearer(true)).rejects.toMatchObject({ code: 'offline' })
    if (answer) identity['/api/auth/token'] = answer
    expect(tokenOf(await of.bearer())).toBe(1)
    expect(received).toEqual([])
  })

  test.each([
    ['an empty object', {}],
    ['nothing', null],
  ])('is that of an identity outside, though something else told of none with %s', async (_, strange) => {
    const of = session()
    const [first, then] = [identity['/api/auth/get-session'], identity['/api/auth/token']]
    identity['/api/auth/get-session'] = (response) => json(response, 200, strange)
    identity['/api/auth/token'] = (response) => json(response, 200, {})
    await of.bearer().catch(() => null)
    identity['/api/auth/get-session'] = (response) => json(response, 200, { outside: { firebase: {} } })
    expect(await of.bearer()).toMatch(/outside$/)
    Object.assign(identity, { '/api/auth/get-session': first, '/api/auth/token': then })
  })

  test.each([
    ['an empty object', {}],
    ['a success of its own', { success: true, message: 'OK' }],
    ['a list', []],
  ])('stays at a sign-out that something else answers with %s', async (_what, strange) => {
    const of = session()
    await of.bearer()
    respond = (_, response) => json(response, 200, strange)
    await expect(of.signOut()).rejects.toMatchObject({ code: 'offline' })
    expect(tokenOf(await of.bearer())).toBe(1)
  })

  test('is forgotten at sign-out', async () => {
    const of = session()
    await of.bearer()
    respond = (_, response) => {
      signedIn = false
      json(response, 200, { success: true })
    }
    await of.signOut()
    expect(await of.bearer()).toBeNull()
  })
})

describe('the news of the session', () => {
  test('are a student new to this browser, told to whoever listens first', async () => {
    const of = session()
    await of.bearer()
    const received: string[] = []
    of.onNews((news) => received.push(news))
    await of.bearer(true)
    expect(received).toEqual(['arrived'])
    expect(of.heldStudent()).toBe('ana')
  })

  test('are the end of a session that nobody signed out of, told once', async () => {
    const of = session()
    const received: string[] = []
    const stop = of.onNews((news) => received.push(news))
    await of.bearer()
    signedIn = false
    await of.bearer(true)
    await of.bearer(true)
    expect(received).toEqual(['arrived', 'ended'])
    stop()
    signedIn = true
    await of.bearer()
    expect(received).toHaveLength(2)
  })

  test('are none for a visitor and at a sign-out', async () => {
    const of = session()
    const received: string[] = []
    of.onNews((news) => received.push(news))
    signedIn = false
    await of.bearer()
    expect(received).toEqual([])
    signedIn = true
    await of.bearer()
    respond = (_, response) => json(response, 200, { success: true })
    await of.signOut()
    expect(received).toEqual(['arrived'])
  })
})

describe('signing in', () => {
  test('does not take the answer to a question that was asked before it', async () => {
    signedIn = false
    respond = (_, response) => {
      signedIn = true
      json(response, 200, {})
    }
    const of = session()
    const held = Promise.withResolvers<void>()
    const answer = identity['/api/auth/get-session']
    identity['/api/auth/get-session'] = async (response) => {
      const before = signedIn
      await held.promise
      json(response, 200, before ? { session: {} } : null)
    }
    const pending = of.currentStudent()
    await expect.poll(() => requests.length).toBe(1)
    if (answer) identity['/api/auth/get-session'] = answer
    const signingIn = of.signIn({ email: 'ana@example.com', password: 'segredo' })
    await expect.poll(() => requests.at(-1)?.url).toBe('/api/auth/sign-in/email')
    held.resolve()
    await signingIn
    expect(await pending).toBeNull()
    expect(of.heldStudent()).toBe('ana')
  })

  test('takes the token of the new session', async () => {
    const of = session()
    signedIn = false
    expect(await of.bearer()).toBeNull()
    respond = (_, response) => {
      signedIn = true
      json(response, 200, {})
    }
    await of.signIn({ email: 'ana@example.com', password: 'segredo' })
    expect(tokenOf(await of.bearer())).toBe(1)
  })
})
