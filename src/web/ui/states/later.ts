import { type ComponentType, lazy } from 'react'

const PAUSE_MS = 2000

/**
 * A part of a screen whose code comes after the page's own. That a network fails in this moment is no reason
 * to take the screen away: it is asked for until it has come. A browser that remembers the failure has its
 * page loaded anew when the server answers again (`boot.js`).
 */
export const later = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilLoaded(load) }))

async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return untilLoaded(load)
  }
}
