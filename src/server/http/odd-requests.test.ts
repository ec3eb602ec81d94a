import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp, type TestStudent } from '../../../harness/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../harness/database.ts'
import { ERROR_MESSAGES } from '../../shared/errors.ts'
import { STRANGERS } from '../../shared/limit.ts'

describe('a request of a program other than a browser', () => {
  let database: TestDatabase
  let posse: TestApp
  let ana: TestStudent
  let port: number
  const lines: string[] = []

  beforeAll(async () => {
    database = await createTestDatabase()
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    posse = await openTestApp(database.db, { dataDir: database.dataDir, log })
    ana = await posse.signUp()
    const address = await posse.app.listen({ port: 0, host: '127.0.0.1' })
    port = Number(new URL(address).port)
  })
  afterAll(async () => {
    await posse.close()
    await database.close()
  })

  async function send(head: string, body: string | Uint8Array = '') {
    const socket = connect(port, '127.0.0.1')
    const fields = `Authorization: Bearer ${ana.token}\r\nConnection: close`
    socket.write(`${head}\r\n${fields}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`)
    socket.write(body)
    const [top = '', answer = ''] = (await text(socket)).split('\r\n\r\n')
    return { status: Number(top.split(' ')[1]), head: top.toLowerCase(), body: answer }
  }

  it.each([
    ['the whole address, as to a proxy', 'GET http://posse.example/api/api/careers', 200],
    ['the whole address of the identity', 'GET http://posse.example/api/auth/get-session', 200],
    ['letters as numbers', 'GET /%61pi/%61pi/careers', 200],
    ['letters as numbers to the identity', 'GET /%61p%69/%61uth/get-session', 200],
    ['points as numbers', 'GET /api/%2e%2e/api/careers', 404],
  ])('is read by its path: %s', async (_, line, status) => {
    const answer = await send(`${line} HTTP/1.1\r\nHost: posse.example`)
    expect(answer.status).toBe(status)
    if (/[i9]\/.*(careers|session)/.test(line)) expect(answer.head).toContain('cache-control: no-store')
  })

  it('without a token has a body of at most 4 KiB, with or without a length', async () => {
    const { paths = {} } = posse.app.swagger() as { paths?: Record<string, object> }
    const offered = Object.keys(paths).filter(
      (path) => 'post' in (paths[path] ?? {}) && path.startsWith('/api/auth'),
    )
    expect(offered.length).toBeGreaterThan(4)
    const json = { 'content-type': 'application/json' }
    const chunked = { ...json, 'transfer-encoding': 'chunked' }
    const long = JSON.stringify({ email: 'a@b.co', x: 'x'.repeat(4096) })
    for (const path of [...offered, '/api/auth/nothing', '/api/api/nothing', '/healthz', '/']) {
      const answers = [
        await posse.app.inject({ method: 'POST', url: path, headers: json, payload: long }),
        await posse.app.inject({
          method: 'POST',
          url: path,
          headers: chunked,
          payload: Readable.from([long]),
        }),
      ]
      for (const answer of answers) {
        expect([path, answer.statusCode]).toEqual([path, 413])
        expect(answer.json()).toMatchObject({ message: ERROR_MESSAGES.too_large })
      }
      const short = await posse.app.inject({
        method: 'POST',
        url: path,
        headers: json,
        payload: `{"x":"${'x'.repeat(4000)}"}`,
      })
      expect(short.statusCode).not.toBe(413)
    }
  })

  it('has a limited number of JSON values and names', async () => {
    const fields = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`k${at}`, at]))
    const body = { user_id: ana.id, body: 'Órgão', document: fields }
    expect(await ana.call('POST /targets', { body })).toMatchObject({ status: 413 })
  })

  it('without a token may come 3,000 times at once from one address, then 100 times a second', async () => {
    const from = (remoteAddress: string) => async (url: string) =>
      (await posse.app.inject({ url, remoteAddress })).statusCode
    const [crowd, other] = [from('192.0.2.9'), from('192.0.2.10')]
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      for (let n = 0; n < STRANGERS.burst; n += 1) await crowd('/api/api/sign-in-options')
      const open = [
        '/api/docs/json',
        '/api/docs/yaml',
        '/api/auth/jwks',
        '/api/auth/ok',
        '/api/auth/get-session',
      ]
      const urls = [...open, '/api/api/sign-in-options', `/api/api/calendar.ics?key=${'x'.repeat(43)}`]
      for (const url of urls) {
        expect([url, await crowd(url)]).toEqual([url, 429])
        expect(await other(url)).not.toBe(429)
      }
      // Pages and probes have no limit.
      for (const url of ['/healthz', '/readyz']) expect(await crowd(url)).toBe(200)
      vi.setSystemTime(Date.now() + 20)
      expect(await crowd('/api/auth/ok')).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['no host', 'GET /api/api/careers HTTP/1.1', 400],
    ['an expectation that nobody knows', 'GET /api/api/careers HTTP/1.1\r\nHost: a\r\nExpect: wonders', 200],
    ['HTTP/1.0, which needs no host', 'GET /api/api/careers HTTP/1.0', 200],
  ])('is answered in the product’s shape: %s', async (_, head, status) => {
    const answer = await send(head)
    expect(answer.status).toBe(status)
    expect(answer.head).toContain('x-content-type-options: nosniff')
    if (status === 400) expect(JSON.parse(answer.body)).toMatchObject({ code: 'bad_request' })
  })

  it.each([
    ['application/x-www-form-urlencoded', 200],
    ['text/plain', 200],
    ['application/json', 200],
  ])('has no body when nothing is in it, whatever it says it is: %s', async (type, status) => {
    const post = `POST /api/api/users/sync-on-register HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}`
    expect((await send(post)).status).toBe(status)
    expect((await send(post, ' ')).status).toBeGreaterThanOrEqual(400)
  })

  it.each([
    ['ISO 8859-1', Buffer.from('{"name":"Legislação"}', 'latin1')],
    ['bytes that are no text', Buffer.from([...Buffer.from('{"name":"a'), 0xff, 0xfe, ...Buffer.from('"}')])],
  ])('is refused, and nothing kept, when its text is not UTF-8: %s', async (_, body) => {
    const before = (await ana.call('GET /subjects')).body.length
    const answer = await send(
      'POST /api/api/subjects HTTP/1.1\r\nHost: a\r\nContent-Type: application/json; charset=latin1',
      body,
    )
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'bad_request' })
    expect((await ana.call('GET /subjects')).body).toHaveLength(before)
  })

  it.each([
    ['PUT /subjects', 'GET, HEAD, POST'],
    ['GET /user-subjects', 'POST'],
    ['PATCH /user-study-records/7', 'PUT, DELETE'],
    ['POST /history/ana/records.csv', 'GET, HEAD'],
    ['OPTIONS /careers/', 'GET, HEAD, POST'],
    ['GET /api/auth/sign-out', 'POST'],
  ])('is told which methods there are when it takes another one: %s', async (route, allow) => {
    const { status, body, headers } = await ana.call(route)
    expect([status, body.code]).toEqual([405, 'method_not_allowed'])
    expect(String(headers.allow).split(', ').toSorted()).toEqual(allow.split(', ').toSorted())
  })

  it('is no failure when its caller hangs up in the body', async () => {
    const socket = connect(port, '127.0.0.1')
    const head = `POST /api/api/subjects HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${ana.token}`
    socket.write(`${head}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`)
    await sleep(100)
    socket.destroy()
    await sleep(100)
    expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)).toEqual([])
  })

  it('is dropped when its caller never reads the answer', async () => {
    const { server } = posse.app
    const [usual] = [server.timeout, server.setTimeout(300)]
    expect(usual).toBeGreaterThan(60_000)
    const socket = connect(port, '127.0.0.1').pause()
    socket.on('error', () => undefined)
    const head = `GET /api/api/subjects HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${ana.token}\r\n\r\n`
    socket.write(head.repeat(2000))
    const open = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
    await expect.poll(open).toBe(1)
    await expect.poll(open, { timeout: 5000 }).toBe(0)
    server.setTimeout(usual)
    socket.destroy()
  })
})
