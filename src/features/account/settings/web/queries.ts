import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../../web/api.ts'
import { me, queryClient } from '../../../../web/queries.ts'
import { session } from '../../../../web/session.ts'
import { keepTimeZone } from '../../../../web/time-zone.ts'
import type { accountContract } from '../../contract.ts'
import type { personalDataContract } from '../../personal-data/contract.ts'
import { MESSAGES, type settingsContract } from '../contract.ts'
import { copy } from '../copy.ts'

const accountApi = client<typeof accountContract>()
const api = client<typeof settingsContract>()
const dataApi = client<typeof personalDataContract>()

/** Ten years of study take longer to gather than an answer. */
const DOWNLOAD_MS = 120_000

/** What 'Minha Conta' shows. */
export const settingsOf = (userId: string) =>
  queryOptions({
    queryKey: ['settings', userId],
    queryFn: async ({ signal }) => {
      const settings = await api('GET /account/settings/:userId', { params: { userId }, signal })
      const account = await session.outsideAccount()
      return account ? { ...settings, has_password: account.hasPassword() } : settings
    },
  })

/** Asks for what is shown anew; resolves once it is there. */
export const refreshSettings = (userId: string) => queryClient.invalidateQueries(settingsOf(userId))

/** Saves the name, and gets a token that tells it. */
export const renaming = (userId: string) =>
  mutationOptions({
    mutationKey: ['rename'],
    mutationFn: async (name: string) => {
      const account = await session.outsideAccount()
      if (account) await account.rename(name)
      else await api('PUT /account/name/:userId', { params: { userId }, body: { name } })
      await session.refresh()
      if (account) await accountApi('POST /users/sync-on-register')
      await Promise.all([queryClient.invalidateQueries(me), refreshSettings(userId)])
      return MESSAGES.renamed
    },
  })

/** Changes the password; every other device is signed out. */
export const changingPassword = (userId: string) =>
  mutationOptions({
    mutationKey: ['change password'],
    mutationFn: async ({ current, next }: { current: string; next: string }) => {
      const account = await session.outsideAccount()
      if (account) {
        await account.changePassword({ current, next })
        return copy.password.changed
      }
      const body = { current_password: current, new_password: next }
      const { message } = await api('PUT /account/password/:userId', { params: { userId }, body })
      await refreshSettings(userId)
      return message
    },
  })

/** Ends one session, or all others without one. */
export const endingSession = (userId: string) =>
  mutationOptions({
    mutationKey: ['end session'],
    mutationFn: async (sessionId: string | null) => {
      const { message } = await (sessionId === null
        ? api('DELETE /account/sessions/:userId', { params: { userId } })
        : api('DELETE /account/sessions/:userId/:sessionId', { params: { userId, sessionId } }))
      await refreshSettings(userId)
      return message
    },
  })

/** Chooses the time zone, or the device's with null; every screen counts its days anew. */
export const choosingTimeZone = (userId: string) =>
  mutationOptions({
    mutationKey: ['choose time zone'],
    mutationFn: async (zone: string | null) => {
      const { message } = await api('PUT /account/time-zone/:userId', { params: { userId }, body: { time_zone: zone } })
      keepTimeZone(userId, zone)
      await queryClient.invalidateQueries()
      return message
    },
  })

/** All of the student's data as a zip. */
export const downloadingData = (userId: string) =>
  mutationOptions({
    mutationKey: ['download data'],
    mutationFn: () => dataApi('GET /account/export/:userId', { params: { userId }, timeout: DOWNLOAD_MS }),
  })

/** Deletes the account for good, by its password or, without one, its e-mail. */
export const deletingAccount = (userId: string) =>
  mutationOptions({
    mutationKey: ['delete account'],
    mutationFn: async (proof: { password?: string; email?: string }) => {
      const account = await session.outsideAccount()
      // An identity outside never tells its password to our own server.
      await account?.confirm(proof.password)
      if (account) await session.refresh()
      const done = await dataApi('POST /account/deletion/:userId', { params: { userId }, body: account ? {} : proof })
      // What is left there, should this fail, is an account with nothing in it.
      await account?.remove().catch(() => undefined)
      return done
    },
  })
