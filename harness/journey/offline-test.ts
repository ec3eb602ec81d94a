import type { Page } from '@playwright/test'
import { type LoggedRecord, recordsIn } from '../../src/features/records/log/rules.ts'
import { type Network, openNetwork } from '../network.ts'
import { startApp } from './server.ts'
import { test as base, expect } from './test.ts'

/** The journeys' `test` with a service worker, and with a network that can be cut. */
export const test = base.extend<{ goodNetwork: undefined }, { network: Network }>({
  network: [
    async ({}, use) => {
      const network = await openNetwork()
      await use(network)
      await network.close()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ network }, use) => {
      const app = await startApp({ BASE_URL: network.url })
      network.passTo(app.url)
      await use({ ...app, url: network.url })
      await app.remove()
    },
    { scope: 'worker' },
  ],
  goodNetwork: [
    async ({ network, allowErrors }, use) => {
      network.restore()
      // The browser's own messages when the network is cut.
      allowErrors(/Failed to load resource/, /ERR_/, /error occurred when fetching the script/)
      await use(undefined)
    },
    { auto: true },
  ],
  serviceWorkers: 'allow',
})

/** The page prepares the worker and its answers when idle, which a busy machine reaches late. */
const BUSY_MS = 60_000

/** Waits until the app is stored on the device. */
export async function untilInstalled(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
  await expect.poll(state, { timeout: BUSY_MS }).toBe('activated')
}

/** Waits until this device has stored answers of these names, the first words of their keys. */
export const untilStored = (page: Page, ...names: string[]) =>
  expect.poll(() => storedNames(page), { timeout: BUSY_MS }).toEqual(expect.arrayContaining(names))

const storedNames = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<string[]>()
    const opening = indexedDB.open('posse-answers')
    opening.onsuccess = () => {
      const { result } = opening
      if (!result.objectStoreNames.contains('answers')) return resolve([])
      const asking = result.transaction('answers').objectStore('answers').getAll()
      asking.onsuccess = () => resolve(asking.result.map(({ key }) => String(key[0])))
    }
    return promise
  })

/** The records that this device has stored, newest first. */
export async function storedLog(page: Page): Promise<readonly LoggedRecord[]> {
  const found = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<{
      wide: number[]
      narrow: number[]
      texts: string[]
    }>()
    const opening = indexedDB.open('posse-answers')
    opening.onsuccess = () => {
      const asking = opening.result.transaction('answers').objectStore('answers').getAll()
      asking.onsuccess = () => {
        const { data } = asking.result.find(({ key }) => key[0] === 'study-log') ?? {}
        const { wide = [], narrow = [], texts = [] } = data ?? {}
        resolve({ wide: [...wide], narrow: [...narrow], texts })
      }
    }
    return promise
  })
  const [wide, narrow] = [new Float64Array(found.wide), new Int32Array(found.narrow)]
  return recordsIn({ since: 0, next: null, subjects: [], wide, narrow, texts: found.texts })
}
