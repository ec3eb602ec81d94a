import { useSyncExternalStore } from 'react'

/** Saves a visitor's page a request for a session, and lets the tabs know of each other. */
const HINT = 'posse.session'

/** '' after a session that ended by itself, null after a sign-out; only the server knows for sure. */
export function sessionHint(): string | null {
  try {
    return localStorage.getItem(HINT)
  } catch {
    return null
  }
}

export function setSessionHint(hint: string | null): void {
  try {
    if (hint === null) localStorage.removeItem(HINT)
    else if (hint !== sessionHint()) localStorage.setItem(HINT, hint)
  } catch {
    // Some private windows refuse storage: the session works without the hint.
  }
}

export function onForeignHint(listener: (hint: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === HINT) listener(newValue)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

const visitor = () => null

/** Returns null while prerendering and hydrating. */
export const useSessionHint = () => useSyncExternalStore(onForeignHint, sessionHint, visitor)
