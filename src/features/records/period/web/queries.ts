import { infiniteQueryOptions } from '@tanstack/react-query'
import { client } from '../../../../web/api/api.ts'
import { ASKED_ANEW } from '../../../../web/api/queries.ts'
import { NEXT_CURSOR, type studyContract } from '../../contract.ts'
import type { KnownRecord } from '../../pending.ts'
import type { Period } from '../rules.ts'

const api = client<typeof studyContract>()

/** One page fills a few screens. */
const PAGE = 30

/** Begins the key of every list of records. */
export const recordsKey = ['study-records']

/** Newest first; the next page's beginning is null on the last. */
export interface RecordsPage {
  records: readonly KnownRecord[]
  next: string | null
}

export const recordsOf = (userId: string, period: Period, subject: number | null = null) =>
  infiniteQueryOptions({
    queryKey: [...recordsKey, userId, period.from ?? null, period.to ?? null, subject],
    queryFn: async ({ pageParam, signal }): Promise<RecordsPage> => {
      const page: RecordsPage = { records: [], next: null }
      page.records = await api('GET /user-study-records/user/:userId', {
        params: { userId },
        query: {
          ...period,
          limit: PAGE,
          ...(subject !== null && { subject_id: subject }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
        onHeaders: (headers) => {
          page.next = headers.get(NEXT_CURSOR)
        },
      })
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...ASKED_ANEW,
  })
