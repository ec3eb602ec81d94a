import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api.ts'
import { ASKED_ANEW } from '../../../web/queries.ts'
import type { Period } from '../../study/period/rules.ts'
import type { historyContract } from '../contract.ts'

const api = client<typeof historyContract>()

/** A spreadsheet of ten years takes longer than an answer. */
const DOWNLOAD_MS = 120_000

/** The start of every history's key: whoever changes study records or subjects invalidates it. */
export const historyKey = ['history']

/** What a student did in a period; the one shown before stays until it is there. */
export const historyOf = (userId: string, period: Period) =>
  queryOptions({
    queryKey: [...historyKey, userId, period.from ?? null, period.to ?? null],
    queryFn: ({ signal }) => api('GET /history/:userId', { params: { userId }, query: period, signal }),
    placeholderData: keepPreviousData,
    ...ASKED_ANEW,
  })

/** The records of a period as a spreadsheet. */
export function downloadRecords(userId: string, period: Period): Promise<Blob> {
  return api('GET /history/:userId/records.csv', { params: { userId }, query: period, timeout: DOWNLOAD_MS })
}
