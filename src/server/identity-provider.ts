import { betterAuth } from 'better-auth'
import { genericOAuth, jwt } from 'better-auth/plugins'
import type { FastifyBaseLogger } from 'fastify'
import type { JSONWebKeySet } from 'jose'
import { LIMITS } from '../features/account/contract.ts'
import { resetLetter } from '../features/account/rules.ts'
import { endAccess } from '../features/account/server/store.ts'
import { tidy } from '../shared/text.ts'
import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { Call } from './feature.ts'
import { TOKEN_SECONDS } from './identity-config.ts'
import type { MailQueue } from './mail-queue.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS
/** How long the link to a new password is good. */
const RESET_SECONDS = HOUR_SECONDS
/** A new key signs each month. The old one is still published for a day, which is longer than any token lives. */
const KEY_SECONDS = 30 * DAY_SECONDS
const KEY_GRACE_SECONDS = DAY_SECONDS

export interface IdentityKernel {
  readonly config: Pick<Config, 'baseUrl' | 'port' | 'google'>
  readonly secret: string
  readonly db: Db
  readonly mail: MailQueue
  readonly after: Call['after']
  /** Ids of students and sessions whose tokens no longer count. */
  readonly ended: Set<string>
  readonly log: FastifyBaseLogger
}

/** What an identity provider does: accounts, sessions in an HttpOnly cookie, short-lived bearer tokens (spec §1, §6). */
export interface Provider {
  /** Serves a request below `/api/auth`. */
  handle(request: Request): Promise<Response>
  /** The e-mail of the account that got a new password by this request. */
  resetBy(request: Request): string | undefined
  /** The public keys that tokens are checked with. */
  publicKeys(): Promise<JSONWebKeySet>
}

/** Opens the embedded identity on the product's own database; `issuer` is its public address. */
export function openProvider({ config, secret, db, log, ended, ...sending }: IdentityKernel, issuer: string): Provider {
  const https = issuer.startsWith('https:')
  const endTokensOf = async (session: string) => {
    await endAccess(db, { kind: 'session', ids: [session], now: new Date() })
    ended.add(session)
  }
  const resets = new WeakMap<Request, string>()
  const auth = betterAuth({
    appName: 'Posse',
    baseURL: issuer,
    basePath: '/api/auth',
    secret,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    // What the provider calls an error is a caller's: its own are thrown, and logged where errors become answers.
    logger: { log: (level, message) => log[level === 'error' ? 'warn' : level]({ part: 'identity' }, message) },
    trustedOrigins: [issuer],
    advanced: cookiesOf(https),
    session: { expiresIn: 60 * DAY_SECONDS, updateAge: HOUR_SECONDS },
    account: { accountLinking: { enabled: true, trustedProviders: ['google'] } },
    // What is no answer of the identity's is thrown, for the one place where errors become answers. The address is where a
    // sign-in ends that cannot even be told apart, as one that took too long.
    onAPIError: { throw: true, errorURL: `${issuer}/login?erro=google` },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      password: { hash: hashPassword, verify: verifyPassword },
      minPasswordLength: LIMITS.passwordMin,
      maxPasswordLength: LIMITS.passwordMax,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      onPasswordReset: async ({ user }, request) => {
        if (request) resets.set(request, user.email)
      },
      sendResetPassword: mailingResets(issuer, { db, ...sending }),
    },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, name: tidy(user.name ?? '') } }) } },
      session: { delete: { after: ({ id }) => endTokensOf(id) } },
    },
    plugins: [tokensFrom(issuer), genericOAuth({ config: googleOf(config.google) })],
  })
  return {
    handle: (request) => auth.handler(request),
    resetBy: (request) => resets.get(request),
    publicKeys: async () => (await auth.api.getJwks()) as JSONWebKeySet,
  }
}

/** Cookies of this host alone: under https by the browser's own word, which the provider's prefix would not give. */
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
      definePayload: ({ user, session }) => ({ name: user.name, email: user.email, sid: session.id }),
    },
  })

/** The letter with the link; the answer does not wait for the mail server, by which one could tell who has an account. */
const mailingResets =
  (issuer: string, { db, mail, after }: Pick<IdentityKernel, 'db' | 'mail' | 'after'>) =>
  async ({ user, token }: { user: { id: string; email: string; name: string }; token: string }) => {
    const url = `${issuer}/redefinir-senha?token=${token}`
    const letter = resetLetter({ to: user.email, name: user.name, url })
    const id = await mail.put(db, { ...letter, userId: user.id, validMs: RESET_SECONDS * 1000 })
    after(() => mail.deliver(db, id))
  }

const googleOf = (google: Config['google']) =>
  google
    ? [{ providerId: 'google', name: 'Google', ...google, scopes: ['openid', 'email', 'profile'], pkce: true }]
    : []
