import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { failing, serve } from '../../../../harness/answers.ts'
import { button, notice, resize, show } from '../../../../harness/screen.tsx'
import { newRecordKey } from '../../../shared/ids.ts'
import { MESSAGES } from '../contract.ts'
import { copy } from '../copy.ts'
import { ReminderSettings } from './reminder-settings.tsx'

function open(
  permission: NotificationPermission,
  answers: Parameters<typeof serve>[0] = {},
  { gone = false } = {},
) {
  const userId = newRecordKey(Date.now())
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission)
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue(permission)
  const known = { choice: null, devices: 0, here: false, gone, public_key: 'keys' }
  const calls = serve({
    [`GET /api/api/reminders/${userId}`]: () => known,
    [`PUT /api/api/reminders/${userId}`]: () => ({ message: MESSAGES.saved }),
    ...Object.fromEntries(Object.entries(answers).map(([call, reply]) => [`${call}/${userId}`, reply])),
  })
  show(<ReminderSettings userId={userId} waiting={null} />)
  return calls
}

function subscribing(known: object | null = null) {
  const subscribe = vi.fn(async () => ({
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: null },
    getKey: () => new ArrayBuffer(4),
  }))
  const pushManager = { subscribe, getSubscription: async () => known }
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve({ pushManager } as never))
  return subscribe
}

// On a phone the section would be closed at first.
beforeEach(() => resize(1280, 800))
afterEach(() => vi.unstubAllGlobals())

const SUBSCRIBE = 'POST /api/api/push-subscriptions'

it('reminders that the browser blocks are said to be, and where that is changed', async () => {
  open('denied')
  await expect.element(page.getByText(copy.denied)).toBeVisible()
  expect(button(copy.turnOn).elements()).toEqual([])
})

it('reminders that the browser knows nothing of are said to be, and what helps on an iPhone', async () => {
  vi.stubGlobal('PushManager', undefined)
  Reflect.deleteProperty(globalThis, 'PushManager')
  open('default')
  await expect.element(page.getByText(copy.unsupported)).toBeVisible()
})

it('reminders are turned on by one tap, with what is usual', async () => {
  subscribing()
  const calls = open('granted', { [SUBSCRIBE]: () => ({ message: MESSAGES.subscribed }) })
  await button(copy.turnOn).click()
  await expect.element(notice(MESSAGES.subscribed)).toBeVisible()
  expect(calls.map(({ call }) => call.split('/')[3])).toEqual(
    expect.arrayContaining(['push-subscriptions', 'reminders']),
  )
})

it('reminders that the server has on too many devices already say so, and not that the browser refused', async () => {
  subscribing()
  open('granted', { [SUBSCRIBE]: () => failing('conflict', MESSAGES.tooMany) })
  await button(copy.turnOn).click()
  await expect.element(notice(MESSAGES.tooMany)).toBeVisible()
})

it('reminders that the server could not turn on are no fault of the browser', async () => {
  subscribing()
  open('granted', { [SUBSCRIBE]: () => failing('internal') })
  await button(copy.turnOn).click()
  await expect.element(notice(copy.failed)).toBeVisible()
})

it('reminders that stopped because an address was given up are turned on at another one', async () => {
  const unsubscribe = vi.fn(async () => true)
  subscribing({ options: { applicationServerKey: Uint8Array.fromBase64('keys').buffer }, unsubscribe })
  const answers = { [SUBSCRIBE]: () => ({ message: MESSAGES.subscribed }) }
  open('granted', answers, { gone: true })
  await button(copy.turnOn).click()
  await expect.element(notice(MESSAGES.subscribed)).toBeVisible()
  expect(unsubscribe).toHaveBeenCalledOnce()
})

it.each([SUBSCRIBE, 'PUT /api/api/reminders'])(
  'reminders are not on where something in between answers %s',
  async (call) => {
    subscribing()
    const calls = open('granted', {
      [SUBSCRIBE]: () => failing('internal'),
      [call]: () => ({ message: 'Tudo certo!' }),
    })
    await button(copy.turnOn).click()
    await expect.element(notice('Erro de conexão com o servidor.')).toBeVisible()
    await expect.element(button(copy.turnOn)).toBeVisible()
    // A device without a choice would be on, and get nothing.
    expect(calls.map((one) => one.call.startsWith(SUBSCRIBE)).includes(true)).toBe(call === SUBSCRIBE)
  },
)

it('reminders that the browser does not give are no fault of the student', async () => {
  subscribing().mockRejectedValue(new Error('no push service'))
  open('granted')
  await button(copy.turnOn).click()
  await expect.element(notice(copy.refused)).toBeVisible()
})
