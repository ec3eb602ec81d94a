import type { AuthContext, BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { generateRandomString } from 'better-auth/crypto'
import { NOT_MADE } from './identity-problems.ts'

const TOKEN_LENGTH = 24

interface Credentials {
  readonly email: string
  readonly password: string
}

interface Student {
  readonly id: string
  readonly email: string
  readonly name: string
}

interface ByEmailOptions {
  readonly validMs: number
  readonly mailReset: (mailed: { user: Student; token: string }) => Promise<void>
}

/** Replaces the package's calls, which refuse valid addresses such as `silva&souza@exemplo.com.br`. */
export const byEmail = ({ validMs, mailReset }: ByEmailOptions) =>
  ({
    id: 'by-email',
    endpoints: {
      signUpEmail: createAuthEndpoint('/sign-up/email', { method: 'POST' }, async (ctx) => {
        const { name, email, password } = ctx.body as Credentials & { name: string }
        const { internalAdapter, password: hashes, logger } = ctx.context
        if (await internalAdapter.findUserByEmail(email.toLowerCase()))
          throw new APIError('UNPROCESSABLE_ENTITY', { code: 'USER_ALREADY_EXISTS' })
        const hash = await hashes.hash(password)
        const user = await internalAdapter
          .createUser({ name, email, emailVerified: false }, { method: 'email-password' })
          .catch((error: unknown) => {
            logger.error('The account was not made', error)
            throw new APIError('UNPROCESSABLE_ENTITY', { code: NOT_MADE })
          })
        const way = { userId: user.id, providerId: 'credential', accountId: user.id, password: hash }
        await internalAdapter.linkAccount(way)
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ token: session.token, user })
      }),
      signInEmail: createAuthEndpoint('/sign-in/email', { method: 'POST' }, async (ctx) => {
        const user = await findByPassword(ctx.body as Credentials, ctx.context)
        if (!user) throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD' })
        const session = await ctx.context.internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ redirect: false, token: session.token, user })
      }),
      requestPasswordReset: createAuthEndpoint('/request-password-reset', { method: 'POST' }, async (ctx) => {
        const { email } = ctx.body as Pick<Credentials, 'email'>
        const { internalAdapter } = ctx.context
        const found = await internalAdapter.findUserByEmail(email.toLowerCase())
        if (found) {
          const token = generateRandomString(TOKEN_LENGTH, 'a-z', 'A-Z', '0-9')
          const row = { identifier: `reset-password:${token}`, value: found.user.id }
          await internalAdapter.createVerificationValue({
            ...row,
            expiresAt: new Date(Date.now() + validMs),
          })
          await mailReset({ user: found.user, token })
        }
        return ctx.json({ status: true })
      }),
    },
  }) satisfies BetterAuthPlugin

/** An unknown e-mail also takes one hash, so that the time tells nothing. */
export async function findByPassword(
  { email, password }: Credentials,
  { internalAdapter, password: hashes }: AuthContext,
) {
  const found = await internalAdapter.findUserByEmail(email.toLowerCase(), { includeAccounts: true })
  const hash = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password
  if (hash) return (await hashes.verify({ hash, password })) ? found.user : undefined
  await hashes.hash(password)
  return undefined
}
