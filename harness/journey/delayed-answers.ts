import type { Page } from '@playwright/test'

/** Delays the answers to matching calls until `release`; `count` is how many calls came. */
export async function holdAnswers(
  page: Page,
  pattern: string,
): Promise<{ release: () => void; count: () => number }> {
  const gate = Promise.withResolvers<void>()
  let count = 0
  await page.route(pattern, async (route) => {
    count += 1
    await gate.promise
    await route.continue()
  })
  return { release: gate.resolve, count: () => count }
}
