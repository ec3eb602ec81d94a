/** Kept on the device while somebody is signed in, so that a visitor's page need not ask for a token in vain. */
const HINT = 'posse.session'

/** Whether somebody was signed in here when last seen; only the server knows for sure. */
export function hasSessionHint(): boolean {
  try {
    return localStorage.getItem(HINT) !== null
  } catch {
    return false
  }
}

/** Notes that somebody is signed in here, or no longer is. */
export function setSessionHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(HINT, '1')
    else localStorage.removeItem(HINT)
  } catch {
    // Storage is refused in some private windows: the session works without the hint.
  }
}
