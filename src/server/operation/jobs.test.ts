import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Db } from '../database/db.ts'
import { startJobs } from './jobs.ts'

const db = {} as Db
let app: FastifyInstance

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  app = fastify()
})
afterEach(async () => {
  await app.close()
  vi.useRealTimers()
})

it('runs a job at the start and at its interval, also after a failure', async () => {
  const run = vi.fn(async () => Promise.reject(new Error('the source is away')))
  startJobs(app, [{ name: 'fetch', everySeconds: 60, run }], db)
  expect(run).not.toHaveBeenCalled()
  await app.listen({ port: 0 })
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(run).toHaveBeenCalledTimes(2)
})

it('never runs a job twice at once, and a stop waits for a running job', async () => {
  let finish: (() => void) | undefined
  const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  startJobs(app, [{ name: 'slow', everySeconds: 1, run }], db)
  await app.listen({ port: 0 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(1)
  let closed = false
  const closing = app.close().then(() => (closed = true))
  await vi.advanceTimersByTimeAsync(100)
  expect(closed).toBe(false)
  finish?.()
  await closing
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(1)
})
