import type { BetterAuthOptions } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins'
import { decodeJwt } from 'jose'
import type { IdentityConfig } from './identity-config.ts'

/** Links an account to its issuer and `sub`, never to its e-mail alone. */
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
            // The package has checked the signature and issuer by now.
            accountSubject: ({ tokens }) => accountIn(tokens.idToken),
          },
        ]
      : [],
  })

function accountIn(idToken: string | undefined): string {
  const { iss, sub } = idToken ? decodeJwt(idToken) : {}
  return iss && sub ? `${iss} ${sub}` : ''
}

/** The server never calls Google in a student's name, so it does not store Google's tokens. */
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
    // Links accounts by themselves only where both sides have proven the same e-mail.
    accountLinking: {
      enabled: true,
      trustedProviders: [],
      requireLocalEmailVerified: true,
      allowDifferentEmails: true,
    },
  },
  user: {
    /** Refuses an unproven e-mail: its owner would find the address taken, or share the account. */
    validateUserInfo: ({ user, source }) =>
      source.method === 'oauth' && source.action === 'create-user' && !user.emailVerified
        ? { error: 'email_not_verified' }
        : undefined,
  },
  databaseHooks: { account: { create: dropTokens, update: dropTokens } },
} as const satisfies BetterAuthOptions
