import 'fake-indexeddb/auto'
import { QueryObserver } from '@tanstack/react-query'
import { createStore, get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newRecordKey } from '../../shared/ids.ts'
import { queryClient } from '../api/queries.ts'
import type { NewOutboxEntry } from './outbox.ts'
import { closeStudentOutbox, deliver, onSent, studentOutbox } from './student-outbox.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = `${encode({ alg: 'EdDSA' })}.${encode({ sub: 'ana', iat: 0, exp: 900 })}.x`
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

interface SentRequest {
  url: string
  key: string | null
  body: string | null
}

const BESIDES = ['idempotency_key', 'sent_at']

const bodyOf = (body: string | null) =>
  body && JSON.stringify(JSON.parse(body), (name, value) => (BESIDES.includes(name) ? undefined : value))

let answer: (request: SentRequest) => Response | Promise<Response>
const made = ({ key }: Pick<SentRequest, 'key'>) => json(201, { id: 1, key })
let requests: SentRequest[]

beforeEach(() => {
  requests = []
  answer = made
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit & { body: string | null }) => {
    const call = { url, key: new Headers(headers).get('idempotency-key'), body: bodyOf(body) }
    const isWrite = !url.startsWith('/api/auth')
    if (isWrite) requests.push(call)
    return isWrite ? answer(call) : json(200, { token, session: {} })
  })
})

afterEach(() => {
  closeStudentOutbox()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const entry = (over: Partial<NewOutboxEntry> = {}): NewOutboxEntry => ({
  id: newRecordKey(Date.now()),
  method: 'POST',
  path: '/user-study-records',
  body: { study_time: 60 },
  createdAt: 1,
  label: 'Português',
  ...over,
})

const waiting = (userId: string) => studentOutbox(userId).getSnapshot()

test('a write is sent under its key, and its answer is told before all that is shown is asked for anew', async () => {
  const refresh = vi.spyOn(queryClient, 'invalidateQueries')
  const write = entry()
  const notified: unknown[] = []
  const stop = onSent((sentEntry, reply) => notified.push(sentEntry.id, reply, refresh.mock.calls.length))
  const onStored = vi.fn()
  expect(await deliver('ana', write, onStored)).toEqual({ type: 'sent' })
  stop()
  expect(onStored).toHaveBeenCalledOnce()
  expect(notified).toEqual([write.id, { id: 1, key: write.id }, 0])
  expect(requests).toEqual([{ url: '/api/api/user-study-records', key: write.id, body: '{"study_time":60}' }])
  expect(waiting('ana')).toEqual([])
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
})

test('queries of an opening page that came before its writes are asked again after them', async () => {
  const early = Promise.withResolvers<string>()
  const ask = vi.fn(async () => 'after it').mockReturnValueOnce(early.promise)
  const queryKey = ['what the page shows']
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: ask })
  const leave = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
  await deliver('ana', entry())
  early.resolve('before it')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after it'))
  leave()
})

test('after a write that tells what it counts as, only what counts that is old', async () => {
  const isOld = (key: string) => queryClient.getQueryState([key])?.isInvalidated
  for (const counts of ['records', 'other'])
    await queryClient.fetchQuery({ queryKey: [counts], queryFn: () => 'known', meta: { counts } })
  await deliver('ana', entry({ counts: 'records' }))
  await vi.waitFor(() => expect([isOld('records'), isOld('other')]).toEqual([true, false]))
  queryClient.clear()
})

test('a refused write is told with the server’s words and stays', async () => {
  answer = () => json(422, { code: 'invalid', message: 'Confira os campos.' })
  const write = entry()
  expect(await deliver('ana', write)).toEqual({
    type: 'rejected',
    id: write.id,
    message: 'Confira os campos.',
  })
  expect(waiting('ana')).toMatchObject([{ id: write.id, state: 'rejected' }])
  await studentOutbox('ana').discard(write.id)
})

test.each([
  ['no answer', 0, () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ['an answer that has another record', 0, () => json(201, { id: 1, key: 'another' })],
  ['an answer that has nothing', 0, () => json(200, {})],
  ['a server in trouble', 503, () => json(503, { code: 'unavailable', message: 'Em manutenção.' })],
  ['a server that fails', 500, () => json(500, { code: 'internal', message: 'Ocorreu um erro inesperado.' })],
])(
  'with %s it waits, and what stands behind it too, until the server is back',
  async (_what, status, trouble) => {
    answer = trouble
    const [first, second] = [entry(), entry()]
    expect(await deliver('ana', first)).toEqual({ type: 'waiting', id: first.id, status })
    expect(await deliver('ana', second)).toEqual({ type: 'waiting', id: second.id, status: 0 })
    expect(waiting('ana')).toHaveLength(2)
    answer = made
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(waiting('ana')).toEqual([]))
  },
)

test('a write of another student than the one signed in is not sent', async () => {
  const write = entry()
  expect(await deliver('bia', write)).toEqual({ type: 'waiting', id: write.id, status: 0 })
  expect(requests).toEqual([])
  expect(waiting('bia')).toHaveLength(1)
  await studentOutbox('bia').discard(waiting('bia')[0]?.id ?? '')
})

