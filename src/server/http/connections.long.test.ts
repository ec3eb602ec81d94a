import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestApp } from '../../../harness/app.ts'
import { createTestDatabase } from '../../../harness/database.ts'
import { CONNECTION_LIMITS, limitConnections, STAYS_OPEN } from './connections.ts'

const GET = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

/** Only on Linux is every address of 127.0.0.0/8 this machine's. */
describe.skipIf(process.platform !== 'linux')('connections', () => {
  let server: Server
  let work: PromiseWithResolvers<void>
  let open: Socket[]

  beforeEach(async () => {
    open = []
    work = Promise.withResolvers()
    server = createServer(async (request, response) => {
      if (request.url === '/slow') await work.promise
      if (request.url === '/news') {
        response.write('all')
        return void setImmediate(() => response.emit(STAYS_OPEN))
      }
      request.resume()
      response.end('done')
    })
    limitConnections(server, { most: 6, mostOfOne: 4 })
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterEach(() => {
    for (const socket of open) socket.destroy()
    server.close()
    server.closeAllConnections()
  })

  async function begin(from: number, text: string) {
    let received = ''
    const socket = connect({
      port: (server.address() as AddressInfo).port,
      host: '127.0.0.1',
      localAddress: `127.0.0.${from}`,
    })
    open.push(socket)
    socket.on('error', () => undefined).on('data', (chunk) => (received += chunk))
    await once(socket, 'connect')
    if (text) socket.write(text)
    await sleep(20)
    return { said: () => received, isClosed: () => socket.closed }
  }
  const beginAll = async (from: number, text: string, many: number) => {
    const all: Awaited<ReturnType<typeof begin>>[] = []
    for (let nth = 0; nth < many; nth += 1) all.push(await begin(from, text))
    return all
  }
  const closed = (all: { isClosed(): boolean }[]) => all.map(({ isClosed }) => isClosed())

  it.each([
    ['say nothing', ''],
    ['were answered', GET],
    ['stop in the head', 'GET / HTTP/1.1\r\nho'],
    ['hear news, and say nothing', GET.replace('/', '/news')],
    ['stop in the body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{'],
  ])(
    'of one address that %s give way, the one that waited longest first, to its next',
    async (_what, text) => {
      const waiting = await beginAll(2, text, 4)
      const next = await begin(2, GET)
      await vi.waitFor(() => expect(next.said()).toContain('200 OK'))
      await vi.waitFor(() => expect(closed(waiting)).toEqual([true, false, false, false]))
    },
  )

  it('make room for a newcomer when all of them wait', async () => {
    const waiting = [...(await beginAll(2, '', 3)), ...(await beginAll(3, '', 3))]
    const next = await begin(4, GET)
    await vi.waitFor(() => expect(next.said()).toContain('200 OK'))
    await vi.waitFor(() => expect(closed(waiting)).toEqual([true, false, false, false, false, false]))
  })

  it('that are being answered stay, and newcomers are served afterwards', async () => {
    const slow = await beginAll(2, GET.replace('/', '/slow'), 4)
    const fifth = await begin(2, GET)
    await vi.waitFor(() =>
      expect([fifth.isClosed(), ...closed(slow)]).toEqual([true, false, false, false, false]),
    )
    const elsewhere = await begin(3, GET)
    await vi.waitFor(() => expect(elsewhere.said()).toContain('200 OK'))
    work.resolve()
    await vi.waitFor(() => {
      for (const { said: received } of slow) expect(received()).toContain('200 OK')
    })
    await vi.waitFor(async () => expect((await begin(2, GET)).said()).toContain('200 OK'))
  })
})

it('the real server limits one address, and still serves it', {
  timeout: 60_000,
}, async () => {
  const database = await createTestDatabase()
  const posse = await openTestApp(database.db, { dataDir: database.dataDir })
  await posse.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = posse.app.server.address() as AddressInfo
  const idle: Socket[] = []
  try {
    for (let nth = 0; nth < CONNECTION_LIMITS.mostOfOne + 100; nth += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      idle.push(socket)
      await once(socket, 'connect')
    }
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    const open = await promisify(posse.app.server.getConnections.bind(posse.app.server))()
    expect(open).toBeLessThanOrEqual(CONNECTION_LIMITS.mostOfOne)
  } finally {
    for (const socket of idle) socket.destroy()
    await posse.close()
    await database.close()
  }
})
