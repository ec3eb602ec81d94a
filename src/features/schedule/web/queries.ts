import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { addDays, scheduleWeek, weekdayOf } from '../../../shared/calendar.ts'
import { newRecordKey } from '../../../shared/ids.ts'
import { client } from '../../../web/api.ts'
import type { OutboxEntry } from '../../../web/outbox-rules.ts'
import { ASKED_ANEW, queryClient } from '../../../web/queries.ts'
import { type Delivery, deliver, studentOutbox } from '../../../web/student-outbox.ts'
import type { PlannedDay, ScheduleItem, scheduleContract } from '../contract.ts'
import type { ProgressEntry, progressContract, Tick, TodayPlan } from '../progress/contract.ts'
import { TICK_PATH, wordsOf } from '../progress/rules.ts'

const api = client<typeof scheduleContract & typeof progressContract>()

const progressKey = ['progress']
const todayPlanKey = ['today-plan']

/** The student's plan of the week. */
export const scheduleOf = (userId: string) =>
  queryOptions({
    queryKey: ['schedule', userId],
    queryFn: ({ signal }) => api('GET /schedule/:userId', { params: { userId }, signal }),
    ...ASKED_ANEW,
  })

/** What is completed in the week of `day`, Monday to Sunday (spec §7). */
export const progressOf = (userId: string, day: string) => {
  const { start, end } = scheduleWeek(day)
  return queryOptions({
    queryKey: [...progressKey, userId, start],
    queryFn: ({ signal }) =>
      api('GET /progress/:userId', { params: { userId }, query: { startDate: start, endDate: end }, signal }),
    // A week that the server was not asked for yet.
    meta: { standIn: { like: [...progressKey, userId], as: () => [] } },
    ...ASKED_ANEW,
  })
}

/** What the plan of the week has for a day, nothing of it done yet. */
const planFrom = (items: readonly ScheduleItem[], day: string): TodayPlan => ({
  day,
  items: items
    .filter(({ day_of_week }) => day_of_week === weekdayOf(day))
    .map(({ id, subject_id, subject }) => ({ id, subject_id, name: subject.name, done: false })),
})

/** What is planned for the student's today and whether it is done, for 'Para estudar hoje' (spec §2). */
export const todayPlanOf = (userId: string, day: string) =>
  queryOptions({
    queryKey: [...todayPlanKey, userId, day],
    queryFn: ({ signal }) => api('GET /today-plan/:userId', { params: { userId }, signal }),
    meta: { standIn: { like: scheduleOf(userId).queryKey, as: (items: ScheduleItem[]) => planFrom(items, day) } },
    ...ASKED_ANEW,
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

/** Says of an item whether it is done on `day`, on the device first: shown at once, sent when there is a connection. */
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

/** Puts what the server took into the week shown, before it leaves the outbox: nothing flickers. */
export function putTick(userId: string, day: string, entry: Pick<OutboxEntry, 'path' | 'body' | 'state'>): void {
  const { queryKey } = progressOf(userId, day)
  void queryClient.cancelQueries({ queryKey })
  for (const [id, done] of wordsOf([entry], userId, day)) {
    const tick = { completion_date: day, schedule_item_id: id }
    queryClient.setQueryData(queryKey, (entries) => entries && withTick(entries, tick, done))
  }
}

/** Gives up a tick that the server refused. */
export const forgetTick = (userId: string, key: string): Promise<void> => studentOutbox(userId).discard(key)

function withTick(entries: ProgressEntry[], tick: ProgressEntry, isDone: boolean): ProgressEntry[] {
  const others = entries.filter(
    ({ schedule_item_id, completion_date }) =>
      schedule_item_id !== tick.schedule_item_id || completion_date !== tick.completion_date,
  )
  return isDone ? [...others, tick] : others
}

/** The date of a weekday (1 Monday … 7 Sunday) in the week of `day`. */
export const dateOf = (day: string, weekday: number): string => addDays(scheduleWeek(day).start, weekday - 1)
