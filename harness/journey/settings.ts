import type { Locator, Page } from '@playwright/test'

/** A part of 'Minha Conta' by its title, opened: on a phone the page is a list of lines. */
export async function openSetting(page: Page, title: string): Promise<Locator> {
  const part = page.getByRole('region', { name: title })
  await part.getByRole('button', { name: title, exact: true }).click()
  return part
}
