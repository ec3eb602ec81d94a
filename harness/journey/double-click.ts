import type { Locator } from '@playwright/test'

/** A double click with something between its halves, such as a fast server's answer. */
export async function doubleClick(button: Locator, between: () => Promise<unknown>): Promise<void> {
  const { mouse } = button.page()
  await button.hover()
  await mouse.down({ clickCount: 1 })
  await mouse.up({ clickCount: 1 })
  await between()
  await mouse.down({ clickCount: 2 })
  await mouse.up({ clickCount: 2 })
}
