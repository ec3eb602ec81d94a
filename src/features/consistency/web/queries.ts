import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { client } from '../../../web/api/api.ts'
import { ASKED_ANEW, queryClient } from '../../../web/api/queries.ts'
import { keepDayStart } from '../../../web/device/time-zone.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { saveWhole } from '../../../web/merging/save-whole.ts'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import { useUntilAnswered } from '../../../web/outbox/use-until-answered.ts'
import type { Consistency, ConsistencySettings, consistencyContract, Rest } from '../contract.ts'
import { settingWords } from '../copy.ts'
import { onLaterDay, withWaiting } from '../rules.ts'

const api = client<typeof consistencyContract>()

const keyOf = (userId: string) => ['consistency', userId]

/** Without a network, what was known on a day before stands in. */
export const consistencyOf = (userId: string, day: string) =>
  queryOptions({
    queryKey: [...keyOf(userId), day],
    queryFn: async ({ signal }) => {
      const known = await api('GET /consistency/:userId', { params: { userId }, signal })
      keepDayStart(userId, known.settings.day_starts_at)
      return known
    },
    placeholderData: (before) => before,
    meta: { standIn: { like: keyOf(userId), as: (before: Consistency) => before } },
    ...ASKED_ANEW,
  })

/** What the server knows, with the sessions that wait on the device, as of the student's day now. */
export function useConsistency(userId: string) {
  const day = useToday()
  const answer = useQuery(consistencyOf(userId, day))
  const writes = useOutbox(userId)
  const { data } = answer
  const known = useMemo(() => data && withWaiting(onLaterDay(data, day), writes), [data, day, writes])
  return { known: useUntilAnswered(known, { waiting: writes, answer, of: day }), answer }
}

function changed(userId: string): Promise<void> {
  // What else goes by days of rest, as the guide does, is asked for again once it is shown.
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
      // Wherever days are told, others may have begun.
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
