import type { BrowserContext } from '@playwright/test'

/** The clock of the server, as the page is told when it asks. */
export interface ServerClock {
  /** How far the page's clock is ahead of it, in ms. */
  behind: number
  /** Whether the server is there to be asked. */
  isAway: boolean
}

/** Has the server's clock go as the pages' own does, where a journey has those go as it likes. */
export async function keepServerClock(context: BrowserContext): Promise<ServerClock> {
  const clock: ServerClock = { behind: 0, isAway: false }
  // The server itself, whose clock is the room's, would put right what these pages count.
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
