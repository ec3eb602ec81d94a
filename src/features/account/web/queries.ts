import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { session } from '../../../web/session.ts'
import type { AccountFields } from '../rules.ts'

/** Who is signed in, as the session itself says; null for a visitor. */
export const whoIsHere = queryOptions({
  queryKey: ['who is here'],
  gcTime: 0,
  queryFn: () => session.currentStudent(),
})

const trimmed = (email: string) => email.trim()

/** Opens an account and signs it in. */
export const signingUp = mutationOptions({
  mutationKey: ['sign up'],
  mutationFn: ({ name, email, password }: AccountFields) =>
    session.signUp({ name: name.trim(), email: trimmed(email), password }),
})

/** Signs a student in. */
export const signingIn = mutationOptions({
  mutationKey: ['sign in'],
  mutationFn: ({ email, password }: Pick<AccountFields, 'email' | 'password'>) =>
    session.signIn({ email: trimmed(email), password }),
})

/** Has the link for a new password mailed. */
export const requestingReset = mutationOptions({
  mutationKey: ['request reset'],
  mutationFn: ({ email }: Pick<AccountFields, 'email'>) => session.requestPasswordReset(trimmed(email)),
})

/** Sets a new password with the token of the mailed link. */
export const choosingPassword = (token: string | null) =>
  mutationOptions({
    mutationKey: ['choose password'],
    mutationFn: ({ password }: Pick<AccountFields, 'password'>) =>
      session.resetPassword({ newPassword: password, token: token ?? '' }),
  })

/** Leaves for the Google page, or for the student area once a window has signed in; settles before the browser has left. */
export const leavingForGoogle = mutationOptions({
  mutationKey: ['leave for google'],
  mutationFn: async () => location.assign(await session.googleAddress()),
})
