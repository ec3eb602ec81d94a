import 'fake-indexeddb/auto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { type NewOutboxEntry, Outbox, type OutboxOptions, type Send } from './outbox.ts'

/** 'drop' accepts the write, then loses the connection. */
type Mood = 'ok' | 'die' | 'hang' | 'drop' | 401 | 404 | 422 | 429 | 500

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let students = 0
const newStudent = () => `student-${++students}`

/** Stores each key once, as the API does; answers by the given moods, then normally. */
async function startServer(...moods: Mood[]) {
  const accepted = new Map<string, string>()
  const received: string[] = []
  const server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key'])
    const mood = moods.shift() ?? 'ok'
    received.push(key)
    const answer = () => {
      if (typeof mood === 'number') return response.writeHead(mood).end(`answer ${mood}`)
      if (mood !== 'die' && !accepted.has(key)) accepted.set(key, `${request.method} ${request.url}`)
      return mood === 'ok' ? response.writeHead(201).end() : request.socket.destroy()
    }
    if (mood !== 'hang') request.resume().on('end', answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const send: Send = async ({ id, method, path, body }, signal) => {
    const headers = { 'idempotency-key': id }
    const sent = { method, headers, body: JSON.stringify(body), signal }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, sent)
    if (!answer.ok) throw Object.assign(new Error(await answer.text()), { status: answer.status })
  }
  return { taken: accepted, asked: received, moods, send }
}

function openTab(send: Send, userId: string, more: Partial<OutboxOptions> = {}) {
  const times = { timeout: 20_000, first: 2, longest: 10 }
  const outbox = new Outbox({ userId, send, times, onWake: () => () => undefined, ...more })
  closing.push(() => outbox.close())
  return outbox
}

function entry(id: string, method: NewOutboxEntry['method'] = 'POST'): NewOutboxEntry {
  return { id, method, path: `/${id}`, body: { id }, createdAt: 1, label: `Registro ${id}` }
}

const ids = (outbox: Outbox) => outbox.getSnapshot().map(({ id }) => id)
const isEmpty = (outbox: Outbox) => vi.waitFor(() => expect(ids(outbox)).toEqual([]), { timeout: 20_000 })
const offline: Send = () => Promise.reject(new TypeError('Failed to fetch'))

test.each<[string, Mood[]]>([
  ['answers', []],
  ['dies', ['die', 'die']],
  ['hangs', ['hang']],
  ['fails', [500, 500]],
  ['takes the write and drops the connection', ['drop', 'drop']],
  ['wants less', [429]],
  ['knows nobody for a while', [401]],
])('a server that %s has every write once, in order', async (_, moods) => {
  const server = await startServer(...moods)
  const onSent = vi.fn()
  // A short limit where no answer comes; other answers may take their time on a busy machine.
  const timeout = moods.includes('hang') ? 1000 : 20_000
  const outbox = openTab(server.send, newStudent(), { onSent, times: { timeout, first: 2, longest: 10 } })
  for (const id of ['a', 'b', 'c']) await outbox.enqueue(entry(id))
  await isEmpty(outbox)
  expect([...server.taken]).toEqual([
    ['a', 'POST /a'],
    ['b', 'POST /b'],
    ['c', 'POST /c'],
  ])
  expect(server.asked).toHaveLength(3 + moods.length)
  expect(onSent.mock.calls.map(([sent]) => sent.id)).toEqual(['a', 'b', 'c'])
})

test('a write over which the server always fails lets the others past, and goes once the server is mended', async () => {
  let isMended = false
  const server = await startServer()
  const outbox = openTab((write, signal) => {
    const isBroken = ['a', 'c'].includes(write.id) && !isMended
    return isBroken
      ? Promise.reject(Object.assign(new Error('x'), { status: 500 }))
      : server.send(write, signal)
  }, newStudent())
  await outbox.enqueue(entry('a'))
  await outbox.enqueue({ ...entry('a2', 'PUT'), path: '/a/a' })
  for (const id of ['b', 'c', 'd']) await outbox.enqueue(entry(id))
  await vi.waitFor(() => expect(ids(outbox)).toEqual(['a', 'a2', 'c']))
  isMended = true
  await isEmpty(outbox)
  expect([...server.taken.keys()].slice(0, 2)).toEqual(['b', 'd'])
  expect([...server.taken.keys()].filter((id) => id.startsWith('a'))).toEqual(['a', 'a2'])
  expect(server.taken.size).toBe(5)
})

test('any run of troubles ends with every write once, in order, also over reloads', async () => {
  const troubles = fc.array(fc.constantFrom<Mood>('ok', 'die', 'drop', 429), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(troubles, fc.boolean(), async (moods, reloads) => {
      const server = await startServer(...moods)
      const student = newStudent()
      let outbox = openTab(server.send, student)
      for (const id of ['a', 'b', 'c', 'd']) {
        await outbox.enqueue(entry(id))
        if (!reloads) continue
        outbox.close()
        outbox = openTab(server.send, student)
      }
      await vi.waitFor(() => expect([...server.taken.keys()]).toEqual(['a', 'b', 'c', 'd']), {
        timeout: 20_000,
      })
      await isEmpty(outbox)
    }),
    { numRuns: 15 },
  )
})

