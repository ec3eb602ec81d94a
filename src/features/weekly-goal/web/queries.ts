import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import { ALWAYS_STALE, queryClient } from '../../../web/api/queries.ts'
import { type Change, saveWhole } from '../../../web/merging/save-whole.ts'
import type { SavedGoal, weeklyGoalContract } from '../contract.ts'
import { aimedOf, type GoalWhole } from '../merging.ts'
import { onDay } from '../rules.ts'

const api = client<typeof weeklyGoalContract>()

const keyOf = (userId: string) => ['weekly-goal', userId]

/** Without a network, shows the answer of an earlier day. */
export const weeklyGoalOf = (userId: string, day: string) =>
  queryOptions({
    queryKey: [...keyOf(userId), day],
    queryFn: ({ signal }) => api('GET /weekly-goal/:userId', { params: { userId }, signal }),
    placeholderData: (before) => before && onDay(before, day),
    meta: { standIn: { like: keyOf(userId), as: (before: SavedGoal) => onDay(before, day) } },
    ...ALWAYS_STALE,
  })

/** Nulls remove the goal. */
export const savingGoal = (userId: string) =>
  mutationOptions({
    mutationKey: ['save weekly goal'],
    mutationFn: async ({ base, mine, words }: Change<GoalWhole>) => {
      const { message } = await saveWhole({ base, mine, words }, (whole, { ifMatch }) =>
        api('PUT /weekly-goal/:userId', { params: { userId }, body: aimedOf(whole), ifMatch }),
      )
      await queryClient.invalidateQueries({ queryKey: keyOf(userId) })
      return message
    },
  })
