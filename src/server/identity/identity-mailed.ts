import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { generateRandomString } from 'better-auth/crypto'
import { findByPassword } from './identity-by-email.ts'
import { GUARDED_SIGN_IN, MAILED_SIGN_IN } from './identity-paths.ts'

const TOKEN_LENGTH = 32
const named = (token: string) => `sign-in:${token}`
const asDate = (ms: number) => new Date(Date.now() + ms)

interface Student {
  readonly id: string
  readonly email: string
  readonly name: string
}

interface MailedSignInOptions {
  readonly validMs: number
  /** Mails after the answer, so that its time does not tell that the password was right. */
  readonly mail: (student: Student, makeToken: () => Promise<string>) => void
  /** Runs when the link is used: it proves that the visitor reads the student's e-mail. */
  readonly proven: (student: Student, request: Request | undefined) => Promise<void>
}

/** Answers every password alike, and mails a link after the right one, so that guesses learn nothing. */
export const mailedSignIn = ({ validMs, mail, proven }: MailedSignInOptions) =>
  ({
    id: 'mailed-sign-in',
    endpoints: {
      signInGuarded: createAuthEndpoint(GUARDED_SIGN_IN, { method: 'POST' }, async (ctx) => {
        const { email, password } = ctx.body as { email: string; password: string }
        const { internalAdapter } = ctx.context
        const user = await findByPassword({ email, password }, ctx.context)
        if (user)
          mail(user, async () => {
            const token = generateRandomString(TOKEN_LENGTH, 'a-z', 'A-Z', '0-9')
            const row = { identifier: named(token), value: user.id, expiresAt: asDate(validMs) }
            await internalAdapter.createVerificationValue(row)
            return token
          })
        return ctx.json({ status: true })
      }),
      signInMailed: createAuthEndpoint(MAILED_SIGN_IN, { method: 'POST' }, async (ctx) => {
        const { token } = ctx.body as { token: string }
        const { internalAdapter } = ctx.context
        const link = await internalAdapter.consumeVerificationValue(named(token))
        const user = link && (await internalAdapter.findUserById(link.value))
        if (!user) throw new APIError('BAD_REQUEST', { code: 'INVALID_SIGN_IN_LINK' })
        await proven(user, ctx.request)
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ status: true })
      }),
    },
  }) satisfies BetterAuthPlugin
