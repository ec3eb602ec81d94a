import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import { ASKED_ANEW, queryClient } from '../../../web/api/queries.ts'
import type { Consistency, ConsistencySettings, consistencyContract, Rest } from '../contract.ts'

const api = client<typeof consistencyContract>()

const keyOf = (userId: string) => ['consistency', userId]

/** Without a network, what was known on a day before stands in. */
export const consistencyOf = (userId: string, day: string) =>
  queryOptions({
    queryKey: [...keyOf(userId), day],
    queryFn: ({ signal }) => api('GET /consistency/:userId', { params: { userId }, signal }),
    placeholderData: (before) => before,
    meta: { standIn: { like: keyOf(userId), as: (before: Consistency) => before } },
    ...ASKED_ANEW,
  })

const changed = (userId: string) => queryClient.invalidateQueries({ queryKey: keyOf(userId) })

export const savingSettings = (userId: string) =>
  mutationOptions({
    mutationKey: ['save consistency'],
    mutationFn: async (settings: ConsistencySettings) => {
      const { message } = await api('PUT /consistency/:userId', { params: { userId }, body: settings })
      await changed(userId)
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
