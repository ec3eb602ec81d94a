import { afterEach, expect, test, vi } from 'vitest'
import { openSession } from './session.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const TOKEN = `${encode({ alg: 'EdDSA' })}.${encode({ sub: 'ana', iat: 0, exp: 900 })}.x`

afterEach(() => vi.unstubAllGlobals())

test('a token that was asked for before a sign-out and comes after it lets nobody in again', async () => {
  const held = Promise.withResolvers<void>()
  const answers: Record<string, unknown> = { 'get-session': { session: {} }, 'sign-out': { success: true } }
  let tokenCalls = 0
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('/').at(-1) ?? ''
    if (path !== 'token') return Response.json(answers[path])
    tokenCalls += 1
    if (tokenCalls === 2) await held.promise
    return Response.json({ token: TOKEN })
  })
  const session = openSession()
  const received: string[] = []
  session.onNews((news) => received.push(news))
  await session.bearer()
  const renewed = session.bearer(true)
  await expect.poll(() => tokenCalls).toBe(2)
  await session.signOut()
  held.resolve()
  expect(await renewed).toBeNull()
  expect([session.heldStudent(), received]).toEqual([undefined, ['arrived']])
})
