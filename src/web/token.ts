/** Who is signed in, as the identity's token says. */
export interface Identity {
  userId: string
  name: string
  email: string
}

/** A bearer token with its owner and the local times, in ms, at which it is due for renewal and over. */
export interface HeldToken {
  readonly jwt: string
  readonly identity: Identity
  readonly renewAt: number
  readonly endsAt: number
}

interface Claims {
  sub?: string
  name?: string
  email?: string
  iat?: number
  exp?: number
}

/** The part of its life after which a token is renewed. */
const RENEW_AFTER = 0.8

/**
 * Reads a JWT received at `now` (ms). Its life is counted from its receipt, so that a device whose clock is wrong
 * renews it in time all the same. Throws when the text is not a JWT with `sub`, `iat` and `exp`.
 */
export function holdToken(jwt: string, now: number): HeldToken {
  const { sub, name = '', email = '', iat, exp } = claimsOf(jwt)
  if (!sub || iat === undefined || exp === undefined) throw new TypeError('The token lacks sub, iat or exp')
  const life = (exp - iat) * 1000
  return { jwt, identity: { userId: sub, name, email }, renewAt: now + life * RENEW_AFTER, endsAt: now + life }
}

function claimsOf(jwt: string): Claims {
  const payload = (jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims
}

/** When the token was issued, by its issuer's clock (epoch ms). */
export const issuedAt = ({ jwt }: HeldToken) => Number(claimsOf(jwt).iat) * 1000
