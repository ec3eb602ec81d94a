import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { client } from '../../../web/api/api.ts'
import { ASKED_ANEW } from '../../../web/api/queries.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { useCounting } from '../../../web/outbox/use-counting.ts'
import { useUntilAnswered } from '../../../web/outbox/use-until-answered.ts'
import type { Period } from '../../records/period/rules.ts'
import type { historyContract } from '../contract.ts'
import type { trendWithWaiting, withWaiting } from '../waiting.ts'

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

/** It is the same object until it says something else. */
const useSamePeriod = ({ from, to }: Period): Period =>
  useMemo(() => ({ ...(from && { from }), ...(to && { to }) }), [from, to])

const wordsOf = ({ from, to }: Period) => `${from} ${to}`

const counting = async () => (await import('../waiting.ts')).withWaiting
const asItIs: typeof withWaiting = (known) => known
const countingTrend = async () => (await import('../waiting.ts')).trendWithWaiting
const trendAsItIs: typeof trendWithWaiting = (known) => known

/** What the server knows of a period, with the sessions that wait on the device. */
export function useHistory(userId: string, period: Period, enabled: boolean) {
  const answer = useQuery({ ...historyOf(userId, period), enabled })
  const { writes, count } = useCounting(userId, counting, asItIs)
  const { data, isPlaceholderData } = answer
  const stable = useSamePeriod(period)
  const known = useMemo(
    () => (data && !isPlaceholderData ? count(data, writes, stable) : data),
    [data, isPlaceholderData, writes, count, stable],
  )
  return { known: useUntilAnswered(known, { waiting: writes, answer, of: wordsOf(stable) }), answer }
}

/** The same of its trend. */
export function useTrend(userId: string, period: Period) {
  const answer = useQuery(trendOf(userId, period))
  const { writes, count } = useCounting(userId, countingTrend, trendAsItIs)
  const { data, isPlaceholderData } = answer
  const day = useToday()
  const stable = useSamePeriod(period)
  const known = useMemo(
    () => (data && !isPlaceholderData ? count(data, writes, { period: stable, day }) : data),
    [data, isPlaceholderData, writes, count, stable, day],
  )
  const of = `${day} ${wordsOf(stable)}`
  return { known: useUntilAnswered(known, { waiting: writes, answer, of }), answer }
}

export function downloadRecords(userId: string, period: Period): Promise<Blob> {
  return api('GET /history/:userId/records.csv', { params: { userId }, query: period, timeout: DOWNLOAD_MS })
}
