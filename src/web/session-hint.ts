import { useSyncExternalStore } from 'react'

/**
 * Who was signed in here when last seen, kept on the device: the student's id, or nothing once the session has ended by
 * itself; gone after a sign-out. A visitor's page need not ask for a token in vain, and the tabs know of each other.
 */
const HINT = 'posse.session'

/** The student's id, '' after a session that ended by itself, null after a sign-out; only the server knows for sure. */
export function sessionHint(): string | null {
  try {
    return localStorage.getItem(HINT)
  } catch {
    return null
  }
}

/** Notes who is signed in here; '' when the session has ended by itself, null after a sign-out. */
export function setSessionHint(hint: string | null): void {
  try {
    if (hint === null) localStorage.removeItem(HINT)
    else if (hint !== sessionHint()) localStorage.setItem(HINT, hint)
  } catch {
    // Storage is refused in some private windows: the session works without the hint.
  }
}

/** Tells what another tab has noted, and gives the way to stop listening. */
export function onForeignHint(listener: (hint: string | null) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === HINT) listener(newValue)
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

const visitor = () => null

/** The hint on the screen, as this and other tabs change it; null while prerendering and hydrating. */
export const useSessionHint = () => useSyncExternalStore(onForeignHint, sessionHint, visitor)
