import { type HeldToken, issuedAt } from '../token.ts'

const YOUNG_MS = 5 * 60_000

/** A sign-out is sent as DELETE; a failure is of no consequence here. */
export async function syncToken(url: string, token: HeldToken | null, now = Date.now()): Promise<void> {
  if (token && now - issuedAt(token) >= YOUNG_MS) return
  const told = token
    ? { method: 'POST', headers: { Authorization: `Bearer ${token.jwt}` } }
    : { method: 'DELETE' }
  await fetch(url, { ...told, keepalive: true }).catch(() => undefined)
}
