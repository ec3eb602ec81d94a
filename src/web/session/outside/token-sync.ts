import { type HeldToken, issuedAt } from '../token.ts'

const YOUNG_MS = 5 * 60_000

/** Sends the token, or DELETE after a sign-out; ignores failures. */
export async function syncToken(url: string, token: HeldToken | null, now = Date.now()): Promise<void> {
  if (token && now - issuedAt(token) >= YOUNG_MS) return
  const request = token
    ? { method: 'POST', headers: { Authorization: `Bearer ${token.jwt}` } }
    : { method: 'DELETE' }
  await fetch(url, { ...request, keepalive: true }).catch(() => undefined)
}
