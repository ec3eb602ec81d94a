import type { FastifyRequest } from 'fastify'
import { decodeJwt, errors, type JWTPayload } from 'jose'
import { LRUCache } from 'lru-cache'
import { ERROR_MESSAGES, problem } from '../../shared/errors.ts'
import type { StudentId } from '../../shared/ids.ts'
import { Refusal } from '../http/on-error.ts'
import type { IdentityName, Issuer } from './issuers.ts'

/** The caller as the checked token names it. Only this file makes a `StudentId`. */
export interface Caller {
  readonly student: StudentId
  readonly profile: { readonly name: string; readonly email: string }
  readonly session: string | null
  /** `provenAt` is the last sign-in in epoch ms, if the token has it. */
  readonly identity: { readonly name: IdentityName; readonly provenAt: number | null }
}

export interface Session {
  /** Returns the owner of the request's bearer token; refuses with 401 without a valid one. */
  callerOf(request: FastifyRequest): Promise<Caller>
}

interface Trusted {
  readonly issuers: readonly Issuer[]
  readonly ended?: ReadonlySet<string>
  /** Called for a student whose token is new to this process. */
  readonly arrived?: (caller: Caller) => void
}

const REMEMBERED_TOKENS = 10_000

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

  const hasEnded = ({ student, session }: Caller) =>
    ended.has(student) || (session !== null && ended.has(session))

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
    // A session of another identity does not exist in our tables.
    session: identity === 'embedded' && typeof sid === 'string' ? sid : null,
    identity: { name: identity, provenAt: typeof auth_time === 'number' ? auth_time * 1000 : null },
  }
}

// An unsigned token has nothing after its last point.
const bearerOf = (header: string | undefined) => /^bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(header ?? '')?.[1]
