import { errors, type JWTVerifyGetKey } from 'jose'

/** Public keys, and for how long, in ms, they need not be asked for again. */
export interface LoadedKeys {
  readonly find: JWTVerifyGetKey
  readonly freshMs: number
}

interface Pauses {
  /** Between two questions, in ms, when a token names a key that is not known. */
  readonly unknownMs?: number
  /** After a question that was not answered, in ms. */
  readonly failedMs?: number
}

/**
 * An issuer's public keys, asked for when the first token comes, when they are no longer fresh, and when a token names a
 * key that is not among them. Known keys go on working while the issuer does not answer. Throws the failure of `load`
 * when it cannot be told whether a token is good: no key is known, or a new one may be.
 */
export function openKeyRing(
  load: () => Promise<LoadedKeys>,
  { unknownMs = 10_000, failedMs = 0 }: Pauses = {},
): JWTVerifyGetKey {
  let known: JWTVerifyGetKey | undefined
  let staleAt = 0
  let askedAt = Number.NEGATIVE_INFINITY
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
      askedAt = Date.now()
      asking = undefined
    }
  }
  /** Asks, unless that was done just now; shares a question under way. */
  const askAgain = async (pauseMs: number) => {
    if (Date.now() - askedAt >= pauseMs) asking ??= ask()
    await asking
  }

  /** The keys that are known, asked for first where none is; stale ones serve while new ones are fetched. */
  const current = async () => {
    if (!known) await askAgain(failure ? failedMs : 0)
    else if (Date.now() >= staleAt) void askAgain(Math.max(failedMs, unknownMs))
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
