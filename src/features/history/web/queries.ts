import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import { ASKED_ANEW } from '../../../web/api/queries.ts'
import type { Period } from '../../records/period/rules.ts'
import type { historyContract } from '../contract.ts'

const api = client<typeof historyContract>()

/** A spreadsheet of ten years takes longer than other answers. */
const DOWNLOAD_MS = 120_000

/** Whoever changes study records or subjects invalidates this key. */
export const historyKey = ['history']

/** The period shown before stays until the new one is there. */
export const historyOf = (userId: string, period: Period) =>
  queryOptions({
    queryKey: [...historyKey, userId, period.from ?? null, period.to ?? null],
    queryFn: ({ signal }) => api('GET /history/:userId', { params: { userId }, query: period, signal }),
    placeholderData: keepPreviousData,
    ...ASKED_ANEW,
  })

/** It belongs to the history, and goes stale with it. */
export const trendOf = (userId: string, period: Period) =>
  queryOptions({
    queryKey: [...historyKey, userId, period.from ?? null, period.to ?? null, 'trend'],
    queryFn: ({ signal }) => api('GET /history/:userId/trend', { params: { userId }, query: period, signal }),
    placeholderData: keepPreviousData,
    ...ASKED_ANEW,
  })

export function downloadRecords(userId: string, period: Period): Promise<Blob> {
  return api('GET /history/:userId/records.csv', { params: { userId }, query: period, timeout: DOWNLOAD_MS })
}
