import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { client } from '../../../web/api/api.ts'
import { ALWAYS_STALE, queryClient } from '../../../web/api/queries.ts'
import { keepDayStart } from '../../../web/device/time-zone.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { saveWhole } from '../../../web/merging/save-whole.ts'
import { useLog } from '../../records/log/web/queries.ts'
import type { ConsistencySettings, consistencyContract, Rest } from '../contract.ts'
import { settingWords } from '../copy.ts'
import { consistencyFrom } from '../rules.ts'

const api = client<typeof consistencyContract>()

const keyOf = (userId: string) => ['consistency', userId]

export const consistencyOf = (userId: string) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }) => {
      const terms = await api('GET /consistency/:userId', { params: { userId }, signal })
      keepDayStart(userId, terms.settings.day_starts_at)
      return terms
    },
    ...ALWAYS_STALE,
  })

/** The student's consistency today; undefined until the device has all records. */
export function useConsistency(userId: string) {
  const day = useToday()
  const terms = useQuery(consistencyOf(userId))
  const { log, answer } = useLog(userId)
  const { data } = terms
  const known = useMemo(
    () => (data && log?.isWhole ? consistencyFrom(data, log.records, day) : undefined),
    [data, log, day],
  )
  return { known, answers: [terms, answer] }
}

function changed(userId: string): Promise<void> {
  // The guide and others that use days of rest are fetched again when shown.
  void queryClient.invalidateQueries({ refetchType: 'none' })
  return queryClient.invalidateQueries({ queryKey: keyOf(userId) })
}

export const savingSettings = (userId: string) =>
  mutationOptions({
    mutationKey: ['save consistency'],
    mutationFn: async ({ from, settings }: { from: ConsistencySettings; settings: ConsistencySettings }) => {
      const message = await saveWhole(
        { base: from, mine: settings, words: settingWords },
        async (whole, { ifMatch }) => {
          const put = await api('PUT /consistency/:userId', { params: { userId }, body: whole, ifMatch })
          keepDayStart(userId, whole.day_starts_at)
          return put.message
        },
      )
      // The beginning of days affects every screen.
      await queryClient.invalidateQueries()
      return message
    },
  })

export const declaringRest = (userId: string) =>
  mutationOptions({
    mutationKey: ['declare rest'],
    mutationFn: async (rest: Omit<Rest, 'id'>) => {
      const { message } = await api('POST /rests/:userId', { params: { userId }, body: rest })
      await changed(userId)
      return message
    },
  })

export const takingRestBack = (userId: string) =>
  mutationOptions({
    mutationKey: ['take rest back'],
    mutationFn: async (id: number) => {
      const { message } = await api('DELETE /rests/:id', { params: { id } })
      await changed(userId)
      return message
    },
  })
