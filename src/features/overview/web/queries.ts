import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import { ASKED_ANEW } from '../../../web/api/queries.ts'
import type { overviewContract } from '../contract.ts'

const api = client<typeof overviewContract>()

/** Whoever changes study records, subjects or the career invalidates this key. */
export const overviewKey = ['overview']

/** `week` is its first day; the running week by default. */
export const overviewOf = (userId: string, week?: string) =>
  queryOptions({
    queryKey: [...overviewKey, userId, week ?? 'now'],
    queryFn: ({ signal }) =>
      api('GET /overview/:userId', { params: { userId }, query: week === undefined ? {} : { week }, signal }),
    ...ASKED_ANEW,
  })
