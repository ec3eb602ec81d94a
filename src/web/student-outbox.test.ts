import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newRecordKey } from '../shared/ids.ts'
import type { NewOutboxEntry } from './outbox.ts'
import { queryClient } from './queries.ts'
import { closeStudentOutbox, deliver, onTaken, studentOutbox } from './student-outbox.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = `${encode({ alg: 'EdDSA' })}.${encode({ sub: 'ana', iat: 0, exp: 900 })}.x`
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

/** What the server answers to a write: by default it takes it. */
let answer: (request: { url: string; method: string; body: string | null }) => Response
let asked: { url: string; key: string | null; body: string | null }[]

beforeEach(() => {
  asked = []
  answer = () => json(201, { id: 1 })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit & { body: string | null }) => {
    if (url.startsWith('/api/auth')) return json(200, { token, session: {} })
    asked.push({ url, key: new Headers(headers).get('idempotency-key'), body })
    return answer({ url, method: String(method), body })
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
  const seen: unknown[] = []
  const stop = onTaken((taken, reply) => seen.push(taken.id, reply, refresh.mock.calls.length))
  const onKept = vi.fn()
  expect(await deliver('ana', write, onKept)).toEqual({ type: 'sent' })
  stop()
  expect(onKept).toHaveBeenCalledOnce()
  expect(seen).toEqual([write.id, { id: 1 }, 0])
  expect(asked).toEqual([{ url: '/api/api/user-study-records', key: write.id, body: '{"study_time":60}' }])
  expect(waiting('ana')).toEqual([])
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
})

test('a refused write is told with the server’s words and stays', async () => {
  answer = () => json(422, { code: 'invalid', message: 'Confira os campos.' })
  const write = entry()
  expect(await deliver('ana', write)).toEqual({ type: 'rejected', id: write.id, message: 'Confira os campos.' })
  expect(waiting('ana')).toMatchObject([{ id: write.id, state: 'rejected' }])
  await studentOutbox('ana').discard(write.id)
})

test.each([
  ['no answer', 0, () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ['a server in trouble', 503, () => json(503, { code: 'unavailable', message: 'Em manutenção.' })],
  ['a server that fails', 500, () => json(500, { code: 'internal', message: 'Ocorreu um erro inesperado.' })],
])('with %s it waits, and what stands behind it too, until the server is back', async (_what, status, trouble) => {
  answer = trouble
  const [first, second] = [entry(), entry()]
  expect(await deliver('ana', first)).toEqual({ type: 'waiting', id: first.id, status })
  // It was not even tried.
  expect(await deliver('ana', second)).toEqual({ type: 'waiting', id: second.id, status: 0 })
  expect(waiting('ana')).toHaveLength(2)
  answer = () => json(201, { id: 1 })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(waiting('ana')).toEqual([]))
})

test('a write of another student than the one signed in is not sent', async () => {
  const write = entry()
  expect(await deliver('bia', write)).toEqual({ type: 'waiting', id: write.id, status: 0 })
  expect(asked).toEqual([])
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
  const onKept = vi.fn()
  expect(await deliver('ana', entry(), onKept)).toEqual({ type: 'sent' })
  expect(onKept).toHaveBeenCalledOnce()
  answer = () => json(500, { code: 'internal', message: 'Erro.' })
  await expect(deliver('ana', entry(), onKept)).rejects.toMatchObject({ status: 500 })
  expect(onKept).toHaveBeenCalledOnce()
})
