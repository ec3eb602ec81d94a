import type { Locator } from '@playwright/test'

/** A double click between whose two halves something comes to its end, as a fast server's answer does. */
export async function doubleClick(button: Locator, between: () => Promise<unknown>): Promise<void> {
  const { mouse } = button.page()
  await button.hover()
  await mouse.down({ clickCount: 1 })
  await mouse.up({ clickCount: 1 })
  await between()
  await mouse.down({ clickCount: 2 })
  await mouse.up({ clickCount: 2 })
}
