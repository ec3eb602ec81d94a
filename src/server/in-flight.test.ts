import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseCrowds } from './in-flight.ts'

let app: FastifyInstance
let url: string
let work: PromiseWithResolvers<void>
let begun: number

beforeEach(async () => {
  app = fastify()
  work = Promise.withResolvers()
  begun = 0
  refuseCrowds(app, 2)
  app.get('/api/slow', async () => {
    begun += 1
    await work.promise
    return 'done'
  })
  app.get('/page', async () => 'page')
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterEach(() => app.close())

test('of more calls than are served at once the last are told at once when to come back, and pages are shown', async () => {
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

test('a caller who goes away leaves the place to another', async () => {
  const away = new AbortController()
  const left = [0, 1].map(() => fetch(`${url}/api/slow`, { signal: away.signal }).catch(() => 'left'))
  await vi.waitFor(() => expect(begun).toBe(2))
  away.abort()
  expect(await Promise.all(left)).toEqual(['left', 'left'])
  work.resolve()
  await vi.waitFor(async () => expect((await fetch(`${url}/api/slow`)).status).toBe(200))
})
