import type { FastifyRequest } from 'fastify'
import { decodeJwt, errors, type JWTPayload } from 'jose'
import { LRUCache } from 'lru-cache'
import { ERROR_MESSAGES, problem } from '../shared/errors.ts'
import type { StudentId } from '../shared/ids.ts'
import type { IdentityName, Issuer } from './issuers.ts'
import { Refusal } from './on-error.ts'

/** Who is calling, by the word of a checked token. A `StudentId` is minted here and nowhere else. */
export interface Caller {
  readonly student: StudentId
  readonly profile: { readonly name: string; readonly email: string }
  /** The id of the identity's session that the token came from, where it tells. */
  readonly session: string | null
  /** Who vouches for the student, and when he or she last proved it (epoch ms), where the token tells. */
  readonly identity: { readonly name: IdentityName; readonly provenAt: number | null }
}

export interface Session {
  /** The student whose bearer token the request carries; refuses with 401 without a valid one. */
  callerOf(request: FastifyRequest): Promise<Caller>
}

interface Trusted {
  /** Whose tokens count. */
  readonly issuers: readonly Issuer[]
  /** Ids of students and sessions whose tokens no longer count, though they have not ended by themselves. */
  readonly ended?: ReadonlySet<string>
  /** Is told a student whose token is seen for the first time. */
  readonly arrived?: (caller: Caller) => void
}

const REMEMBERED_TOKENS = 10_000

/** Checks bearer tokens by their issuers' public keys; a checked token is remembered until it ends. */
export function openSession({ issuers, ended = new Set(), arrived = () => undefined }: Trusted): Session {
  const known = new LRUCache<string, Caller & { readonly endsAt: number }>({ max: REMEMBERED_TOKENS })

  const check = async (token: string): Promise<Caller | undefined> => {
    try {
      const { iss } = decodeJwt(token)
      const issuer = issuers.find(({ name }) => name === iss)
      if (!issuer) return undefined
      const payload = await issuer.check(token)
      const caller = callerIn(payload, issuer)
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

  const welcome = async (token: string): Promise<Caller | undefined> => {
    const caller = await check(token)
    if (caller && !hasEnded(caller)) arrived(caller)
    return caller
  }

  return {
    async callerOf(request) {
      const token = bearerOf(request.headers.authorization)
      const caller = token && (remembered(token) ?? (await welcome(token)))
      if (!caller || hasEnded(caller)) throw new Refusal(problem('unauthorized', ERROR_MESSAGES.unauthorized))
      return caller
    },
  }
}

function callerIn(payload: JWTPayload, { identity, studentOf }: Issuer): Caller | undefined {
  const { sub, name = '', email = '', sid, auth_time } = payload
  const student = typeof sub === 'string' && sub !== '' ? studentOf(sub) : undefined
  if (student === undefined) return undefined
  return {
    student: student as StudentId,
    profile: { name: String(name), email: String(email) },
    // The session of another identity is none of ours.
    session: identity === 'embedded' && typeof sid === 'string' ? sid : null,
    identity: { name: identity, provenAt: typeof auth_time === 'number' ? auth_time * 1000 : null },
  }
}

// An unsigned token has nothing after its last point.
const bearerOf = (header: string | undefined) => /^bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(header ?? '')?.[1]
