import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Problem, STATUS, tooManyAttempts } from '../shared/errors.ts'
import type { Limit } from '../shared/limit.ts'
import { networkOf } from './address.ts'
import type { Attempts, Counted } from './attempts.ts'
import type { Db } from './db.ts'
import type { DeviceCookie } from './device-cookie.ts'

const HOUR_SECONDS = 3600

/** Guesses at one account from one place: ten, then one after 30 s, 1 min, 2 min … 15 min. */
const GUESSES: Limit = { name: 'guess', burst: 10, everySeconds: 30, upToSeconds: 900 }
/** Failures at one account, and from one address, from browsers that have not signed in to that account before. */
const BY_ACCOUNT: Limit = { name: 'guess-account', burst: 50, everySeconds: 300 }
const BY_ADDRESS: Limit = { name: 'guess-address', burst: 200, everySeconds: 20 }
/** Answers that an e-mail has an account already. */
const TAKEN: Limit = { name: 'sign-up-taken', burst: 20, everySeconds: 180 }
/** Letters with a link to a new password, to one address of e-mail and asked for from one address. */
const LETTERS: Limit = { name: 'reset-account', burst: 5, everySeconds: 720 }
const LETTERS_BY_ADDRESS: Limit = { name: 'reset-address', burst: 60, everySeconds: 60 }
/** Uses of such links, and beginnings of a sign-in elsewhere. */
const LINKS: Limit = { name: 'reset-link', burst: 60, everySeconds: 30 }
const ELSEWHERE: Limit = { name: 'sign-in-elsewhere', burst: 300, everySeconds: 12 }
/** Tokens and looks at one session: more than any number of open pages asks for. Each process counts its own. */
const RENEWALS: Limit = { name: 'renewal', burst: 120, everySeconds: 1 }

/** Whom a call of the identity is counted for. */
interface Caller {
  /** The e-mail that it names; empty when it names none. */
  readonly account: string
  readonly address: string
  /** The browser, if it has signed in to the account before. */
  readonly device: string | undefined
}

/** What is counted of a call, and what of that an answer with this status shows to be no failure. */
interface Rule {
  readonly counted: (caller: Caller) => readonly Counted[]
  readonly forgiven?: (counted: readonly Counted[], status: number) => readonly Counted[]
}

const rulesWith = (signUps: Limit): Readonly<Record<string, Rule>> => ({
  'POST /sign-in/email': {
    // A browser that knows the account is counted by itself: nobody else, near or far, can lock its owner out.
    counted: ({ account, address, device }) =>
      device
        ? [[GUESSES, `${account} ${device}`]]
        : [
            [BY_ACCOUNT, account],
            [BY_ADDRESS, address],
            [GUESSES, `${account} ${address}`],
          ],
    forgiven: (counted, status) => (status === 401 ? [] : counted),
  },
  'POST /sign-up/email': {
    counted: ({ address }) => [
      [signUps, address],
      [TAKEN, address],
    ],
    forgiven: (counted, status) => counted.filter(([limit]) => (limit === TAKEN ? status !== 422 : status !== 200)),
  },
  'POST /request-password-reset': {
    counted: ({ account, address }) => [
      [LETTERS, account],
      [LETTERS_BY_ADDRESS, address],
    ],
  },
  'POST /reset-password': { counted: ({ address }) => [[LINKS, address]] },
  'POST /sign-in/social': { counted: ({ address }) => [[ELSEWHERE, address]] },
})

/** A call that may go on; its answer says what is to be forgotten of it. */
interface Admitted {
  answered(status: number): Promise<void>
  /** It could not be answered: what it may have been wrong about is not known. */
  failed(): Promise<void>
}

export interface IdentityLimits {
  /** Counts the call, or says that it comes too soon. */
  admit(route: string, request: FastifyRequest): Promise<Admitted | Problem>
  /** The cookie by which the browser is known as one that has signed in to this account; undefined when it has it. */
  remember(request: FastifyRequest, account: string): string | undefined
}

interface Means {
  readonly db: Db
  readonly attempts: Attempts
  readonly device: DeviceCookie
  readonly signUpsPerHour: number
}

/** Keeps the identity's calls within their limits, by account, by address and by browser (docs/security.md tells why so). */
export function limitIdentity({ db, attempts, device, signUpsPerHour }: Means): IdentityLimits {
  const rules = rulesWith({ name: 'sign-up', burst: signUpsPerHour, everySeconds: HOUR_SECONDS / signUpsPerHour })
  const renewals = countHere(RENEWALS)

  const callerOf = ({ body, headers, ip }: FastifyRequest): Caller => {
    const account = accountIn(body)
    return { account, address: networkOf(ip), device: device.knows(headers.cookie, account) }
  }

  return {
    admit: async (route, request) => {
      if (route.startsWith('GET ')) return renewals(request.headers.cookie) ?? ALWAYS
      const { counted: countedFor, forgiven = () => [] } = rules[route] ?? {}
      const counted = countedFor?.(callerOf(request)) ?? []
      const wait = await attempts.take(db, counted)
      if (wait > 0) return tooManyAttempts(wait)
      return {
        answered: (status) => attempts.giveBack(db, forgiven(counted, status)),
        failed: () => attempts.undo(db, forgiven(counted, STATUS.unavailable)),
      }
    },
    remember: ({ headers }, account) => device.remember(headers.cookie, normal(account)),
  }
}

const ALWAYS: Admitted = { answered: async () => undefined, failed: async () => undefined }

const normal = (email: string) => email.trim().toLowerCase()

function accountIn(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown }
  return typeof email === 'string' ? normal(email) : ''
}

const REMEMBERED = 20_000

/** Counts in this process alone, by the cookies that a call brings; one without any is answered without asking anything. */
function countHere({ burst, everySeconds }: Limit) {
  const freeAt = new LRUCache<string, number>({ max: REMEMBERED })
  return (who: string | undefined): Problem | undefined => {
    if (!who) return undefined
    const now = Date.now() / 1000
    const free = Math.max(now, freeAt.get(who) ?? 0)
    const wait = free - now - (burst - 1) * everySeconds
    if (wait > 0) return tooManyAttempts(Math.ceil(wait))
    freeAt.set(who, free + everySeconds)
    return undefined
  }
}
