import type { BrowserContext } from '@playwright/test'

/** The server's clock, as the page sees it. */
export interface ServerClock {
  /** How far the page's clock is ahead of it, in ms. */
  behind: number
  /** Whether the server does not answer. */
  isAway: boolean
}

/** Makes the server's clock follow the pages' own, which a journey may set. */
export async function keepServerClock(context: BrowserContext): Promise<ServerClock> {
  const clock: ServerClock = { behind: 0, isAway: false }
  // The real server, with the real clock, would correct these pages' timers.
  await context.route('**/live-session/**', (route) => route.fulfill({ status: 204 }))
  await context.route('**/healthz', async (route) => {
    if (clock.isAway) return route.abort()
    const now = await route
      .request()
      .frame()
      .page()
      .evaluate(() => Date.now())
    await route.fulfill({
      json: { status: 'ok' },
      headers: { date: new Date(now - clock.behind).toUTCString() },
    })
  })
  return clock
}
