import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const root = document.documentElement
const given = [...root.attributes].map(({ name, value }) => [name, value] as const)

/**
 * React has drawn the page anew because a browser's translator had changed its words. What the server and
 * `boot.js` had said at the root stands again; nothing was lost, which a warning tells.
 */
function drawnAnew(error: unknown): void {
  for (const [name, value] of given) if (!root.hasAttribute(name)) root.setAttribute(name, value)
  // biome-ignore lint/suspicious/noConsole: it is told to whoever looks for it, and to the journeys
  console.warn(error)
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError: drawnAnew },
  )
})
