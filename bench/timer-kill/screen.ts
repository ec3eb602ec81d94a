import type { Page } from '@playwright/test'

/** The timer as the study page shows it; `at` is in epoch ms. */
export interface Shown {
  readonly at: number
  readonly status: string
  readonly seconds: number
  readonly subject: string
  readonly topic: string
  /** Options in use, such as 'Estudo no papel até 15:30'. */
  readonly facts: string
  readonly kind: string
}

/** Parts that must come back word for word. */
export const FIELDS = ['status', 'subject', 'topic', 'facts', 'kind'] as const

/** Most seconds that a running clock may be off: it shows whole ones, and a busy page shows them late. */
const CLOCK_OFF = 2

/** Reads the page, also behind a dialog. */
export const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const panel = document.querySelector('section[aria-label="Cronômetro"]')
    const textOf = (role: string) => panel?.querySelector(`[role=${role}]`)?.textContent ?? ''
    const typedIn = (input: string) => document.querySelector<HTMLInputElement>(input)?.value ?? ''
    return {
      at: Date.now(),
      status: textOf('status').split(' · ')[0] ?? '',
      seconds: textOf('timer')
        .split(':')
        .reduce((sum, part) => sum * 60 + Number(part), 0),
      subject: typedIn('input[role=combobox]'),
      topic: typedIn('input[maxlength="150"]'),
      facts: panel?.querySelector('p.text-center.text-sm')?.textContent ?? '',
      kind: document.querySelector('[role=dialog] [aria-pressed=true]')?.textContent ?? '',
    }
  })

/** Returns how the screen differs from before the kill; empty where it does not. */
export function differences(before: Shown, after: Shown): string[] {
  const ran = before.status === 'Estudando' ? (after.at - before.at) / 1000 : 0
  const expected = before.seconds + ran
  const found: string[] = []
  for (const part of FIELDS)
    if (before[part] !== after[part]) found.push(`${part}: '${before[part]}' came back as '${after[part]}'`)
  if (Math.abs(after.seconds - expected) > (ran > 0 ? CLOCK_OFF : 0))
    found.push(`${Math.round(expected)} s came back as ${after.seconds} s`)
  return found
}
