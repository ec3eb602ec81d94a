import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api.ts'
import { ASKED_ANEW } from '../../../web/queries.ts'
import type { overviewContract } from '../contract.ts'

const api = client<typeof overviewContract>()

/** The start of every overview's key: whoever changes study records, subjects or the career invalidates it. */
export const overviewKey = ['overview']

/** A student's overview with the chart of the week that begins on `week`, or of the one that is running. */
export const overviewOf = (userId: string, week?: string) =>
  queryOptions({
    queryKey: [...overviewKey, userId, week ?? 'now'],
    queryFn: ({ signal }) =>
      api('GET /overview/:userId', { params: { userId }, query: week === undefined ? {} : { week }, signal }),
    ...ASKED_ANEW,
  })
