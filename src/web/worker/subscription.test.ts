import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '../session/session.ts'
import { renewAddress, replaceGone, sendAddress } from './subscription.ts'

const NEW = 'https://push.example/new'
const SUBSCRIBE_CALL = {
  call: 'POST /api/api/push-subscriptions/ana',
  body: { endpoint: NEW, p256dh: '-_8', auth: '-_8' },
}

let calls: { call: string; body: unknown }[]
let isAway: boolean
let here: boolean
let gone: boolean
let userId: string | null

beforeEach(() => {
  ;[calls, isAway, here, gone, userId] = [[], false, true, false, 'ana']
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (isAway) throw new TypeError('Failed to fetch')
    calls.push({ call: `${method} ${path}`, body: JSON.parse(String(body)) })
    return method === 'GET'
      ? Response.json({ choice: null, devices: 1, here, gone, public_key: 'the key' })
      : Response.json({ message: 'Lembretes ativados neste aparelho.' }, { status: 201 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const session = {
  currentStudent: async () => (userId === null ? null : { userId }),
  heldStudent: () => userId ?? undefined,
  bearer: async () => 'token',
} as unknown as Session

function browser(known: object | null = null) {
  const made = { endpoint: NEW, getKey: () => new Uint8Array([251, 255]).buffer }
  const subscribe = vi.fn(async () => made)
  const unsubscribe = vi.fn(async () => true)
  const register = vi.fn(async () => undefined)
  const pushManager = { getSubscription: async () => known && { ...made, unsubscribe }, subscribe }
  return { subscribe, unsubscribe, register, registration: { pushManager, sync: { register } } as never }
}

const posts = () => calls.filter(({ call }) => call.startsWith('POST'))

test('a device whose address the browser gave up is reminded at a new one, by the same key', async () => {
  const { registration, subscribe } = browser()
  await renewAddress(registration, session)
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'the key' })
  expect(posts()).toEqual([SUBSCRIBE_CALL])
})

test('an address that the browser made by itself is told as it is', async () => {
  const { registration, subscribe } = browser({})
  await renewAddress(registration, session)
  expect([subscribe.mock.calls, posts()]).toEqual([[], [SUBSCRIBE_CALL]])
})

test('without a connection the server is told once there is one', async () => {
  const { registration, register } = browser()
  isAway = true
  await renewAddress(registration, session)
  expect([register.mock.calls, posts()]).toEqual([[['posse-reminders']], []])
  await expect(sendAddress(registration, session)).rejects.toMatchObject({ status: 0 })
  isAway = false
  await sendAddress(registration, session)
  expect(posts()).toEqual([SUBSCRIBE_CALL])
})

test('a device whose address the push service gave up has another when the app is opened again, and not else', async () => {
  const { registration, subscribe, unsubscribe } = browser({})
  await replaceGone(registration, session)
  expect([subscribe.mock.calls, posts()]).toEqual([[], []])
  ;[here, gone] = [false, true]
  await replaceGone(registration, session)
  expect([unsubscribe.mock.calls.length, subscribe.mock.calls.length, posts()]).toEqual([
    1,
    1,
    [SUBSCRIBE_CALL],
  ])
})

test('a student who has signed out, or turned reminders off, is not reminded anew', async () => {
  const { registration, subscribe } = browser()
  here = false
  await renewAddress(registration, session)
  userId = null
  await renewAddress(registration, session)
  expect([subscribe.mock.calls, posts()]).toEqual([[], []])
})
