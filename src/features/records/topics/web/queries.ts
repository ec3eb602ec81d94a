import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../../web/api/api.ts'
import type { topicsContract } from '../contract.ts'

const api = client<typeof topicsContract>()

/** What is saved here asks anew; what is saved elsewhere may lag this long. */
const FRESH_MS = 10 * 60_000

/** The topic last used comes first. */
export const topicsOf = (userId: string) =>
  queryOptions({
    queryKey: ['study-topics', userId],
    queryFn: ({ signal }) => api('GET /study-topics/:userId', { params: { userId }, signal }),
    staleTime: FRESH_MS,
  })
