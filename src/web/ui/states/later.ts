import { type ComponentType, lazy } from 'react'

const PAUSE_MS = 2000

/** Retries until the network returns; `boot.js` reloads where a browser remembers the failure. */
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
