import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import { ASKED_ANEW, queryClient } from '../../../web/api/queries.ts'
import type { PushSubscription, ReminderChoice, remindersContract } from '../contract.ts'

const api = client<typeof remindersContract>()

const keyOf = (userId: string) => ['reminders', userId]

export const remindersOf = (userId: string) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => api('GET /reminders/:userId', { params: { userId }, signal }),
    ...ASKED_ANEW,
  })

const changed = (userId: string) => queryClient.invalidateQueries({ queryKey: keyOf(userId) })

export const choosingReminders = (userId: string) =>
  mutationOptions({
    mutationKey: ['choose reminders'],
    mutationFn: async (choice: ReminderChoice) => {
      const { message } = await api('PUT /reminders/:userId', { params: { userId }, body: choice })
      await changed(userId)
      return message
    },
  })

/**
 * With a choice the first device makes reminders begin. It is told before
 * the device, which without one would be on and hear nothing.
 */
export async function tellSubscription(
  userId: string,
  { choice, ...device }: PushSubscription & { choice: ReminderChoice | null },
): Promise<string> {
  const params = { userId }
  if (choice) await api('PUT /reminders/:userId', { params, body: choice })
  const { message } = await api('POST /push-subscriptions/:userId', { params, body: device })
  await changed(userId)
  return message
}

export async function tellUnsubscribed(userId: string, endpoint: string): Promise<string> {
  const { message } = await api('DELETE /push-subscriptions/:userId', {
    params: { userId },
    query: { endpoint },
  })
  await changed(userId)
  return message
}
