import { APIError, betterAuth } from 'better-auth'
import { jwt } from 'better-auth/plugins'
import type { FastifyBaseLogger } from 'fastify'
import type { JSONWebKeySet } from 'jose'
import { LIMITS } from '../../shared/credentials.ts'
import { tidy } from '../../shared/text.ts'
import type { Db } from '../database/db.ts'
import type { Call } from '../http/feature.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import type { Config } from '../operation/config.ts'
import type { Attempts } from './attempts.ts'
import { byEmail } from './identity-by-email.ts'
import { TOKEN_SECONDS } from './identity-config.ts'
import { signInWithGoogle, waysIn } from './identity-google.ts'
import { openLetters } from './identity-letters.ts'
import { grantedLinking } from './identity-linking.ts'
import { mailedSignIn } from './identity-mailed.ts'
import { identityDatabase } from './identity-secrets.ts'
import { hashPassword, rightHash, verifyPassword } from './passwords.ts'

const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS
const LINK_SECONDS = HOUR_SECONDS
/** A new key signs each month. The old one stays published for longer than any token lives. */
const KEY_SECONDS = 30 * DAY_SECONDS
const KEY_GRACE_SECONDS = DAY_SECONDS
/** Nobody has more devices; a program that signs in again and again has no end of them. */
const SESSIONS_OF_ONE = 100

/** A feature owns the account's tables and does this for the identity. */
export interface Accounts {
  /** The tokens of these students or sessions no longer count. */
  endAccess(db: Db, ended: { kind: 'student' | 'session'; ids: readonly string[]; now: Date }): Promise<void>
  /** The student's sessions end but for the `most` that were used last; gives their ids. */
  endSessionsBeyond(db: Db, student: string, most: number, now: Date): Promise<string[]>
  /** Ends a session that was opened by a password which is another by now; tells whether it was. */
  endIfOutdated(db: Db, opened: { student: string; session: string; hash: string }): Promise<boolean>
  /** Unused mailed links end. */
  endLinks(db: Db, student: string): Promise<void>
  /** What opens something of the student's by its address alone ends. */
  endAddresses(db: Db, student: string): Promise<void>
  /** The student reads the letters to the account's address. */
  proveEmail(db: Db, student: string): Promise<void>
  /** Removes the ways in that another provider keeps. */
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
  /** Gives the e-mail whose owner has proved, by this request's mailed link, to read its letters. */
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
    // The provider calls a caller's mistake an error. Its own are thrown, and logged where errors become
    // answers.
    logger: {
      log: (level, message) => log[level === 'error' ? 'warn' : level]({ part: 'identity' }, message),
    },
    trustedOrigins: [issuer],
    advanced: cookiesOf(issuer.startsWith('https:')),
    // Errors are thrown to the one place where they become answers. A sign-in too late or too broken to be
    // recognised ends at this address.
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

// A session's tokens end with it, and with a new one whatever the student has too many of. A password may be
// changed while a sign-in with the old one waits for its hash: that opens nothing.
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

/** The provider's prefix would not give browsers' own `__Host-`, which binds cookies to this host. */
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
        // A session is renewed but its beginning stays, so this is the last sign-in.
        auth_time: Math.floor(session.createdAt.getTime() / 1000),
      }),
    },
  })
