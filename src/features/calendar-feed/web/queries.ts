import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import { ALWAYS_STALE, queryClient } from '../../../web/api/queries.ts'
import type { calendarFeedContract } from '../contract.ts'

const api = client<typeof calendarFeedContract>()

const keyOf = (userId: string) => ['calendar-feed', userId]

export const feedOf = (userId: string) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => api('GET /calendar-feed/:userId', { params: { userId }, signal }),
    ...ALWAYS_STALE,
  })

const changed = (userId: string) => queryClient.invalidateQueries({ queryKey: keyOf(userId) })

export const makingAddress = (userId: string) =>
  mutationOptions({
    mutationKey: ['make calendar address'],
    mutationFn: async () => {
      const made = await api('POST /calendar-feed/:userId', { params: { userId } })
      await changed(userId)
      return made
    },
  })

export const revokingAddress = (userId: string) =>
  mutationOptions({
    mutationKey: ['revoke calendar address'],
    mutationFn: async () => {
      const { message } = await api('DELETE /calendar-feed/:userId', { params: { userId } })
      await changed(userId)
      return message
    },
  })
