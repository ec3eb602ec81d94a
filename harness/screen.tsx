import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../src/web/api/queries.ts'
import { forgetDrafts } from '../src/web/device/use-draft.ts'
import { closeStudentOutbox } from '../src/web/outbox/student-outbox.ts'
import { NoticeArea } from '../src/web/ui/states/notice-area.tsx'
import '../src/web/ui/styles/tokens.css'

let at = ''
let shown: { root: Root; place: HTMLElement } | null = null

export const address = (): string => at

function Address() {
  const { pathname, search } = useLocation()
  at = pathname + search
  return null
}

/** Shows a part of a screen in the app's surroundings: styles, language, server state, notices. */
export function show(part: ReactNode, path = '/'): void {
  clear()
  onTestFinished(() => {
    clear()
    closeStudentOutbox()
    forgetDrafts()
  })
  const place = document.body.appendChild(document.createElement('main'))
  place.style.padding = '1rem'
  document.documentElement.lang = 'pt-BR'
  shown = { root: createRoot(place), place }
  shown.root.render(
    <I18nProvider locale="pt-BR">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          {part}
          <Address />
        </MemoryRouter>
        <NoticeArea />
      </QueryClientProvider>
    </I18nProvider>,
  )
}

function clear(): void {
  shown?.root.unmount()
  shown?.place.remove()
  shown = null
  queryClient.clear()
}

/** Gives the window another size, in CSS pixels, until the test is over: the next file has the same window. */
export async function resize(width: number, height: number): Promise<void> {
  const before = [innerWidth, innerHeight] as const
  onTestFinished(() => page.viewport(...before))
  await page.viewport(width, height)
}

export const field = (label: string) =>
  page
    .getByRole('textbox', { name: label, exact: true })
    .or(page.getByRole('combobox', { name: label, exact: true }))

export const button = (name: string) => page.getByRole('button', { name, exact: true })

export const notice = (words: string) => page.getByRole('main').getByText(words, { exact: true })
