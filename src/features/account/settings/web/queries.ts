import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../../web/api/api.ts'
import { queryClient } from '../../../../web/api/queries.ts'
import { keepTimeZone } from '../../../../web/device/time-zone.ts'
import { saveWhole } from '../../../../web/merging/save-whole.ts'
import { AREA } from '../../../../web/pages/paths.ts'
import { session } from '../../../../web/session/session.ts'
import type { accountContract } from '../../contract.ts'
import type { personalDataContract } from '../../personal-data/contract.ts'
import type { waysInContract } from '../../ways-in/contract.ts'
import { me } from '../../web/queries.ts'
import { MESSAGES, type settingsContract } from '../contract.ts'
import { accountWords, copy } from '../copy.ts'
import type { AccountWhole } from '../rules.ts'

const accountApi = client<typeof accountContract>()
const api = client<typeof settingsContract>()
const dataApi = client<typeof personalDataContract>()
const waysApi = client<typeof waysInContract>()

/** Google redirects here; `use-return.ts` reads the result. */
const BACK = `${AREA}/conta?google=`
const LINKING = { provider: 'google', callbackURL: `${BACK}conectado`, errorCallbackURL: `${BACK}recusado` }
/** Makes Google ask for the account again. */
const PROVING = { ...LINKING, callbackURL: `${BACK}confirmado`, additionalParams: { max_age: '0' } }

/** Collecting ten years of study takes longer than other answers. */
const DOWNLOAD_MS = 120_000

export const settingsOf = (userId: string) =>
  queryOptions({
    queryKey: ['settings', userId],
    queryFn: async ({ signal }) => {
      const settings = await api('GET /account/settings/:userId', { params: { userId }, signal })
      const account = await session.outsideAccount()
      return account ? { ...settings, has_password: account.hasPassword() } : settings
    },
  })

export const refreshSettings = (userId: string) => queryClient.invalidateQueries(settingsOf(userId))

export const renaming = (userId: string) =>
  mutationOptions({
    mutationKey: ['rename'],
    mutationFn: async ({ from, name }: { from: AccountWhole; name: string }) => {
      const account = await session.outsideAccount()
      if (account) await account.rename(name)
      else
        await saveWhole({ base: from, mine: { ...from, name }, words: accountWords }, (whole, { ifMatch }) =>
          api('PUT /account/name/:userId', { params: { userId }, body: { name: whole.name }, ifMatch }),
        )
      await session.refresh()
      if (account) await accountApi('POST /users/sync-on-register')
      await Promise.all([queryClient.invalidateQueries(me), refreshSettings(userId)])
      return MESSAGES.renamed
    },
  })

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

/** Settles before the browser has left for Google's page. */
export const linkingGoogle = (userId: string) =>
  mutationOptions({
    mutationKey: ['link google'],
    mutationFn: async (password: string) => {
      await waysApi('POST /account/ways-in/:userId/google', { params: { userId }, body: { password } })
      location.assign(await session.googleAddress('/link-social', LINKING))
    },
  })

export const unlinkingGoogle = (userId: string) =>
  mutationOptions({
    mutationKey: ['unlink google'],
    mutationFn: async () => {
      const { message } = await waysApi('DELETE /account/ways-in/:userId/google', { params: { userId } })
      await refreshSettings(userId)
      return message
    },
  })

export const leavingToProve = mutationOptions({
  mutationKey: ['prove with google'],
  mutationFn: async () => location.assign(await session.googleAddress('/sign-in/social', PROVING)),
})

/** Null follows the device; every screen then recomputes its days. */
export const choosingTimeZone = (userId: string) =>
  mutationOptions({
    mutationKey: ['choose time zone'],
    mutationFn: async ({ from, zone }: { from: AccountWhole; zone: string | null }) => {
      const message = await saveWhole(
        { base: from, mine: { ...from, time_zone: zone }, words: accountWords },
        async ({ time_zone }, { ifMatch }) => {
          const body = { time_zone }
          const put = await api('PUT /account/time-zone/:userId', { params: { userId }, body, ifMatch })
          keepTimeZone(userId, time_zone)
          return put.message
        },
      )
      await queryClient.invalidateQueries()
      return message
    },
  })

export const downloadingData = (userId: string) =>
  mutationOptions({
    mutationKey: ['download data'],
    mutationFn: () => dataApi('GET /account/export/:userId', { params: { userId }, timeout: DOWNLOAD_MS }),
  })

export const deletingAccount = (userId: string) =>
  mutationOptions({
    mutationKey: ['delete account'],
    mutationFn: async (proof: { password?: string; email?: string }) => {
      const account = await session.outsideAccount()
      // An outside identity's password never reaches our own server.
      await account?.confirm(proof.password)
      if (account) await session.refresh()
      const done = await dataApi('POST /account/deletion/:userId', {
        params: { userId },
        body: account ? {} : proof,
      })
      // If this fails, an empty account stays there.
      await account?.remove().catch(() => undefined)
      return done
    },
  })
