import type { Page } from '@playwright/test'

/** What the study page says of the timer, and when it says so (epoch ms). */
export interface Shown {
  readonly at: number
  /** In words: 'Estudando', 'Em pausa'. */
  readonly status: string
  readonly seconds: number
  readonly subject: string
  readonly topic: string
  /** Of the options in use, such as 'Estudo no papel até 15:30'. */
  readonly facts: string
  /** Of study, where a dialog asks for it. */
  readonly kind: string
}

/** What has to come back word for word. */
export const SAID = ['status', 'subject', 'topic', 'facts', 'kind'] as const

/** So far, in seconds, a running clock may be off: it shows whole ones, and a busy page shows them late. */
const CLOCK_OFF = 2

/** Reads the page as it is, also what stands behind a dialog. */
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

/** What is said now and was not said before the kill; empty when all is as it was. */
export function differences(before: Shown, after: Shown): string[] {
  const ran = before.status === 'Estudando' ? (after.at - before.at) / 1000 : 0
  const expected = before.seconds + ran
  const found: string[] = []
  for (const part of SAID)
    if (before[part] !== after[part]) found.push(`${part}: '${before[part]}' came back as '${after[part]}'`)
  if (Math.abs(after.seconds - expected) > (ran > 0 ? CLOCK_OFF : 0))
    found.push(`${Math.round(expected)} s came back as ${after.seconds} s`)
  return found
}
