import { type HeldToken, issuedAt } from '../token.ts'

/** An older token is not told any more, in ms (spec §9). */
const YOUNG_MS = 5 * 60_000

/** Tells the bearer token of who is signed in to `url`, and a sign-out as DELETE; a failure is of no consequence here (spec §7). */
export async function syncToken(url: string, token: HeldToken | null, now = Date.now()): Promise<void> {
  if (token && now - issuedAt(token) >= YOUNG_MS) return
  const told = token ? { method: 'POST', headers: { Authorization: `Bearer ${token.jwt}` } } : { method: 'DELETE' }
  await fetch(url, { ...told, keepalive: true }).catch(() => undefined)
}
