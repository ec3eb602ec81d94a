import { errors, type JWTVerifyGetKey } from 'jose'

export interface LoadedKeys {
  readonly find: JWTVerifyGetKey
  readonly freshMs: number
}

interface Pauses {
  /** Pause between fetches for a token that names an unknown key. */
  readonly unknownMs?: number
  /** Pause after a failed fetch. */
  readonly failedMs?: number
}

/** Loads keys when stale or unknown; known keys work on. Throws `load`'s failure when it cannot tell. */
export function openKeyRing(
  load: () => Promise<LoadedKeys>,
  { unknownMs = 10_000, failedMs = 0 }: Pauses = {},
): JWTVerifyGetKey {
  let known: JWTVerifyGetKey | undefined
  let staleAt = 0
  let requestedAt = Number.NEGATIVE_INFINITY
  let failure: { readonly reason: unknown } | undefined
  let asking: Promise<void> | undefined

  const ask = async () => {
    try {
      const { find, freshMs } = await load()
      known = find
      failure = undefined
      staleAt = Date.now() + freshMs
    } catch (reason) {
      failure = { reason }
    } finally {
      requestedAt = Date.now()
      asking = undefined
    }
  }
  /** Callers share a pending fetch; a new one waits for the pause. */
  const askAgain = async (pauseMs: number) => {
    const since = Date.now() - requestedAt
    // A clock that was set back must not prolong the pause.
    if (since >= pauseMs || since < 0) asking ??= ask()
    await asking
  }

  /** Stale keys serve while new ones are fetched. */
  const current = async () => {
    if (!known) await askAgain(failure ? failedMs : 0)
    else if (Date.now() >= staleAt || Date.now() < requestedAt) void askAgain(Math.max(failedMs, unknownMs))
    return orThrow(known)
  }
  const renewed = async () => {
    await askAgain(unknownMs)
    return orThrow(failure ? undefined : known)
  }
  const orThrow = (find: JWTVerifyGetKey | undefined) => {
    if (!find) throw failure?.reason
    return find
  }

  return async (header, token) => {
    const find = await current()
    try {
      return await find(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return (await renewed())(header, token)
      throw error
    }
  }
}
