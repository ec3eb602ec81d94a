import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { revisionOf } from '../../../shared/whole.ts'
import { client } from '../../../web/api/api.ts'
import { ApiError } from '../../../web/api/api-error.ts'
import { ALWAYS_STALE, queryClient } from '../../../web/api/queries.ts'
import { saveWhole } from '../../../web/merging/save-whole.ts'
import type { PushSubscription, ReminderChoice, remindersContract } from '../contract.ts'
import { choiceWords } from '../copy.ts'

const api = client<typeof remindersContract>()

const keyOf = (userId: string) => ['reminders', userId]

export const remindersOf = (userId: string) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => api('GET /reminders/:userId', { params: { userId }, signal }),
    ...ALWAYS_STALE,
  })

const changed = (userId: string) => queryClient.invalidateQueries({ queryKey: keyOf(userId) })

export const choosingReminders = (userId: string) =>
  mutationOptions({
    mutationKey: ['choose reminders'],
    mutationFn: async ({ from, choice }: { from: ReminderChoice; choice: ReminderChoice }) => {
      const { message } = await saveWhole(
        { base: from, mine: choice, words: choiceWords },
        (whole, { ifMatch }) => api('PUT /reminders/:userId', { params: { userId }, body: whole, ifMatch }),
      )
      await changed(userId)
      return message
    },
  })

/** Keeps a choice that another device made meanwhile. */
async function chooseFirst(userId: string, choice: ReminderChoice): Promise<void> {
  try {
    await api('PUT /reminders/:userId', { params: { userId }, body: choice, ifMatch: revisionOf({}) })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'stale')) throw error
  }
}

/** The first device chooses the default, before its address: without a choice it would get nothing. */
export async function sendSubscription(
  userId: string,
  { choice, ...device }: PushSubscription & { choice: ReminderChoice | null },
): Promise<string> {
  const params = { userId }
  if (choice) await chooseFirst(userId, choice)
  const { message } = await api('POST /push-subscriptions/:userId', { params, body: device })
  await changed(userId)
  return message
}

export async function endSubscription(userId: string, endpoint: string): Promise<string> {
  const { message } = await api('DELETE /push-subscriptions/:userId', {
    params: { userId },
    query: { endpoint },
  })
  await changed(userId)
  return message
}
