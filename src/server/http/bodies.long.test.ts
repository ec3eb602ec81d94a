import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp, type TestStudent } from '../../../harness/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts'
import { ERROR_MESSAGES, problem } from '../../shared/errors.ts'
import { BODY_LIMITS, Bodies } from './bodies.ts'
import { onError, Refusal } from './on-error.ts'
import { readBodies } from './request-body.ts'

const MIB = 1024 * 1024
/** One buffer for all callers, because the unsent rest also counts in the measured memory. */
const SPACES = Buffer.alloc(MIB, ' ')

function collect(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

const tooLarge = () => new Refusal(problem('too_large', ERROR_MESSAGES.too_large))

describe('request bodies that never end, at the real server', () => {
  let database: TestDatabase
  let posse: TestApp
  let ana: TestStudent
  let port: number
  let open: Socket[] = []

  beforeAll(async () => {
    database = await createTestDatabase()
    posse = await openTestApp(database.db, { dataDir: database.dataDir, trustProxy: 1 })
    ana = await posse.signUp('Ana')
    await posse.app.listen({ port: 0, host: '127.0.0.1' })
    port = (posse.app.server.address() as AddressInfo).port
  })
  afterEach(() => {
    for (const socket of open) socket.destroy()
    open = []
  })
  afterAll(async () => {
    await posse.close()
    await database.close()
  })

  async function begin({ from, bytes }: { from: string; bytes: number }): Promise<void> {
    const socket = connect(port, '127.0.0.1')
    open.push(socket)
    socket.on('error', () => undefined).resume()
    await once(socket, 'connect')
    socket.write(
      `POST /api/auth/sign-in/email HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n` +
        `content-type: application/json\r\ncontent-length: ${MIB}\r\n\r\n`,
    )
    socket.write(SPACES.subarray(0, bytes))
  }
  const save = async () => {
    const body = JSON.stringify({ user_id: ana.id, subject_id: 1, study_time: 60, topic: 'x'.repeat(100) })
    const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' }
    const url = `http://127.0.0.1:${port}/api/api/user-study-records`
    return (
      await fetch(url, { method: 'POST', headers: { ...headers, 'x-forwarded-for': '198.51.100.9' }, body })
    ).status
  }

  it('do not keep a student from saving a record, even a thousand of one byte', async () => {
    await Promise.all(
      Array.from({ length: 1100 }, (_, nth) => begin({ from: `203.0.113.${nth % 4}`, bytes: 1 })),
    )
    await sleep(300)
    expect(await save()).toBe(201)
  })

  it('take little memory, however many they are and wherever they come from', async () => {
    collect()
    const before = process.memoryUsage().arrayBuffers
    await Promise.all(
      Array.from({ length: 150 }, (_, nth) => begin({ from: `203.0.113.${nth}`, bytes: MIB - 1 })),
    )
    await sleep(1500)
    expect(await save()).toBe(201)
    collect()
    const held = process.memoryUsage().arrayBuffers - before
    expect(held).toBeLessThan(BODY_LIMITS.bytes + 40 * MIB)
  })
})

describe('a request body', () => {
  const limits = { bytes: 100, bytesOfOne: 60, bodiesOfOne: 3, patienceMs: 50, bytesPerSecond: 100 }
  let bodies: Bodies
  afterEach(() => bodies.close())

  const begin = (address: string, text: string) => {
    const stream = new PassThrough()
    const outcome = bodies
      .receive(stream, address, { bytes: 80, tooLarge })
      .then(String, ({ problem }) => problem.body.code)
    stream.write(text)
    return { stream, outcome }
  }

  it('is dropped as the largest when its address sends too much, and the others arrive', async () => {
    bodies = new Bodies({ ...limits, patienceMs: 60_000 })
    const small = begin('a', 'x'.repeat(10))
    const large = begin('a', 'x'.repeat(40))
    const last = begin('a', 'x'.repeat(15))
    expect(await large.outcome).toBe('unavailable')
    small.stream.end('!')
    last.stream.end('!')
    expect([(await small.outcome).length, (await last.outcome).length]).toEqual([11, 16])
  })

  it('is dropped as the largest when all together send too much', async () => {
    bodies = new Bodies({ ...limits, patienceMs: 60_000 })
    const begun = ['a', 'b', 'c'].map((address, nth) => begin(address, 'x'.repeat(30 + nth * 5)))
    expect(await begun[2]?.outcome).toBe('unavailable')
    for (const { stream } of begun) stream.end()
    expect((await begun[0]?.outcome)?.length).toBe(30)
  })

  it('is dropped as the oldest when its address begins too many', async () => {
    bodies = new Bodies({ ...limits, patienceMs: 60_000 })
    const begun = [1, 2, 3, 4].map(() => begin('a', 'x'))
    const other = begin('b', 'x')
    expect(await begun[0]?.outcome).toBe('unavailable')
    for (const { stream } of [...begun, other]) stream.end()
    expect(await Promise.all([...begun.slice(1), other].map(({ outcome }) => outcome))).toEqual([
      'x',
      'x',
      'x',
      'x',
    ])
  })

  it('is refused above its limit, and when its caller leaves', async () => {
    bodies = new Bodies({ ...limits, bytesOfOne: 1000, bytes: 1000 })
    expect(await begin('a', 'x'.repeat(81)).outcome).toBe('too_large')
    const left = begin('a', 'x')
    left.stream.destroy()
    expect(await left.outcome).toBe('bad_request')
  })

  it('that comes too slowly is refused with a time to retry, one that keeps coming is not', async () => {
    bodies = new Bodies({ ...limits, bytes: MIB, bytesOfOne: MIB })
    const app = fastify()
    onError(app)
    readBodies(app, bodies)
    app.post('/', async ({ body }) => body)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const send = (first: string, rest: string) => {
      let received = ''
      const socket = connect(port, '127.0.0.1').on('data', (chunk) => (received += chunk))
      socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n')
      socket.write(`content-length: ${first.length + rest.length}\r\n\r\n${first}`)
      return { socket, rest, said: () => received }
    }
    const steady = send(`"${'x'.repeat(1000)}`, 'x"')
    const stalled = send('"', 'x"')
    await vi.waitFor(() => expect(stalled.said()).toContain('503 Service Unavailable'), 5000)
    expect(stalled.said().toLowerCase()).toContain('retry-after: 5')
    expect(stalled.said().toLowerCase()).toContain('connection: close')
    steady.socket.write(steady.rest)
    await vi.waitFor(() => expect(steady.said()).toContain('200 OK'))
    steady.socket.destroy()
    await app.close()
  })

  it('far too large is read to its end, so that its caller reads why, and may call again', async () => {
    bodies = new Bodies({ ...limits, bytes: MIB, bytesOfOne: MIB })
    const app = fastify()
    onError(app)
    readBodies(app, bodies)
    app.post('/', async () => 'taken')
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    let received = ''
    const socket = connect(port, '127.0.0.1').on('data', (chunk) => (received += chunk))
    for (const length of [20 * MIB, 2]) {
      socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n')
      socket.write(`content-length: ${length}\r\n\r\n${'1'.repeat(length)}`)
    }
    await vi.waitFor(() => expect(received).toMatch(/413 Payload Too Large[\s\S]*200 OK/), 5000)
    expect(received).toContain(ERROR_MESSAGES.too_large)
    socket.destroy()
    await app.close()
  })
})
