import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { addDays, scheduleWeek } from '../../../shared/calendar.ts'
import { client } from '../../../web/api.ts'
import { queryClient } from '../../../web/queries.ts'
import type { PlannedDay, scheduleContract } from '../contract.ts'
import type { ProgressEntry, progressContract } from '../progress/contract.ts'

const api = client<typeof scheduleContract & typeof progressContract>()

/** What may change at any time, also by a study record, and fails at once without a connection. */
const ALWAYS_ASKED = { staleTime: 0, networkMode: 'always', refetchOnReconnect: true } as const

const progressKey = ['progress']
const todayPlanKey = ['today-plan']

/** The student's plan of the week. */
export const scheduleOf = (userId: string) =>
  queryOptions({
    queryKey: ['schedule', userId],
    queryFn: ({ signal }) => api('GET /schedule/:userId', { params: { userId }, signal }),
    ...ALWAYS_ASKED,
  })

/** What is completed in the week of `day`, Monday to Sunday (spec §7). */
export const progressOf = (userId: string, day: string) => {
  const { start, end } = scheduleWeek(day)
  return queryOptions({
    queryKey: [...progressKey, userId, start],
    queryFn: ({ signal }) =>
      api('GET /progress/:userId', { params: { userId }, query: { startDate: start, endDate: end }, signal }),
    ...ALWAYS_ASKED,
  })
}

/** What is planned for the student's today and whether it is done, for 'Para estudar hoje' (spec §2). */
export const todayPlanOf = (userId: string, day: string) =>
  queryOptions({
    queryKey: [...todayPlanKey, userId, day],
    queryFn: ({ signal }) => api('GET /today-plan/:userId', { params: { userId }, signal }),
    ...ALWAYS_ASKED,
  })

/** Has everything that says what is completed asked for again. */
function invalidateProgress(): Promise<unknown> {
  return Promise.all([progressKey, todayPlanKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Saves the plan of the week. */
export const savingSchedule = (userId: string) =>
  mutationOptions({
    mutationKey: ['save schedule'],
    mutationFn: (weeklyPlan: PlannedDay[]) => api('POST /schedule', { body: { user_id: userId, weeklyPlan } }),
    onSuccess: ({ schedule }) => {
      queryClient.setQueryData(scheduleOf(userId).queryKey, schedule)
      return invalidateProgress()
    },
  })

const togglingKey = ['toggle progress']

/** Ticks or unticks an item of `day`, one click after the other (spec §4). */
export const togglingProgress = (userId: string, day: string) =>
  mutationOptions({
    mutationKey: togglingKey,
    scope: { id: 'progress' },
    networkMode: 'always',
    mutationFn: (itemId: number) =>
      api('POST /progress/toggle', { body: { user_id: userId, schedule_item_id: itemId } }),
    onSuccess: async ({ status }, itemId) => {
      const { queryKey } = progressOf(userId, day)
      await queryClient.cancelQueries({ queryKey })
      const tick = { completion_date: day, schedule_item_id: itemId }
      queryClient.setQueryData(queryKey, (entries) => entries && withTick(entries, tick, status === 'added'))
    },
    // While more clicks wait, an answer to an earlier one would show them undone.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: togglingKey }) === 1) void invalidateProgress()
    },
  })

function withTick(entries: ProgressEntry[], tick: ProgressEntry, isDone: boolean): ProgressEntry[] {
  const others = entries.filter(
    ({ schedule_item_id, completion_date }) =>
      schedule_item_id !== tick.schedule_item_id || completion_date !== tick.completion_date,
  )
  return isDone ? [...others, tick] : others
}

/** The date of a weekday (1 Monday … 7 Sunday) in the week of `day`. */
export const dateOf = (day: string, weekday: number): string => addDays(scheduleWeek(day).start, weekday - 1)
