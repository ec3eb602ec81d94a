import type { QueryKey } from '@tanstack/react-query'
import { settingsOf } from '../../features/account/settings/web/queries.ts'
import { careers } from '../../features/careers/web/queries.ts'
import { openExams } from '../../features/exams/web/queries.ts'
import { historyOf } from '../../features/history/web/queries.ts'
import { overviewOf } from '../../features/overview/web/queries.ts'
import { reportsOf } from '../../features/report/web/queries.ts'
import { progressOf, scheduleOf, todayPlanOf } from '../../features/schedule/web/queries.ts'
import { recordsOf } from '../../features/study/period/web/queries.ts'
import { studyDayOf } from '../../features/study/web/queries.ts'
import { subjects } from '../../features/subjects/web/queries.ts'
import { today } from '../../shared/calendar.ts'
import { ApiError } from '../api-error.ts'
import { queryClient } from '../queries.ts'
import { studentTimeZone } from '../time-zone.ts'
import { answersOf } from './answers.ts'

/** An answer younger than this need not be asked for only to be kept. */
const YOUNG_MS = 60 * 60_000

const how = { staleTime: YOUNG_MS, retry: false } as const

/** Asks for what each screen of the area shows first, so that all of them open without a network; gives back what ends it. */
export function keepWarm(userId: string): () => void {
  const over = new AbortController()
  const { signal } = over
  let isDone = false
  let isAsking = false
  const ask = async () => {
    if (isDone || isAsking || signal.aborted) return
    isAsking = true
    isDone = await warm(userId, signal)
    isAsking = false
  }
  // Any answer that comes tells that there is a network again: browsers are sure only of having none.
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) void ask()
  })
  signal.addEventListener('abort', unsubscribe)
  window.addEventListener('online', ask, { signal })
  if (navigator.onLine) void ask()
  return () => over.abort()
}

/** Asks one after the other, until an answer does not come: false then, as the others would not come either. */
async function warm(userId: string, signal: AbortSignal): Promise<boolean> {
  const kept = await answersOf(userId).catch(() => [])
  const young = new Set(kept.filter(({ at }) => Date.now() - at < YOUNG_MS).map(({ key }) => JSON.stringify(key)))
  for (const { key, ask } of asksFor(userId)) {
    if (signal.aborted) return false
    if (young.has(JSON.stringify(key))) continue
    const error = await ask().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (error instanceof ApiError && error.code === 'offline') return false
  }
  return true
}

/** What the screens show first, each with its key. */
function asksFor(userId: string): { key: QueryKey; ask: () => Promise<unknown> }[] {
  const day = today(Date.now(), studentTimeZone())
  const first = { ...recordsOf(userId, {}), ...how }
  const asks = [
    studyDayOf(userId, day),
    todayPlanOf(userId, day),
    scheduleOf(userId),
    progressOf(userId, day),
    subjects,
    overviewOf(userId),
    historyOf(userId, {}),
    openExams,
    careers,
    settingsOf(userId),
    reportsOf(userId),
  ].map((query) => ({ key: query.queryKey, ask: () => queryClient.fetchQuery({ ...query, ...how } as never) }))
  return [...asks, { key: first.queryKey, ask: () => queryClient.fetchInfiniteQuery(first) }]
}
