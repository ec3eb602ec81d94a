import { betterAuth } from 'better-auth'
import { genericOAuth, jwt } from 'better-auth/plugins'
import type { FastifyBaseLogger } from 'fastify'
import type { JSONWebKeySet } from 'jose'
import { LIMITS } from '../features/account/contract.ts'
import { resetLetter } from '../features/account/rules.ts'
import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { Mailer } from './mail.ts'

const DAY_SECONDS = 24 * 60 * 60

export interface IdentityKernel {
  readonly config: Pick<Config, 'baseUrl' | 'port' | 'google'>
  readonly secret: string
  readonly db: Db
  readonly mailer: Mailer
  readonly log: FastifyBaseLogger
}

/** The embedded identity provider (spec §1, §6): accounts, sessions in an HttpOnly cookie, short-lived bearer tokens. */
export interface Identity {
  readonly issuer: string
  /** Serves a request below `/api/auth`. */
  handle(request: Request): Promise<Response>
  /** The public keys that tokens are checked with. */
  publicKeys(): Promise<JSONWebKeySet>
}

/** Opens the identity on the product's own database. */
export function openIdentity({ config, secret, db, mailer, log }: IdentityKernel): Identity {
  const issuer = config.baseUrl ?? `http://localhost:${config.port}`
  const auth = betterAuth({
    appName: 'Posse',
    baseURL: issuer,
    basePath: '/api/auth',
    secret,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { log: (level, message) => log[level]({ part: 'identity' }, message) },
    trustedOrigins: [issuer],
    advanced: {
      useSecureCookies: issuer.startsWith('https:'),
      cookiePrefix: 'posse',
      ipAddress: { disableIpTracking: true },
    },
    session: { expiresIn: 60 * DAY_SECONDS, updateAge: DAY_SECONDS },
    account: { accountLinking: { enabled: true, trustedProviders: ['google'] } },
    // Where a sign-in ends that cannot even be told apart, as one that took too long.
    onAPIError: { errorURL: `${issuer}/login?erro=google` },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: LIMITS.passwordMin,
      maxPasswordLength: LIMITS.passwordMax,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        mailer.send(resetLetter({ to: user.email, name: user.name, url: `${issuer}/redefinir-senha?token=${token}` })),
    },
    plugins: [
      jwt({
        jwt: {
          issuer,
          audience: issuer,
          expirationTime: '15m',
          definePayload: ({ user }) => ({ name: user.name, email: user.email }),
        },
      }),
      genericOAuth({ config: googleOf(config.google) }),
    ],
  })
  return {
    issuer,
    handle: (request) => auth.handler(request),
    publicKeys: async () => (await auth.api.getJwks()) as JSONWebKeySet,
  }
}

const googleOf = (google: Config['google']) =>
  google
    ? [{ providerId: 'google', name: 'Google', ...google, scopes: ['openid', 'email', 'profile'], pkce: true }]
    : []
