import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SESSION_ENDED } from '../../../shared/errors.ts'
import { openSession } from '../session.ts'
import { holdToken } from '../token.ts'
import { syncToken } from './token-sync.ts'

let server: Server
let origin: string
let syncUrl: string
let signedIn: boolean
let tokens: number
let calls: { method: string | undefined; headers: IncomingHttpHeaders }[]

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function tokenOf(ageSeconds: number): string {
  const iat = Math.floor(Date.now() / 1000) - ageSeconds
  return `h.${encode({ sub: 'ana', iat, exp: iat + 900 })}.${tokens}`
}

const ANSWERS: Record<string, () => [status: number, body: unknown]> = {
  '/api/auth/get-session': () => [200, signedIn ? {} : null],
  '/api/auth/token': () => {
    tokens += 1
    return signedIn ? [200, { token: tokenOf(0) }] : [401, { code: 'unauthorized', message: SESSION_ENDED }]
  },
  '/api/auth/sign-out': () => {
    signedIn = false
    return [200, { success: true }]
  },
}

beforeEach(async () => {
  signedIn = true
  tokens = 0
  calls = []
  server = createServer(({ method, url = '', headers }, response) => {
    if (url === '/sync') calls.push({ method, headers })
    const [status, body] = ANSWERS[url]?.() ?? [200, {}]
    response.writeHead(status, { 'content-type': 'application/json', 'x-token-sync': syncUrl })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  syncUrl = `${origin}/sync`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const untilCalls = (count: number) => expect.poll(() => calls).toHaveLength(count)
const number = ({ authorization = '' }: IncomingHttpHeaders) => authorization.split('.').at(-1)

test('the token is told at the sign-in and at each renewal, and its end at the sign-out', async () => {
  const session = openSession(origin)
  await session.bearer()
  await untilCalls(1)
  await session.bearer(true)
  await untilCalls(2)
  expect(calls.map(({ method, headers }) => [method, number(headers)])).toEqual([
    ['POST', '1'],
    ['POST', '2'],
  ])
  await session.signOut()
  await untilCalls(3)
  expect(calls[2]?.method).toBe('DELETE')
  expect(calls[2]?.headers.authorization).toBeUndefined()
})

test('the end of a session that nobody signed out of is told too, and nothing of a visitor', async () => {
  const session = openSession(origin)
  await session.bearer()
  await untilCalls(1)
  signedIn = false
  await session.bearer(true)
  await untilCalls(2)
  expect(calls[1]?.method).toBe('DELETE')
  await openSession(origin).bearer()
  expect(calls).toHaveLength(2)
})

test('a token of five minutes is not told any more', async () => {
  await syncToken(syncUrl, holdToken(tokenOf(301), Date.now()))
  expect(calls).toHaveLength(0)
  await syncToken(syncUrl, holdToken(tokenOf(290), Date.now()))
  expect(calls).toHaveLength(1)
})

test('nobody who listens does no harm', async () => {
  syncUrl = 'http://127.0.0.1:1/sync'
  const session = openSession(origin)
  expect(await session.bearer()).not.toBeNull()
  await session.signOut()
  expect(await session.bearer()).toBeNull()
})
