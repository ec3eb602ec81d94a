import { APIError, betterAuth } from 'better-auth'
import { jwt } from 'better-auth/plugins'
import type { FastifyBaseLogger } from 'fastify'
import type { JSONWebKeySet } from 'jose'
import { LIMITS } from '../../shared/credentials.ts'
import type { Limit } from '../../shared/limit.ts'
import { tidy } from '../../shared/text.ts'
import type { Db } from '../database/db.ts'
import type { Call } from '../http/feature.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import type { Config } from '../operation/config.ts'
import type { Attempts } from './attempts.ts'
import { byEmail } from './identity-by-email.ts'
import { TOKEN_SECONDS } from './identity-config.ts'
import { signInWithGoogle, waysIn } from './identity-google.ts'
import { grantedLinking } from './identity-linking.ts'
import { mailedSignIn } from './identity-mailed.ts'
import { identityDatabase } from './identity-secrets.ts'
import { resetLetter, signInLetter } from './letter-words.ts'
import { hashPassword, rightHash, verifyPassword } from './passwords.ts'

const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS
const LINK_SECONDS = HOUR_SECONDS
/** A new key signs each month. The old one stays published for longer than any token lives. */
const KEY_SECONDS = 30 * DAY_SECONDS
const KEY_GRACE_SECONDS = DAY_SECONDS
/** More than a student has devices: a program that signs in again and again has no limit of its own. */
const SESSIONS_OF_ONE = 100

/** Operations on the accounts' tables, which a feature owns. */
export interface Accounts {
  /** The tokens of these students or sessions no longer count. */
  endAccess(db: Db, ended: { kind: 'student' | 'session'; ids: readonly string[]; now: Date }): Promise<void>
  /** Ends the student's sessions except the `most` last used; returns the ended ids. */
  endSessionsBeyond(db: Db, student: string, most: number, now: Date): Promise<string[]>
  endIfOutdated(db: Db, opened: { student: string; session: string; hash: string }): Promise<boolean>
  endLinks(db: Db, student: string): Promise<void>
  /** Ends secret addresses, such as the calendar's. */
  endAddresses(db: Db, student: string): Promise<void>
  /** Marks the e-mail as proven: its owner has used a mailed link. */
  proveEmail(db: Db, student: string): Promise<void>
  /** Removes ways in that another provider holds. */
  dropOutsideWays(db: Db, student: string): Promise<void>
}

export interface IdentityKernel {
  readonly accounts: Accounts
  readonly config: Pick<Config, 'baseUrl' | 'port' | 'google'>
  readonly secret: string
  readonly db: Db
  readonly mail: MailQueue
  readonly after: Call['after']
  readonly attempts: Attempts
  readonly ended: Set<string>
  readonly log: FastifyBaseLogger
}

export interface Provider {
  handle(request: Request): Promise<Response>
  /** Returns the e-mail whose owner has used this request's mailed link. */
  provenBy(request: Request): string | undefined
  publicKeys(): Promise<JSONWebKeySet>
}

/** `issuer` is the installation's public address. */
export function openProvider(
  { accounts, config, secret, db, log, ended, ...sending }: IdentityKernel,
  issuer: string,
): Provider {
  const letters = openLetters(issuer, LINK_SECONDS * 1000, { db, ...sending })
  const proofs = new WeakMap<Request, string>()
  const proven = async ({ id, email }: { id: string; email: string }, request: Request | undefined) => {
    await accounts.proveEmail(db, id)
    if (request) proofs.set(request, email)
  }
  const auth = betterAuth({
    ...FIXED,
    baseURL: issuer,
    secret,
    database: identityDatabase(db),
    // The provider logs a caller's mistake as an error; its own errors are thrown and logged elsewhere.
    logger: {
      log: (level, message) => log[level === 'error' ? 'warn' : level]({ part: 'identity' }, message),
    },
    trustedOrigins: [issuer],
    advanced: cookiesOf(issuer.startsWith('https:')),
    // `on-error.ts` turns errors into answers. A sign-in that comes too late or broken ends at this address.
    onAPIError: { throw: true, errorURL: `${issuer}/login?erro=google` },
    emailAndPassword: {
      ...PASSWORDS,
      onPasswordReset: async ({ user }, request) => {
        await accounts.endLinks(db, user.id)
        await accounts.endAddresses(db, user.id)
        if (!user.emailVerified) await accounts.dropOutsideWays(db, user.id)
        await proven(user, request)
      },
    },
    databaseHooks: {
      ...waysIn.databaseHooks,
      user: { create: { before: async (user) => ({ data: { ...user, name: tidy(user.name ?? '') } }) } },
      session: endingSessions({ accounts, db, ended }),
    },
    plugins: [
      tokensFrom(issuer),
      signInWithGoogle(config.google),
      grantedLinking(),
      byEmail({ validMs: LINK_SECONDS * 1000, mailReset: letters.reset }),
      mailedSignIn({ validMs: LINK_SECONDS * 1000, mail: letters.signIn, proven }),
    ],
  })
  return {
    handle: (request) => auth.handler(request),
    provenBy: (request) => proofs.get(request),
    publicKeys: async () => (await auth.api.getJwks()) as JSONWebKeySet,
  }
}

