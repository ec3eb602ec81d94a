import { createHash } from 'node:crypto'
import {
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  UnsecuredJWT,
} from 'jose'
import { ERROR_MESSAGES, problem } from '../../shared/errors.ts'
import { Refusal } from '../http/on-error.ts'
import { type RemoteJson, readRemoteJson } from '../http/remote-json.ts'
import { type FirebaseConfig, type OidcConfig, OPENID_LIFE_SECONDS } from './identity-config.ts'

export type IdentityName = 'embedded' | 'firebase' | 'openid'

export interface Issuer {
  readonly identity: IdentityName
  readonly name: string
  /** Returns the claims of a valid token, `sub` and `exp` among them; throws a `JOSEError` for any other. */
  check(token: string): Promise<JWTPayload>
  /** The student's id; undefined for a `sub` that no student can have (docs/reference/identity.md). */
  studentOf(sub: string): string | undefined
}

const REQUIRED = ['sub', 'exp']
/** How far an outside clock may be ahead. */
const SKEW_SECONDS = 30
/** Public-key signatures only: nobody may pass a published key off as a shared secret. */
const SIGNATURES = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]
const FAILED_PAUSE_MS = 5000

export function embeddedIssuer(name: string, loadKeys: () => Promise<JSONWebKeySet>): Issuer {
  const load = async () => ({ find: createLocalJWKSet(await loadKeys()), freshMs: Number.POSITIVE_INFINITY })
  // A short pause lets tokens of a new key in soon, even while somebody sends forged ones.
  const keys = openKeyRing(load, { unknownMs: 1000 })
  const named = { issuer: name, audience: name, requiredClaims: REQUIRED, algorithms: SIGNATURES }
  return {
    identity: 'embedded',
    name,
    check: async (token) => (await jwtVerify(token, keys, named)).payload,
    studentOf: (sub) => sub,
  }
}

/** Checks tokens by Google's public keys; an emulator's tokens are unsigned. */
export function firebaseIssuer({ projectId, emulatorHost, keysUrl }: FirebaseConfig): Issuer {
  const name = `https://securetoken.google.com/${projectId}`
  const named = { issuer: name, audience: projectId, requiredClaims: [...REQUIRED, 'iat', 'auth_time'] }
  const keys = remoteKeys(() => readRemoteJson(keysUrl))
  const verified = async (token: string) =>
    (emulatorHost
      ? UnsecuredJWT.decode(token, named)
      : await jwtVerify(token, keys, { ...named, algorithms: ['RS256'] })
    ).payload
  return {
    identity: 'firebase',
    name,
    check: async (token) => {
      const payload = await verified(token)
      refuseFuture(payload, 'iat')
      refuseFuture(payload, 'auth_time')
      return payload
    },
    // An administrator may give a Firebase user any id.
    studentOf: (sub) => (ID.test(sub) && !sub.startsWith('oidc') ? sub : undefined),
  }
}

export function openIdIssuer({ issuer, audience }: OidcConfig): Issuer {
  const keys = remoteKeys(async () => readRemoteJson(await keysAddress(issuer)))
  const named = { issuer, audience, requiredClaims: [...REQUIRED, 'iat'], algorithms: SIGNATURES }
  return {
    identity: 'openid',
    name: issuer,
    check: async (token) => {
      const { payload } = await jwtVerify(token, keys, named)
      refuseFuture(payload, 'iat')
      if (Number(payload.exp) - Number(payload.iat) > OPENID_LIFE_SECONDS)
        throw new errors.JWTClaimValidationFailed('The token lives too long', payload, 'exp', 'check_failed')
      return payload
    },
    studentOf: (sub) => openIdStudent(issuer, sub),
  }
}

/** Keys that the issuer publishes. While it is silent, tokens that cannot be checked get 503, not 401. */
const remoteKeys = (read: () => Promise<RemoteJson>) =>
  openKeyRing(
    async () => {
      try {
        const { body, freshMs } = await read()
        return { find: createLocalJWKSet(body as JSONWebKeySet), freshMs }
      } catch (cause) {
        throw new Refusal(problem('unavailable', ERROR_MESSAGES.unavailable), { cause })
      }
    },
    { failedMs: FAILED_PAUSE_MS },
  )

async function keysAddress(issuer: string): Promise<string> {
  const { body } = await readRemoteJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  const { issuer: named, jwks_uri } = body as { issuer?: unknown; jwks_uri?: unknown }
  if (named !== issuer || typeof jwks_uri !== 'string')
    throw new Error(`The issuer's own document names ${String(named)} instead of OIDC_ISSUER.`)
  return jwks_uri
}

function refuseFuture(payload: JWTPayload, claim: 'iat' | 'auth_time') {
  const at = payload[claim]
  if (typeof at === 'number' && at <= Date.now() / 1000 + SKEW_SECONDS) return
  throw new errors.JWTClaimValidationFailed(
    `"${claim}" must be a time in the past`,
    payload,
    claim,
    'check_failed',
  )
}

const ID = /^[\x21-\x7e]{1,128}$/
/** Short enough to leave room for the issuer's part of the id. */
const SHORT_ID = /^[\x21-\x7e]{1,100}$/

// `oidc:<digest of the issuer>:<sub>`; an unfit `sub` is digested, so none can imitate another.
function openIdStudent(issuer: string, sub: string): string {
  const of = digest(issuer).slice(0, 11)
  return SHORT_ID.test(sub) ? `oidc:${of}:${sub}` : `oidc-digest:${of}:${digest(sub)}`
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

interface LoadedKeys {
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
function openKeyRing(
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
