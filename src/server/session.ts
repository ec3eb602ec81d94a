import type { FastifyRequest } from 'fastify'
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { ERROR_MESSAGES, problem } from '../shared/errors.ts'
import type { StudentId } from '../shared/ids.ts'
import { Refusal } from './on-error.ts'

/** Who is calling, by the word of a checked token. A `StudentId` is minted here and nowhere else. */
export interface Caller {
  readonly student: StudentId
  readonly profile: { readonly name: string; readonly email: string }
  /** The id of the identity's session that the token came from, where it tells. */
  readonly session: string | null
}

export interface Session {
  /** The student whose bearer token the request carries; refuses with 401 without a valid one. */
  callerOf(request: FastifyRequest): Promise<Caller>
}

interface Trusted {
  readonly issuer: string
  readonly audience: string
  /** The public keys in force, read anew when a token names a key that is not among them. */
  readonly loadKeys: () => Promise<JSONWebKeySet>
  /** Ids of students and sessions whose tokens no longer count, though they have not ended by themselves. */
  readonly ended?: ReadonlySet<string>
}

const REMEMBERED_TOKENS = 10_000
/** So short that tokens of a new key are not refused for long while somebody sends forged ones. */
const KEY_RELOAD_PAUSE_MS = 1000
/** Public-key signatures only: a token must never be checked with a published key as if that were a shared secret. */
const ALGORITHMS = ['EdDSA', 'Ed25519', 'ES256', 'ES384', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512']

/** Checks bearer tokens against the identity's public keys; a checked token is remembered until it ends. */
export function openSession({ issuer, audience, loadKeys, ended = new Set() }: Trusted): Session {
  const known = new LRUCache<string, Caller & { readonly endsAt: number }>({ max: REMEMBERED_TOKENS })
  let keys: ReturnType<typeof createLocalJWKSet> | undefined
  let loadedAt = 0

  const verify = async (token: string, fresh: boolean): Promise<JWTPayload> => {
    if (!keys || fresh) {
      keys = createLocalJWKSet(await loadKeys())
      loadedAt = Date.now()
    }
    const wanted = { issuer, audience, algorithms: ALGORITHMS, requiredClaims: ['sub', 'exp'] }
    return (await jwtVerify(token, keys, wanted)).payload
  }

  const verifyWithCurrentKeys = (token: string) =>
    verify(token, false).catch((error: unknown) => {
      const rotated = error instanceof errors.JWKSNoMatchingKey && Date.now() - loadedAt > KEY_RELOAD_PAUSE_MS
      if (rotated) return verify(token, true)
      throw error
    })

  const check = async (token: string): Promise<Caller | undefined> => {
    try {
      const payload = await verifyWithCurrentKeys(token)
      const caller = callerIn(payload)
      if (caller) known.set(token, { ...caller, endsAt: Number(payload.exp) * 1000 })
      return caller
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

  const remembered = (token: string): Caller | undefined => {
    const found = known.get(token)
    return found && found.endsAt > Date.now() ? found : undefined
  }

  const hasEnded = ({ student, session }: Caller) => ended.has(student) || (session !== null && ended.has(session))

  return {
    async callerOf(request) {
      const token = bearerOf(request.headers.authorization)
      const caller = token && (remembered(token) ?? (await check(token)))
      if (!caller || hasEnded(caller)) throw new Refusal(problem('unauthorized', ERROR_MESSAGES.unauthorized))
      return caller
    },
  }
}

function callerIn({ sub, name = '', email = '', sid }: JWTPayload): Caller | undefined {
  if (!sub) return undefined
  return {
    student: sub as StudentId,
    profile: { name: String(name), email: String(email) },
    session: typeof sid === 'string' ? sid : null,
  }
}

const bearerOf = (header: string | undefined) => /^bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1]
