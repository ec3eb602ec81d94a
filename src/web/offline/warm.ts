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
import { queryClient } from '../queries.ts'
import { studentTimeZone } from '../time-zone.ts'
import { answersOf } from './answers.ts'

/** An answer younger than this need not be asked for only to be kept. */
const YOUNG_MS = 60 * 60_000

const how = { staleTime: YOUNG_MS, retry: false } as const

/** Asks for what each screen of the area shows first, one after the other, so that all of them open without a network. */
export async function warm(userId: string): Promise<void> {
  const day = today(Date.now(), studentTimeZone())
  const kept = await answersOf(userId).catch(() => [])
  const young = new Set(kept.filter(({ at }) => Date.now() - at < YOUNG_MS).map(({ key }) => JSON.stringify(key)))
  const first = { ...recordsOf(userId, {}), ...how }
  const asks: [key: readonly unknown[], ask: () => Promise<void>][] = [
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
  ].map((query) => [query.queryKey, () => queryClient.prefetchQuery({ ...query, ...how } as never)])
  asks.push([first.queryKey, () => queryClient.prefetchInfiniteQuery(first)])
  for (const [key, ask] of asks) {
    if (!young.has(JSON.stringify(key))) await ask()
  }
}
