export interface Identity {
  userId: string
  name: string
  email: string
}

/** `renewAt` and `endsAt` are local times in ms. */
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

const RENEW_AFTER = 0.8

/** Counts its life from `now` (ms), because the device's clock may be wrong. Throws when it is no JWT. */
export function holdToken(jwt: string, now: number): HeldToken {
  const { sub, name = '', email = '', iat, exp } = claimsOf(jwt)
  if (!sub || iat === undefined || exp === undefined) throw new TypeError('The token lacks sub, iat or exp')
  const life = (exp - iat) * 1000
  return {
    jwt,
    identity: { userId: sub, name, email },
    renewAt: now + life * RENEW_AFTER,
    endsAt: now + life,
  }
}

function claimsOf(jwt: string): Claims {
  const payload = (jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims
}

/** The instant by the issuer's clock, in epoch ms. */
export const issuedAt = ({ jwt }: HeldToken) => Number(claimsOf(jwt).iat) * 1000
