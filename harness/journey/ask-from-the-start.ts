import type { Page } from '@playwright/test'

/**
 * Before each test of a file whose tests add routes to open pages and act at once: has the browser ask from
 * the first page on. It begins to ask a moment after the first route is added, and on a busy machine one
 * request of 90 went past it.
 */
export async function askFromTheStart({ page }: { page: Page }): Promise<void> {
  await page.route('http://nowhere.invalid/', (route) => route.continue())
}
