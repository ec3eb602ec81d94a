import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { AccountFields } from '../../../shared/credentials.ts'
import { client } from '../../../web/api/api.ts'
import { session } from '../../../web/session/session.ts'
import type { accountContract, Me } from '../contract.ts'

/** Fresh for longer than other answers, because the route guard waits for it at each navigation. */
const ME_FRESH_MS = 5 * 60_000

const api = client<typeof accountContract>()

export type Student = Static<typeof Me>

/** Invalidate this after a change of career or subjects. */
export const me = queryOptions({
  queryKey: ['me'],
  staleTime: ME_FRESH_MS,
  queryFn: ({ signal }) => api('GET /users/me', { signal }),
})

/** Returns undefined until the route guard knows the student; never asks the server itself. */
export function useStudentId(): string | undefined {
  return useQuery({ ...me, enabled: false }).data?.user_id
}

export const sessionStudent = queryOptions({
  queryKey: ['who is here'],
  gcTime: 0,
  queryFn: () => session.currentStudent(),
})

const trimmed = (email: string) => email.trim()

export const signingUp = mutationOptions({
  mutationKey: ['sign up'],
  mutationFn: ({ name, email, password }: AccountFields) =>
    session.signUp({ name: name.trim(), email: trimmed(email), password }),
})

export const signingIn = mutationOptions({
  mutationKey: ['sign in'],
  mutationFn: ({ email, password }: Pick<AccountFields, 'email' | 'password'>) =>
    session.signIn({ email: trimmed(email), password }),
})

export const requestingReset = mutationOptions({
  mutationKey: ['request reset'],
  mutationFn: ({ email }: Pick<AccountFields, 'email'>) => session.requestPasswordReset(trimmed(email)),
})

export const choosingPassword = (token: string | null) =>
  mutationOptions({
    mutationKey: ['choose password'],
    mutationFn: ({ password }: Pick<AccountFields, 'password'>) =>
      session.resetPassword({ newPassword: password, token: token ?? '' }),
  })

export const enteringByLink = mutationOptions({
  mutationKey: ['enter by link'],
  mutationFn: (token: string) => session.signInByLink(token),
})

/** Leaves for Google's page, or for the student area after a window; settles before the browser has left. */
export const leavingForGoogle = mutationOptions({
  mutationKey: ['leave for google'],
  mutationFn: async () => location.assign(await session.googleAddress()),
})
