import { expect, it, vi } from 'vitest'
import { button, notice, show } from '../../../../harness/screen.tsx'
import { copy } from '../copy.ts'
import { AddressField } from './address-field.tsx'

it.each([
  ['is copied', async (): Promise<void> => undefined, copy.copied],
  [
    'is said to be copied by hand where the browser refuses',
    () => Promise.reject(new Error('refused')),
    copy.notCopied,
  ],
  ['is said to be copied by hand where there is no clipboard', undefined, copy.notCopied],
])('a calendar’s address %s', async (_, writeText, words) => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue((writeText && { writeText }) as never)
  show(<AddressField path="/api/api/calendar.ics?key=k" />)
  await button(copy.copy).click()
  await expect.element(notice(words)).toBeVisible()
  vi.restoreAllMocks()
})
