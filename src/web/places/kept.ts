import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../api/queries.ts'
import type { Kept } from './gives.ts'

export const YOUNG_MS = 60 * 60_000

const how = { staleTime: YOUNG_MS, retry: false } as const

export const keep = <Query extends { queryKey: QueryKey }>(query: Query): Kept => ({
  key: query.queryKey,
  ask: () => queryClient.fetchQuery({ ...query, ...how } as unknown as FetchQueryOptions),
  isRenewed: false,
})

/** What is saved on any screen changes it. */
export const keepRenewed = <Query extends { queryKey: QueryKey }>(query: Query): Kept => ({
  ...keep(query),
  isRenewed: true,
})

/** The first page of a list, which is renewed too. */
export const keepFirst = <Query extends { queryKey: QueryKey }>(query: Query): Kept => ({
  key: query.queryKey,
  ask: () => queryClient.fetchInfiniteQuery({ ...query, ...how } as unknown as FetchInfiniteQueryOptions),
  isRenewed: true,
})
