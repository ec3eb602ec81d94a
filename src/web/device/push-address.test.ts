import { afterEach, expect, test, vi } from 'vitest'
import { silenceDevice } from './push-address.ts'

afterEach(() => vi.unstubAllGlobals())

function browser(getSubscription: () => Promise<unknown>) {
  const close = vi.fn()
  const registration = { pushManager: { getSubscription }, getNotifications: async () => [{ close }] }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  return { close }
}

test('a student who comes next to a device sees nothing that was for the student before, also of what is still to come', async () => {
  const unsubscribe = vi.fn(async () => true)
  const { close } = browser(async () => ({ unsubscribe }))
  await silenceDevice()
  expect([unsubscribe.mock.calls.length, close.mock.calls.length]).toEqual([1, 1])
})

test('a device that never asked for reminders is left without the notifications that show', async () => {
  const { close } = browser(async () => null)
  await silenceDevice()
  expect(close).toHaveBeenCalledOnce()
})

test('a browser that knows no worker, no push, or refuses, keeps nobody from leaving', async () => {
  await expect(silenceDevice()).resolves.toBeUndefined()
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } })
  await expect(silenceDevice()).resolves.toBeUndefined()
  browser(() => Promise.reject(new Error('no')))
  await expect(silenceDevice()).resolves.toBeUndefined()
})
