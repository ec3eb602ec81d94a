import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Session } from '../identity/session.ts'
import { eventStreaming } from './event-stream.ts'
import { EventStream, type Send } from './feature.ts'
import { watchCallers } from './watch-callers.ts'

const BEAT_MS = 20_000
const LOOK_MS = 1000

let app: FastifyInstance
let isValid: boolean
let ended: number
let send: Send<unknown>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  ;[isValid, ended] = [true, 0]
  app = fastify()
  const callerOf = async () => {
    if (!isValid) throw new Error('the token has ended, or its account')
  }
  const stream = eventStreaming(app, watchCallers(app, { callerOf } as unknown as Session))
  app.get('/', (_, reply) =>
    stream(
      reply,
      new EventStream((tell) => {
        send = tell
        tell('hello')
        return () => {
          ended += 1
        }
      }),
    ),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

/** Reads one device's stream; resolves to null at its proper end. */
async function listening() {
  const { body } = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  return async () => {
    const { value = null } = (await reader?.read()) ?? {}
    return value
  }
}

const beat = () => vi.advanceTimersByTimeAsync(BEAT_MS)

it('sends a sign of life while nothing happens, from two timers for all streams', async () => {
  const devices = [await listening(), await listening()]
  for (const next of devices) expect(await next()).toBe('data: "hello"\n\n')
  expect(vi.getTimerCount()).toBe(2)
  await beat()
  for (const next of devices) expect(await next()).toBe(':\n\n')
})

it('ends properly within a second when its token is no longer valid, as after an account’s deletion', async () => {
  const next = await listening()
  await next()
  isValid = false
  await vi.advanceTimersByTimeAsync(LOOK_MS)
  expect(await next()).toBeNull()
  await expect.poll(() => ended).toBe(1)
  send('too late')
})

it('ends for all when the server stops', async () => {
  const [one, other] = [await listening(), await listening()]
  expect([await one(), await other()]).toEqual(['data: "hello"\n\n', 'data: "hello"\n\n'])
  await app.close()
  expect([await one(), await other()]).toEqual([null, null])
  expect(ended).toBe(2)
})
