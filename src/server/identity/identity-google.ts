import type { BetterAuthOptions } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins'
import { decodeJwt } from 'jose'
import type { IdentityConfig } from './identity-config.ts'

/** An account belongs to an issuer and its `sub`, whatever its e-mail: other issuers' `sub`s are others'. */
export const signInWithGoogle = (google: IdentityConfig['google']) =>
  genericOAuth({
    config: google
      ? [
          {
            providerId: 'google',
            name: 'Google',
            ...google,
            scopes: ['openid', 'email', 'profile'],
            pkce: true,
            requireIdTokenVerification: true,
            // The signature and issuer have been checked by now.
            accountSubject: ({ tokens }) => accountIn(tokens.idToken),
          },
        ]
      : [],
  })

function accountIn(idToken: string | undefined): string {
  const { iss, sub } = idToken ? decodeJwt(idToken) : {}
  return iss && sub ? `${iss} ${sub}` : ''
}

/** Google is never asked anything in a student's name, so its tokens are not kept. */
const WITHOUT_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
}
const dropTokens = { before: async () => ({ data: WITHOUT_TOKENS }) }

export const waysIn = {
  account: {
    // Only this server reads the cookie, and nothing of a pending sign-in is in the database.
    storeStateStrategy: 'cookie',
    updateAccountOnSignIn: false,
    // Accounts link by themselves only where both sides have proven the same e-mail; from the settings, with
    // the password, any e-mail will do.
    accountLinking: {
      enabled: true,
      trustedProviders: [],
      requireLocalEmailVerified: true,
      allowDifferentEmails: true,
    },
  },
  user: {
    /** An unproven e-mail opens no account: its owner would find it taken, or come to share it. */
    validateUserInfo: ({ user, source }) =>
      source.method === 'oauth' && source.action === 'create-user' && !user.emailVerified
        ? { error: 'email_not_verified' }
        : undefined,
  },
  databaseHooks: { account: { create: dropTokens, update: dropTokens } },
} as const satisfies BetterAuthOptions
