import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import Type from 'typebox'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Contract } from '../../shared/contract.ts'
import type { Db } from '../database/db.ts'
import { openAttempts } from '../identity/attempts.ts'
import { feature, Stream } from './feature.ts'
import { onError } from './on-error.ts'
import { afterwards, serve } from './serve.ts'

const contract = {
  'POST /count': {
    access: 'public',
    summary: '',
    body: Type.Object({ to: Type.Integer() }),
    writes: 'outside',
    streams: 'lines',
    reply: Type.Object({ count: Type.Integer() }),
  },
} as const satisfies Contract

describe('a streamed answer', () => {
  let app: FastifyInstance
  let url: string
  let ended: Promise<unknown>

  /** Breaks at 13, and from 100 on never ends by itself. */
  async function* counting(to: number, signal: AbortSignal) {
    for (let count = 1; count <= to || to >= 100; count += 1) {
      if (count === 13) throw new Error('a secret detail')
      if (count > 3 && to >= 100) await once(signal, 'abort').then(() => signal.throwIfAborted())
      yield { count }
    }
  }

  beforeEach(async () => {
    app = fastify({ forceCloseConnections: 'idle' })
    app.decorateRequest('caller', null)
    onError(app)
    const counts = feature('counts', contract, {
      'POST /count': async ({ body }) =>
        new Stream((signal) => {
          ended = once(signal, 'abort')
          return counting(body.to, signal)
        }),
    })
    const session = { callerOf: () => Promise.reject(new Error('nobody calls')) }
    const db = {} as Db
    const attempts = openAttempts('a secret of the tests')
    serve(app, [counts], { db, session, attempts, after: afterwards(app, db), atOnce: 4 })
    await app.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/api/count`
  })
  afterEach(() => app.close())

  const call = (to: number, signal?: AbortSignal) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to }),
      ...(signal ? { signal } : {}),
    })

  it('has one line of JSON for each event, without caching or buffering', async () => {
    const answer = await call(3)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(await answer.text()).toBe('{"count":1}\n{"count":2}\n{"count":3}\n')
  })

  it('is sent while it is produced, and ends when the reader leaves', async () => {
    const reader = new AbortController()
    const answer = await call(100, reader.signal)
    const first = await answer.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toContain('{"count":1}')
    expect(await Promise.race([ended, sleep(100, 'going on')])).toBe('going on')
    reader.abort()
    await ended
  })

  it('reports a late failure on its last line, without a detail', async () => {
    const lines = (await (await call(20)).text()).trimEnd().split('\n')
    expect(lines).toHaveLength(13)
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      message: 'Ocorreu um erro inesperado. Tente novamente mais tarde.',
      code: 'internal',
    })
  })

  it('does not delay a stop of the server', async () => {
    const answer = await call(100)
    const [text] = await Promise.all([answer.text(), app.close()])
    expect(JSON.parse(text.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ code: 'unavailable' })
  })

  it('is refused like any other answer before it begins', async () => {
    const refused = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ code: 'invalid', errors: { to: ['Preencha este campo.'] } })
  })
})
