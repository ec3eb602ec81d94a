import { expect, type Page } from '@playwright/test'

/** Waits until the page has made no request for half a second; ignores open streams. */
export async function untilQuiet(page: Page): Promise<void> {
  let last = Date.now()
  const asks = () => {
    last = Date.now()
  }
  page.on('request', asks).on('requestfinished', asks)
  await expect.poll(() => Date.now() - last, { intervals: [100], timeout: 30_000 }).toBeGreaterThan(500)
  page.off('request', asks).off('requestfinished', asks)
}
