import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** How long, in page ms, the next such element shows; call it before the element appears. */
export function shownFor(
  page: Page,
  selector: '[role=status]' | '[role=alertdialog]',
  text: string,
): Promise<number> {
  return page.evaluate(
    async ([where, what]) => {
      const isThere = () =>
        [...document.querySelectorAll(where)].some((one) => one.textContent?.includes(what))
      const turn = (to: boolean) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (isThere() !== to) return
            observer.disconnect()
            resolve(performance.now())
          }
          const observer = new MutationObserver(look)
          observer.observe(document, { childList: true, characterData: true, subtree: true })
          look()
        })
      const came = await turn(true)
      return (await turn(false)) - came
    },
    [selector, text] as const,
  )
}

/** Expects a page timer's ms, with an allowance for a busy machine's drawing. */
export function expectAbout(measured: number, ms: number): void {
  expect(measured).toBeGreaterThan(ms - 500)
  expect(measured).toBeLessThan(ms + 1500)
}
