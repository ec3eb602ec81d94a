import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { settingsOf } from '../../../features/account/settings/web/queries.ts'
import { feedOf } from '../../../features/calendar-feed/web/queries.ts'
import { careers } from '../../../features/careers/web/queries.ts'
import { consistencyOf } from '../../../features/consistency/web/queries.ts'
import { openExams } from '../../../features/exams/web/queries.ts'
import { guideOf, materialOf } from '../../../features/guide/web/queries.ts'
import { importsOf } from '../../../features/imports/web/queries.ts'
import { mistakesOf } from '../../../features/mistakes/web/queries.ts'
import { mockExamsOf } from '../../../features/mock-exams/web/queries.ts'
import { logQuery } from '../../../features/records/log/web/queries.ts'
import { studySubjectsOf } from '../../../features/records/web/queries.ts'
import { remindersOf } from '../../../features/reminders/web/queries.ts'
import { reportsOf } from '../../../features/report/web/queries.ts'
import { progressOf, scheduleOf, todayPlanOf } from '../../../features/schedule/web/queries.ts'
import { subjects } from '../../../features/subjects/web/queries.ts'
import { watchesOf } from '../../../features/syllabus/watch/web/queries.ts'
import { syllabusOf } from '../../../features/syllabus/web/queries.ts'
import { weeklyGoalOf } from '../../../features/weekly-goal/web/queries.ts'
import { queryClient } from '../../../web/api/queries.ts'

/** A query whose answer the device stores, so that a screen opens without a network. */
export interface OfflineQuery {
  readonly key: QueryKey
  readonly ask: () => Promise<unknown>
  /** A save on any screen may change the answer: it is fetched again after a save, shown or not. */
  readonly isRenewed: boolean
}

/** An answer younger than this is not fetched again, unless a save may have changed it. */
export const YOUNG_MS = 60 * 60_000

const how = { staleTime: YOUNG_MS, retry: false } as const

const keep = <Query extends { queryKey: QueryKey }>(query: Query): OfflineQuery => ({
  key: query.queryKey,
  ask: () => queryClient.fetchQuery({ ...query, ...how } as unknown as FetchQueryOptions),
  isRenewed: false,
})

const keepRenewed = <Query extends { queryKey: QueryKey }>(query: Query): OfflineQuery => ({
  ...keep(query),
  isRenewed: true,
})

/** All queries of the area's screens for the student's `day`, in the order of fetching. */
export const offlineQueriesOf = (userId: string, day: string): readonly OfflineQuery[] => [
  keepRenewed(logQuery(userId)),
  keepRenewed(todayPlanOf(userId, day)),
  keep(scheduleOf(userId)),
  keepRenewed(progressOf(userId, day)),
  keepRenewed(syllabusOf(userId)),
  keep(watchesOf(userId)),
  keep(mockExamsOf(userId)),
  keep(importsOf(userId)),
  keepRenewed(mistakesOf(userId)),
  keep(openExams),
  keep(careers),
  keep(subjects),
  keep(settingsOf(userId)),
  keepRenewed(studySubjectsOf(userId)),
  keep(reportsOf(userId)),
  keepRenewed(guideOf(userId, day, undefined)),
  keepRenewed(materialOf(userId)),
  keepRenewed(weeklyGoalOf(userId, day)),
  keepRenewed(consistencyOf(userId)),
  keep(feedOf(userId)),
  keep(remindersOf(userId)),
]
