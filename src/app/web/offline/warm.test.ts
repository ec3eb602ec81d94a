import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logPageOf } from '../../../../harness/study-log.ts'
import { today } from '../../../shared/calendar.ts'
import { API_PREFIX } from '../../../shared/contract.ts'
import { mayPass, queryClient } from '../../../web/api/queries.ts'
import { REPLIES } from '../../../web/api/replies.ts'
import { studentDayZone } from '../../../web/device/time-zone.ts'
import { forgetAnswers, keepAnswers } from '../../../web/offline/answers.ts'
import { clearOutbox } from '../../../web/outbox/outbox-disk.ts'
import { closeStudentOutbox, studentOutbox } from '../../../web/outbox/student-outbox.ts'
import { offlineQueriesOf } from './offline-queries.ts'
import { keepWarm } from './warm.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = `${encode({ alg: 'EdDSA' })}.${encode({ sub: 'ana', iat: 0, exp: 900 })}.x`
const queries = () => offlineQueriesOf('ana', today(Date.now(), studentDayZone()))
const SCREENS = queries().length

/** Answers any call: with an empty list, or with an object that has all keys of all answers. */
const everything = {
  ...Object.fromEntries(Object.values(REPLIES).flatMap((keys) => [...keys].map((key) => [`${key}`, []]))),
  ...logPageOf([]),
  settings: { day_starts_at: 0 },
}
const LISTS = Object.keys(REPLIES).filter((route) => Array.isArray(REPLIES[route]?.[0]))
const answerTo = (url: string) =>
  LISTS.some((route) => url.startsWith(API_PREFIX + route.replace('GET ', '').replace(/:.*/, '')))
    ? []
    : everything

let isConnected: boolean
let fetched: string[]
let stop: () => void

beforeEach(() => {
  fetched = []
  isConnected = true
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    if (!isConnected) throw new TypeError('Failed to fetch')
    return Response.json(url.startsWith('/api/auth') ? { token, session: {} } : answerTo(url))
  })
})

afterEach(() => {
  stop()
  closeStudentOutbox()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const RENEWED = [
  '/api/api/study-log/ana',
  '/api/api/today-plan/ana',
  '/api/api/progress/ana',
  '/api/api/syllabus/ana/front',
  '/api/api/mistakes/user/ana',
  '/api/api/study-subjects/ana',
  '/api/api/guide/ana',
  '/api/api/guide/ana/material',
  '/api/api/weekly-goal/ana',
  '/api/api/consistency/ana',
]

const calls = () => fetched.filter((url) => url.startsWith('/api/api/')).map((url) => url.replace(/\?.*/, ''))

const unanswered = () =>
  queries().flatMap(({ key }) => {
    const { status = 'pending', error = null } = queryClient.getQueryState(key) ?? {}
    return status === 'pending' || mayPass(error) ? [key.join(' ')] : []
  })

const pause = () => new Promise((done) => setTimeout(done, 50))

test('with a network every screen is asked for, each once', async () => {
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(unanswered()).toEqual([]))
  window.dispatchEvent(new Event('online'))
  await pause()
  expect(new Set(calls()).size).toBe(SCREENS)
  expect(calls()).toHaveLength(SCREENS)
})

test('without a network one request is enough to know, though the browser thinks there is one', async () => {
  isConnected = false
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(fetched).toHaveLength(1))
  await pause()
  expect(fetched).toHaveLength(1)
})

test('a gateway’s error is no answer: missing answers are requested when the server is back', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return new Response('<h1>Bad gateway</h1>', { status: 502 })
  })
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(fetched).toHaveLength(1))
  await pause()
  expect(fetched).toHaveLength(1)
})

test('failed queries are asked when the connection is back, and no more once it is over', async () => {
  isConnected = false
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(fetched).toHaveLength(1))
  await pause()
  fetched.length = 0
  isConnected = true
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(calls()).toHaveLength(SCREENS))

  queryClient.clear()
  fetched.length = 0
  stop()
  window.dispatchEvent(new Event('online'))
  await pause()
  expect(fetched).toEqual([])
})

test('an answer to any other call shows that the connection is back', async () => {
  isConnected = false
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(fetched).toHaveLength(1))
  await pause()
  fetched.length = 0
  isConnected = true
  await queryClient.fetchQuery({ queryKey: ['other'], queryFn: async () => 'here' })
  await vi.waitFor(() => expect(calls()).toHaveLength(SCREENS))
})

test('queries that a save may change are asked at once, though no screen shows them, and no others', async () => {
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(calls()).toHaveLength(SCREENS))
  // After this long only the device still has it.
  queryClient.removeQueries({ queryKey: ['guide material', 'ana'] })
  fetched.length = 0
  void queryClient.invalidateQueries({ refetchType: 'none' })
  await vi.waitFor(() => expect(calls()).toHaveLength(RENEWED.length))
  await pause()
  expect(calls()).toEqual(RENEWED)
})

test('queries that failed after a save are asked when the connection is back', async () => {
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(calls()).toHaveLength(SCREENS))
  isConnected = false
  fetched.length = 0
  void queryClient.invalidateQueries({ refetchType: 'none' })
  await vi.waitFor(() => expect(fetched).toHaveLength(1))
  await pause()
  isConnected = true
  fetched.length = 0
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(calls()).toEqual(RENEWED))
})

test('the next page asks what a save may have changed, where this one is left at once', async () => {
  vi.stubGlobal('ANSWER_SHAPE', 'as it is')
  const at = Date.now()
  const keys = queries().map(({ key }) => key)
  await keepAnswers('ana', new Map(keys.map((key) => [JSON.stringify(key), { at, key, data: {} }])))
  stop = keepWarm('ana')
  await pause()
  expect(calls()).toEqual([])

  queryClient.setQueryData(['other'], 'here')
  void queryClient.invalidateQueries({ refetchType: 'none' })
  stop()
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(calls()).toEqual(RENEWED))
  await pause()
  expect(calls()).toEqual(RENEWED)
  await forgetAnswers()
})

test('the next page asks what writes sent without a page may have changed', async () => {
  vi.stubGlobal('ANSWER_SHAPE', 'as it is')
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(unanswered()).toEqual([]))
  const at = Date.now()
  const keys = queries().map(({ key }) => key)
  await keepAnswers('ana', new Map(keys.map((key) => [JSON.stringify(key), { at, key, data: {} }])))
  await pause()
  isConnected = false
  const path = '/user-study-records'
  const write = { id: 'a', method: 'POST', path, body: {}, createdAt: at, label: 'Português' } as const
  await studentOutbox('ana').enqueue(write)
  stop()
  await clearOutbox('ana')
  queryClient.clear()
  isConnected = true
  fetched.length = 0
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(calls()).toEqual(RENEWED))
  await forgetAnswers()
})

test('the next page asks again for an answer read before a save that came after it', async () => {
  vi.stubGlobal('ANSWER_SHAPE', 'as it is')
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(unanswered()).toEqual([]))
  const read = Promise.withResolvers<string>()
  const queryKey = queries().find(({ isRenewed }) => isRenewed)?.key ?? []
  const coming = queryClient.fetchQuery({ queryKey, queryFn: () => read.promise, staleTime: 0 })
  void queryClient.invalidateQueries({ refetchType: 'none' })
  await pause()
  read.resolve('from before')
  await coming
  stop()

  const at = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  const keys = queries().map(({ key }) => key)
  await keepAnswers('ana', new Map(keys.map((key) => [JSON.stringify(key), { at, key, data: {} }])))
  queryClient.clear()
  fetched.length = 0
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(calls()).toEqual(RENEWED))
  await forgetAnswers()
})
