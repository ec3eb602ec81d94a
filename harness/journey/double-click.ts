import type { Locator } from '@playwright/test'

export async function doubleClick(button: Locator, between: () => Promise<unknown>): Promise<void> {
  const { mouse } = button.page()
  await button.click()
  await between()
  await mouse.down({ clickCount: 2 })
  await mouse.up({ clickCount: 2 })
}