test('a write is on the disk, for good, before enqueue resolves', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const student = newStudent()
  const closed = openTab(offline, student)
  await closed.enqueue(entry('a'))
  expect(transaction).toHaveBeenCalledWith('entries', 'readwrite', { durability: 'strict' })
  closed.close()
  const server = await startServer()
  const reopened = openTab(server.send, student)
  await vi.waitFor(() => expect(server.taken.size).toBe(1))
  await isEmpty(reopened)
})

test('a device that cannot keep a write says so', async () => {
  const outbox = openTab(offline, newStudent())
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(outbox.enqueue(entry('a'))).rejects.toThrow('full')
  expect(ids(outbox)).toEqual([])
})

test('the same write enqueued twice is one', async () => {
  const outbox = openTab(offline, newStudent())
  await Promise.all([outbox.enqueue(entry('a')), outbox.enqueue({ ...entry('a'), label: 'again' })])
  expect(outbox.getSnapshot().map(({ label }) => label)).toEqual(['Registro a'])
})

test('a light write is refused by a server that fails, and not by one that is away', async () => {
  const server = await startServer('die', 500)
  const outbox = openTab(server.send, newStudent())
  await outbox.enqueue({ ...entry('a'), isLight: true })
  await vi.waitFor(() => expect(outbox.getSnapshot()).toMatchObject([{ id: 'a', state: 'rejected' }]))
  expect([...server.taken.keys()]).toEqual([])
})

test('a refused write is kept with the reason, does not block the next, and can be sent again or given up', async () => {
  const server = await startServer(422)
  const outbox = openTab(server.send, newStudent())
  await outbox.enqueue(entry('a'))
  await outbox.enqueue(entry('b'))
  await vi.waitFor(() => expect([...server.taken.keys()]).toEqual(['b']))
  await outbox.drain()
  expect(outbox.getSnapshot()).toMatchObject([{ id: 'a', state: 'rejected', message: 'answer 422' }])
  server.moods.push(422)
  await outbox.retry('a')
  expect(outbox.getSnapshot()).toMatchObject([{ id: 'a', state: 'rejected' }])
  await outbox.retry('a')
  expect([...server.taken.keys()]).toEqual(['b', 'a'])
  server.moods.push(422)
  await outbox.enqueue(entry('c'))
  await vi.waitFor(() => expect(outbox.getSnapshot()).toMatchObject([{ id: 'c', state: 'rejected' }]))
  await outbox.discard('c')
  expect(ids(outbox)).toEqual([])
})

test('deleting what is gone is done; changing it is refused', async () => {
  const server = await startServer(404, 404)
  const outbox = openTab(server.send, newStudent())
  await outbox.enqueue(entry('a', 'DELETE'))
  await outbox.enqueue(entry('b', 'PUT'))
  await vi.waitFor(() => expect(outbox.getSnapshot()).toMatchObject([{ id: 'b', state: 'rejected' }]))
})

test('two tabs show the same writes and send each of them once', async () => {
  const server = await startServer()
  const student = newStudent()
  const [here, there] = [openTab(server.send, student), openTab(server.send, student)]
  const listener = vi.fn()
  there.subscribe(listener)
  await Promise.all(['a', 'b', 'c'].map((id, n) => (n % 2 ? here : there).enqueue(entry(id))))
  await Promise.all([isEmpty(here), isEmpty(there)])
  expect(listener).toHaveBeenCalled()
  expect(server.asked.toSorted()).toEqual(['a', 'b', 'c'])
})

test('without locks, the keys alone make each write one', async () => {
  vi.stubGlobal('navigator', {})
  const server = await startServer()
  const student = newStudent()
  const [here, there] = [openTab(server.send, student), openTab(server.send, student)]
  await here.enqueue(entry('a'))
  await there.drain()
  await Promise.all([isEmpty(here), isEmpty(there)])
  expect([...server.taken.keys()]).toEqual(['a'])
})

test('writes of another student stay where they are', async () => {
  const server = await startServer()
  const ana = openTab(offline, newStudent())
  await ana.enqueue(entry('a'))
  const bia = openTab(server.send, newStudent())
  await bia.drain()
  expect(server.asked).toEqual([])
  expect(ids(bia)).toEqual([])
  expect(ids(ana)).toEqual(['a'])
})

test('tries again when the device is online and when the page is looked at, not when it is hidden', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', page)
  const send = vi.fn(offline)
  const times = { timeout: 100, first: 60_000, longest: 60_000 }
  const outbox = new Outbox({ userId: newStudent(), send, times })
  closing.push(() => outbox.close())
  await outbox.enqueue(entry('a'))
  await outbox.drain()
  const tries = send.mock.calls.length
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(tries + 1))
  page.dispatchEvent(new Event('visibilitychange'))
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(tries + 2))
  outbox.close()
  window.dispatchEvent(new Event('online'))
  await outbox.drain()
  expect(send).toHaveBeenCalledTimes(tries + 2)
})
