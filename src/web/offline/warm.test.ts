import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../queries.ts'
import { keepWarm } from './warm.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = `${encode({ alg: 'EdDSA' })}.${encode({ sub: 'ana', iat: 0, exp: 900 })}.x`
const SCREENS = 12

let isConnected: boolean
let asked: string[]
let stop: () => void

beforeEach(() => {
  asked = []
  isConnected = true
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (!isConnected) throw new TypeError('Failed to fetch')
    return Response.json(url.startsWith('/api/auth') ? { token, session: {} } : [])
  })
})

afterEach(() => {
  stop()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const calls = () => asked.filter((url) => url.startsWith('/api/api/'))

/** Long enough for another request to be seen. */
const pause = () => new Promise((done) => setTimeout(done, 50))

test('with a network every screen is asked for, each once', async () => {
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(calls()).toHaveLength(SCREENS))
  window.dispatchEvent(new Event('online'))
  await pause()
  expect(new Set(calls()).size).toBe(SCREENS)
  expect(calls()).toHaveLength(SCREENS)
})

test('without a network one request is enough to know, though the browser thinks there is one', async () => {
  isConnected = false
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await pause()
  expect(asked).toHaveLength(1)
})

test('what could not be asked is asked when the connection is back, and no more once it is over', async () => {
  isConnected = false
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await pause()
  asked.length = 0
  isConnected = true
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(calls()).toHaveLength(SCREENS))

  queryClient.clear()
  asked.length = 0
  stop()
  window.dispatchEvent(new Event('online'))
  await pause()
  expect(asked).toEqual([])
})

test('an answer to anything else tells that the connection is back', async () => {
  isConnected = false
  stop = keepWarm('ana')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await pause()
  asked.length = 0
  isConnected = true
  await queryClient.fetchQuery({ queryKey: ['other'], queryFn: async () => 'here' })
  await vi.waitFor(() => expect(calls()).toHaveLength(SCREENS))
})
