import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { addDays, scheduleWeek, weekdayOf } from '../../../shared/calendar.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { client } from '../../../web/api/api.ts'
import { ALWAYS_STALE, queryClient } from '../../../web/api/queries.ts'
import { saveWhole } from '../../../web/merging/save-whole.ts'
import type { OutboxEntry } from '../../../web/outbox/outbox-rules.ts'
import { type Delivery, deliver, studentOutbox } from '../../../web/outbox/student-outbox.ts'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import { COUNTED } from '../../records/pending.ts'
import type { ScheduleItem, scheduleContract } from '../contract.ts'
import type { Begun } from '../draft.ts'
import type { ProgressEntry, progressContract, Tick, TodayPlan } from '../progress/contract.ts'
import { subjectsOf, TICK_PATH, wordsOf } from '../progress/rules.ts'

const api = client<typeof scheduleContract & typeof progressContract>()

const progressKey = ['progress']
const todayPlanKey = ['today-plan']

export const scheduleOf = (userId: string) =>
  queryOptions({
    queryKey: ['schedule', userId],
    queryFn: ({ signal }) => api('GET /schedule/:userId', { params: { userId }, signal }),
    ...ALWAYS_STALE,
  })

/** The week of `day` goes from Monday to Sunday. */
export const progressOf = (userId: string, day: string) => {
  const { start, end } = scheduleWeek(day)
  return queryOptions({
    queryKey: [...progressKey, userId, start],
    queryFn: ({ signal }) =>
      api('GET /progress/:userId', { params: { userId }, query: { startDate: start, endDate: end }, signal }),
    // Replaces a week that the server was not asked for yet.
    meta: { counts: COUNTED, standIn: { like: [...progressKey, userId], as: () => [] } },
    ...ALWAYS_STALE,
  })
}

/** Nothing of the plan counts as done yet. */
const planFrom = (items: readonly ScheduleItem[], day: string): TodayPlan => ({
  day,
  items: items
    .filter(({ day_of_week }) => day_of_week === weekdayOf(day))
    .map(({ id, subject_id, subject }) => ({ id, subject_id, name: subject.name, done: false })),
})

export const todayPlanOf = (userId: string, day: string) =>
  queryOptions({
    queryKey: [...todayPlanKey, userId, day],
    queryFn: ({ signal }) => api('GET /today-plan/:userId', { params: { userId }, signal }),
    meta: {
      counts: COUNTED,
      standIn: { like: scheduleOf(userId).queryKey, as: (items: ScheduleItem[]) => planFrom(items, day) },
    },
    ...ALWAYS_STALE,
  })

/** The subjects of today's plan, with the ticks that wait on the device; undefined until it is known. */
export function useSubjectsOfDay(userId: string, day: string) {
  const answer = useQuery(todayPlanOf(userId, day))
  const ticks = wordsOf(useOutbox(userId), userId, day)
  const subjects =
    answer.data &&
    subjectsOf(answer.data.items.map((item) => ({ ...item, done: ticks.get(item.id) ?? item.done })))
  return { subjects, answer }
}

function invalidateProgress(): Promise<unknown> {
  return Promise.all(
    [progressKey, todayPlanKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
}

export const savingSchedule = (userId: string) =>
  mutationOptions({
    mutationKey: ['save schedule'],
    mutationFn: async ({ week, from }: Begun) => {
      // The study page imports this file for today's plan, and never saves one.
      const [{ planWords }, { mergePlans, weekOfWhole, wholeOfWeek }, { weeklyPlanOf }] = await Promise.all([
        import('../copy.ts'),
        import('../merging.ts'),
        import('../draft.ts'),
      ])
      return saveWhole(
        {
          base: from ? wholeOfWeek(from) : undefined,
          mine: wholeOfWeek(week),
          words: planWords,
          merging: mergePlans,
        },
        (whole, { ifMatch }) =>
          api('POST /schedule', {
            body: { user_id: userId, weeklyPlan: weeklyPlanOf(weekOfWhole(whole)) },
            ifMatch,
          }),
      )
    },
    onSuccess: ({ schedule }) => {
      // The guide and others that use the plan are fetched again when shown.
      void queryClient.invalidateQueries({ refetchType: 'none' })
      queryClient.setQueryData(scheduleOf(userId).queryKey, schedule)
      return invalidateProgress()
    },
  })

/** Stores the tick on the device first: shown at once, sent when there is a connection. */
export function sayDone(userId: string, day: string, item: ScheduleItem, done: boolean): Promise<Delivery> {
  const body: Tick = { user_id: userId, schedule_item_id: item.id, completion_date: day, done }
  return deliver(userId, {
    id: newRecordKey(Date.now()),
    method: 'POST',
    path: TICK_PATH,
    body,
    about: `${day} ${item.id}`,
    createdAt: Date.now(),
    label: item.subject.name,
    isLight: true,
  })
}

/** Shows the tick before its write leaves the outbox, so that nothing flickers. */
export function putTick(
  userId: string,
  day: string,
  entry: Pick<OutboxEntry, 'path' | 'body' | 'state'>,
): void {
  const { queryKey } = progressOf(userId, day)
  void queryClient.cancelQueries({ queryKey })
  for (const [id, done] of wordsOf([entry], userId, day)) {
    const tick = { completion_date: day, schedule_item_id: id }
    queryClient.setQueryData(queryKey, (entries) => entries && withTick(entries, tick, done))
  }
}

export const forgetTick = (userId: string, key: string): Promise<void> => studentOutbox(userId).discard(key)

function withTick(entries: ProgressEntry[], tick: ProgressEntry, isDone: boolean): ProgressEntry[] {
  const others = entries.filter(
    ({ schedule_item_id, completion_date }) =>
      schedule_item_id !== tick.schedule_item_id || completion_date !== tick.completion_date,
  )
  return isDone ? [...others, tick] : others
}

/** `weekday` is 1 Monday to 7 Sunday. */
export const dateOf = (day: string, weekday: number): string => addDays(scheduleWeek(day).start, weekday - 1)