test('deleting what is gone already is done', async () => {
  answer = () => json(404, { code: 'not_found', message: 'Não encontramos.' })
  const gone = entry({ method: 'DELETE', path: '/user-study-records/7', body: undefined })
  expect(await deliver('ana', gone)).toEqual({ type: 'sent' })
})

test('a device that keeps nothing has it sent at once, or fails', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const onStored = vi.fn()
  expect(await deliver('ana', entry(), onStored)).toEqual({ type: 'sent' })
  expect(onStored).toHaveBeenCalledOnce()
  answer = () => json(500, { code: 'internal', message: 'Erro.' })
  await expect(deliver('ana', entry(), onStored)).rejects.toMatchObject({ status: 500 })
  expect(onStored).toHaveBeenCalledOnce()
})

test('a device that does not say whether it keeps a write has it sent within seconds, and again when it says so', async () => {
  const open = IDBDatabase.prototype.transaction
  let isHung = true
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...how) {
    const transaction = open.apply(this, how)
    if (!isHung) return transaction
    const silent = {}
    const store = { transaction: silent, get: () => silent, put: () => silent }
    return { objectStore: () => store } as never
  })
  const write = entry()
  const began = performance.now()
  const onStored = vi.fn()
  expect(await deliver('ana', write, onStored)).toEqual({ type: 'sent' })
  expect(performance.now() - began).toBeLessThan(5000)
  expect(onStored).toHaveBeenCalledOnce()
  expect(requests.map(({ key }) => key)).toEqual([write.id])
  await studentOutbox('ana').loaded
  isHung = false
  const next = entry()
  expect(await deliver('ana', next)).toEqual({ type: 'sent' })
  expect(requests.map(({ key }) => key)).toEqual([write.id, next.id])
})

test('entries of the previous version are sent, named by their key, in order and once', async () => {
  const [key, change] = [newRecordKey(1), newRecordKey(2)]
  const old = { userId: 'ana', createdAt: 1, label: 'Português', state: 'waiting', isTried: true }
  const store = createStore('posse-outbox', 'entries')
  const left = [
    { ...old, id: key, method: 'POST', path: '/user-study-records', body: { study_time: 60 } },
    {
      ...old,
      id: change,
      method: 'PUT',
      path: `/user-study-records/@${key}`,
      body: { study_time: 90 },
      isTried: false,
    },
    {
      ...old,
      id: newRecordKey(3),
      method: 'DELETE',
      path: `/user-study-records/@${key}`,
      body: { study_time: 60 },
    },
    { ...old, id: newRecordKey(4), method: 'PUT', path: '/user-study-records/7', body: { study_time: 30 } },
  ]
  await set('ana', left, store)
  answer = ({ url, key: sent }) => {
    const name = url.split('/').at(4)
    return name === undefined ? made({ key: sent }) : json(200, { data: { id: Number(name), key: name } })
  }
  await studentOutbox('ana').drain()
  expect(waiting('ana')).toEqual([])
  expect(requests.map(({ url, body }) => [url, body])).toEqual([
    ['/api/api/user-study-records', '{"study_time":60}'],
    [`/api/api/user-study-records/${key}`, '{"study_time":90}'],
    [`/api/api/user-study-records/${key}`, null],
    ['/api/api/user-study-records/7', '{"study_time":30}'],
  ])
})

test('a tab of the version before that is still open leaves what this one keeps as it was said', async () => {
  answer = () => json(503, { code: 'unavailable', message: 'Em manutenção.' })
  const write = entry()
  await deliver('ana', write)
  // A marked entry was sent as it was, followed by the entries after it.
  expect(await get('ana', createStore('posse-outbox', 'entries'))).toMatchObject([
    { id: write.id, isTried: true },
  ])
  await studentOutbox('ana').discard(write.id)
})

test('a change said while its record is refused is not told as sent: the record is made with it, or refused anew', async () => {
  const refusal = () => json(422, { code: 'invalid', message: 'Confira os campos.' })
  const held = Promise.withResolvers<void>()
  answer = async () => {
    await held.promise
    return refusal()
  }
  const write = entry()
  const making = deliver('ana', write)
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  const change = entry({ method: 'PUT', path: `/user-study-records/${write.id}`, body: { study_time: 90 } })
  const changing = deliver('ana', change)
  await vi.waitFor(() => expect(waiting('ana')).toHaveLength(2))
  held.resolve()
  const rejected = { type: 'rejected', id: write.id, message: 'Confira os campos.' }
  expect(await Promise.all([making, changing])).toEqual([rejected, rejected])
  expect(requests.map(({ body }) => body)).toEqual(['{"study_time":60}', '{"study_time":90}'])
  expect(waiting('ana')).toMatchObject([{ id: write.id, body: { study_time: 90 }, state: 'rejected' }])
  await studentOutbox('ana').discard(write.id)
})
