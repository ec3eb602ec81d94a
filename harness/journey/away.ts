import type { Page } from '@playwright/test'
import { type Network, openNetwork } from '../network.ts'
import { startApp } from './server.ts'
import { test as base, expect } from './test.ts'

/** The journeys' `test` with a service worker, and with a network between browser and app that can be cut. */
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
      network.leadTo(app.url)
      await use({ ...app, url: network.url })
      await app.remove()
    },
    { scope: 'worker' },
  ],
  goodNetwork: [
    async ({ network, allowErrors }, use) => {
      network.restore()
      // What a browser says of itself when the network is cut.
      allowErrors(/Failed to load resource/, /ERR_/, /error occurred when fetching the script/)
      await use(undefined)
    },
    { auto: true },
  ],
  serviceWorkers: 'allow',
})

/** Waits until the app is kept on the device. */
export async function beKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

/** How many answers this device keeps. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const opening = indexedDB.open('posse-answers')
    opening.onsuccess = () => {
      const { result } = opening
      if (!result.objectStoreNames.contains('answers')) return resolve(0)
      const counting = result.transaction('answers').objectStore('answers').count()
      counting.onsuccess = () => resolve(counting.result)
    }
    return promise
  })

/** The answers that this device keeps whose key begins with `name`. */
export const keptAnswers = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    const { promise, resolve } = Promise.withResolvers<unknown[]>()
    const opening = indexedDB.open('posse-answers')
    opening.onsuccess = () => {
      const asking = opening.result.transaction('answers').objectStore('answers').getAll()
      asking.onsuccess = () =>
        resolve(asking.result.flatMap(({ key, data }) => (key[0] === name ? [data] : [])))
    }
    return promise
  }, name)
