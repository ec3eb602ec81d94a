import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseCrowds } from './in-flight.ts'

let app: FastifyInstance
let url: string
let work: PromiseWithResolvers<void>
let begun: number

beforeEach(async () => {
  app = fastify({ trustProxy: true })
  work = Promise.withResolvers()
  begun = 0
  refuseCrowds(app, { most: 3, mostOfOne: 2 })
  app.get('/api/slow', async () => {
    begun += 1
    await work.promise
    return 'done'
  })
  app.post('/api/slow', async () => 'kept')
  app.get('/page', async () => 'page')
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterEach(() => app.close())

test('calls above the limit are refused at once with a time to retry, and pages still open', async () => {
  const calls = [fetch(`${url}/api/slow`), fetch(`${url}/api/slow`)]
  await vi.waitFor(() => expect(begun).toBe(2))
  const refused = await fetch(`${url}/api/slow`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({ code: 'unavailable' })
  expect((await fetch(`${url}/page`)).status).toBe(200)
  work.resolve()
  for (const call of calls) expect((await call).status).toBe(200)
  expect((await fetch(`${url}/api/slow`)).status).toBe(200)
})

test('a caller who leaves makes room for another', async () => {
  const away = new AbortController()
  const left = [0, 1].map(() => fetch(`${url}/api/slow`, { signal: away.signal }).catch(() => 'left'))
  await vi.waitFor(() => expect(begun).toBe(2))
  away.abort()
  expect(await Promise.all(left)).toEqual(['left', 'left'])
  work.resolve()
  await vi.waitFor(async () => expect((await fetch(`${url}/api/slow`)).status).toBe(200))
})

test('one address leaves room for others', async () => {
  const calls = [fetch(`${url}/api/slow`), fetch(`${url}/api/slow`)]
  await vi.waitFor(() => expect(begun).toBe(2))
  expect((await fetch(`${url}/api/slow`)).status).toBe(503)
  const elsewhere = fetch(`${url}/api/slow`, { headers: { 'x-forwarded-for': '198.51.100.4' } })
  await vi.waitFor(() => expect(begun).toBe(3))
  work.resolve()
  for (const call of [...calls, elsewhere]) expect((await call).status).toBe(200)
})

test('a caller who never ends a request takes no room', async () => {
  const head =
    'POST /api/slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{'
  const stalled = Array.from({ length: 10 }, () => connect(Number(new URL(url).port), '127.0.0.1'))
  for (const socket of stalled) socket.write(head)
  await sleep(200)
  const answer = await fetch(`${url}/api/slow`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  for (const socket of stalled) socket.destroy()
  expect(answer.status).toBe(200)
})
