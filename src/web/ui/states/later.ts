import { type ComponentType, lazy } from 'react'

const PAUSE_MS = 2000

/**
 * Loads a part of a screen after the page itself, and retries until a failing network returns. When a browser
 * remembers the failure, `boot.js` reloads the page once the server answers again.
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