// Ends a session's tokens with it, the oldest sessions above the limit, and one of an outdated password.
function endingSessions({ accounts, db, ended }: Pick<IdentityKernel, 'accounts' | 'db' | 'ended'>) {
  const created = async ({ id, userId }: { id: string; userId: string }) => {
    const hash = rightHash()
    if (hash && (await accounts.endIfOutdated(db, { student: userId, session: id, hash })))
      throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD' })
    for (const id of await accounts.endSessionsBeyond(db, userId, SESSIONS_OF_ONE, new Date())) ended.add(id)
  }
  const deleted = async ({ id }: { id: string }) => {
    await accounts.endAccess(db, { kind: 'session', ids: [id], now: new Date() })
    ended.add(id)
  }
  return { create: { after: created }, delete: { after: deleted } }
}

const FIXED = {
  appName: 'Posse',
  basePath: '/api/auth',
  telemetry: { enabled: false },
  rateLimit: { enabled: false },
  session: { expiresIn: 60 * DAY_SECONDS, updateAge: HOUR_SECONDS },
  verification: { storeIdentifier: 'hashed' },
  account: waysIn.account,
  user: waysIn.user,
} as const

const PASSWORDS = {
  enabled: true,
  password: { hash: hashPassword, verify: verifyPassword },
  minPasswordLength: LIMITS.passwordMin,
  maxPasswordLength: LIMITS.passwordMax,
  revokeSessionsOnPasswordReset: true,
}

/** The provider's prefix lacks the browsers' own `__Host-`, which binds cookies to this host. */
const cookiesOf = (https: boolean) => ({
  useSecureCookies: false,
  cookiePrefix: https ? '__Host-posse' : 'posse',
  defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure: https },
  ipAddress: { disableIpTracking: true },
})

const tokensFrom = (issuer: string) =>
  jwt({
    jwks: { rotationInterval: KEY_SECONDS, gracePeriod: KEY_GRACE_SECONDS },
    jwt: {
      issuer,
      audience: issuer,
      expirationTime: `${TOKEN_SECONDS}s`,
      definePayload: ({ user, session }) => ({
        name: user.name,
        email: user.email,
        sid: session.id,
        // A renewed session keeps its creation date, so this is the last sign-in.
        auth_time: Math.floor(session.createdAt.getTime() / 1000),
      }),
    },
  })

const SIGN_IN_LETTERS: Limit = { name: 'sign-in-letter', burst: 5, everySeconds: 720 }

interface LettersOptions {
  readonly db: Db
  readonly mail: MailQueue
  readonly after: Call['after']
  readonly attempts: Attempts
}

interface Student {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** `validMs` is how long a link works; `issuer` is the address of its page. */
function openLetters(issuer: string, validMs: number, { db, mail, after, attempts }: LettersOptions) {
  const as = ({ id: userId, email: to, name }: Student, path: string) => ({
    whom: { to, name, url: issuer + path },
    what: { userId, validMs },
  })
  return {
    /** The answer does not wait for the mail server, whose delay would tell who has an account. */
    reset: async ({ user, token }: { user: Student; token: string }) => {
      // The e-mail after `#` serves password managers; browsers do not send it to a server.
      const { whom, what } = as(user, `/redefinir-senha?token=${token}#${encodeURIComponent(user.email)}`)
      const id = await mail.put(db, { ...resetLetter(whom), ...what })
      after(() => mail.deliver(db, id))
    },
    signIn: (user: Student, makeToken: () => Promise<string>) =>
      after(async () => {
        if ((await attempts.take(db, [[SIGN_IN_LETTERS, user.id]])) > 0) return
        const { whom, what } = as(user, `/entrar-pelo-email?token=${await makeToken()}`)
        await mail.deliver(db, await mail.put(db, { ...signInLetter(whom), ...what }))
      }),
  }
}
