import type { FastifyRequest } from 'fastify'
import { type Problem, STATUS, tooManyAttempts } from '../../shared/errors.ts'
import { type Limit, STRANGERS } from '../../shared/limit.ts'
import type { Db } from '../database/db.ts'
import { networkOf } from '../http/address.ts'
import type { Attempts, Counted } from './attempts.ts'
import type { DeviceCookie } from './device-cookie.ts'
import { LINK, MAILED_SIGN_IN } from './identity-paths.ts'

const HOUR_SECONDS = 3600

/** Ten guesses at one account from one place, then one after 30 s, 1 min, 2 min … 15 min. */
const GUESSES: Limit = { name: 'guess', burst: 10, everySeconds: 30, upToSeconds: 900 }
// Failures from browsers new to the account. Above it only a letter lets the owner in.
const BY_ACCOUNT: Limit = { name: 'guess-account', burst: 50, everySeconds: 300 }
/** Counts failures from one address at accounts that its browser does not know. */
const BY_ADDRESS: Limit = { name: 'guess-address', burst: 200, everySeconds: 20 }
const ADDRESS_TAKEN: Limit = { name: 'sign-up-taken', burst: 20, everySeconds: 180 }
/** Counts letters by recipient and by the address that asks for them. */
const LETTERS: Limit = { name: 'reset-account', burst: 5, everySeconds: 720 }
const LETTERS_BY_ADDRESS: Limit = { name: 'reset-address', burst: 60, everySeconds: 60 }
const LINKS: Limit = { name: 'reset-link', burst: 60, everySeconds: 30 }
const ELSEWHERE: Limit = { name: 'sign-in-elsewhere', burst: 300, everySeconds: 12 }
const BACK: Limit = { name: 'back-from-elsewhere', burst: 300, everySeconds: 12 }
/** More than any number of open pages asks for. */
const RENEWALS: Limit = { name: 'renewal', burst: 120, everySeconds: 1, inMemory: true }

interface Caller {
  /** Empty when the call names no e-mail. */
  readonly account: string
  readonly address: string
  /** The browser's id, if it has signed in to the account before. */
  readonly device: string | undefined
}

interface Rule {
  readonly counted: (caller: Caller) => readonly Counted[]
  /** Above this limit a call gets a guarded answer instead of a refusal. */
  readonly guarded?: (caller: Caller) => readonly Counted[]
  readonly forgiven?: (counted: readonly Counted[], status: number) => readonly Counted[]
}

const rulesWith = (signUps: Limit): Readonly<Record<string, Rule>> => ({
  'POST /sign-in/email': {
    // A browser that knows the account has its own counter, so that nobody else can lock the owner out.
    counted: ({ account, address, device }) =>
      device
        ? [[GUESSES, `${account} ${device}`]]
        : [
            [BY_ADDRESS, address],
            [GUESSES, `${account} ${address}`],
          ],
    guarded: ({ account, device }) => (device ? [] : [[BY_ACCOUNT, account]]),
    forgiven: (counted, status) => (status === 401 ? [] : counted),
  },
  'POST /sign-up/email': {
    counted: ({ address }) => [
      [signUps, address],
      [ADDRESS_TAKEN, address],
    ],
    forgiven: (counted, status) =>
      counted.filter(([limit]) => (limit === ADDRESS_TAKEN ? status !== 422 : status !== 200)),
  },
  'POST /request-password-reset': {
    counted: ({ account, address }) => [
      [LETTERS, account],
      [LETTERS_BY_ADDRESS, address],
    ],
  },
  'POST /reset-password': { counted: ({ address }) => [[LINKS, address]] },
  [`POST ${MAILED_SIGN_IN}`]: { counted: ({ address }) => [[LINKS, address]] },
  'POST /sign-in/social': { counted: ({ address }) => [[ELSEWHERE, address]] },
  [`POST ${LINK}`]: { counted: ({ address }) => [[ELSEWHERE, address]] },
  'GET /callback/google': { counted: ({ address }) => [[BACK, address]] },
})

export interface Admitted {
  readonly guarded: boolean
  answered(status: number): Promise<void>
  /** Call it when nothing was answered, so that nobody knows whether the password was right. */
  failed(): Promise<void>
}

export interface IdentityLimits {
  admit(route: string, request: FastifyRequest): Promise<Admitted | Problem>
  /** Returns the cookie that makes the browser known to this account; undefined when it is already. */
  remember(request: FastifyRequest, account: string): string | undefined
}

interface IdentityLimitsOptions {
  readonly db: Db
  readonly attempts: Attempts
  readonly device: DeviceCookie
  readonly signUpsPerHour: number
}

/** Limits identity calls by account, address and browser; docs/reference/security.md says why. */
export function limitIdentity({
  db,
  attempts,
  device,
  signUpsPerHour,
}: IdentityLimitsOptions): IdentityLimits {
  const rules = rulesWith({
    name: 'sign-up',
    burst: signUpsPerHour,
    everySeconds: HOUR_SECONDS / signUpsPerHour,
  })

  const callerOf = ({ body, headers, ip }: FastifyRequest): Caller => {
    const account = accountIn(body)
    return { account, address: networkOf(ip), device: device.knows(headers.cookie, account) }
  }

  return {
    admit: async (route, request) => {
      const rule = rules[route]
      const caller = callerOf(request)
      const always = rule?.counted(caller) ?? cheapOnes(route, request)
      const wait = await attempts.take(db, always)
      if (wait > 0) return tooManyAttempts(wait)
      const besides = rule?.guarded?.(caller) ?? []
      const guarded = (await attempts.take(db, besides)) > 0
      const counted = guarded ? always : [...always, ...besides]
      const forgiven = rule?.forgiven ?? (() => [])
      return {
        guarded,
        answered: (status) => attempts.giveBack(db, forgiven(counted, status)),
        failed: () => attempts.undo(db, forgiven(counted, STATUS.unavailable)),
      }
    },
    remember: ({ headers }, account) => device.remember(headers.cookie, normal(account)),
  }
}

/** Counts a session once, however the cookies write its name. */
const cheapOnes = (route: string, { ip, headers }: FastifyRequest): readonly Counted[] => [
  [STRANGERS, networkOf(ip)],
  ...(route.startsWith('GET ') ? sessionsIn(headers.cookie) : []).map((one): Counted => [RENEWALS, one]),
]

const normal = (email: string) => email.trim().toLowerCase()

function accountIn(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown }
  return typeof email === 'string' ? normal(email) : ''
}

function sessionsIn(cookies = ''): readonly string[] {
  const values = [...cookies.matchAll(/posse\.session_token=\s*"?([^;"]*)/g)].map(([, value = '']) => value)
  return [...new Set(values.map((value) => decoded(value).split('.', 1).join()))]
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
