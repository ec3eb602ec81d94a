import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const root = document.documentElement
const attributes = [...root.attributes].map(({ name, value }) => [name, value] as const)

/** Restores the root's attributes after React redrew a page that a translator had changed. */
function drawnAnew(error: unknown): void {
  for (const [name, value] of attributes) if (!root.hasAttribute(name)) root.setAttribute(name, value)
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
