import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../web/api/api.ts'
import { queryClient } from '../../../web/api/queries.ts'
import { streamClient } from '../../../web/api/stream-api.ts'
import type { Period } from '../../records/period/rules.ts'
import type { Report, ReportEvent, reportContract } from '../contract.ts'

const api = client<typeof reportContract>()
const stream = streamClient<typeof reportContract>()

/** The server's limit and a moment more. */
const REPORT_MS = 65_000

const reportKey = (userId: string) => ['report', userId]

export const reportsOf = (userId: string) =>
  queryOptions({
    queryKey: [...reportKey(userId), 'list'],
    queryFn: ({ signal }) => api('GET /reports/:userId', { params: { userId }, signal }),
  })

/** A stored report never changes. */
export const reportOf = (userId: string, id: number) =>
  queryOptions({
    queryKey: [...reportKey(userId), id],
    queryFn: ({ signal }) => api('GET /reports/:userId/:id', { params: { userId, id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Yields the report as it comes. Throws `ApiError`. */
export const writeReport = (
  userId: string,
  period: Period,
  signal: AbortSignal,
): AsyncGenerator<ReportEvent> =>
  stream('POST /reports', { body: { user_id: userId, ...period }, signal, timeout: REPORT_MS })

export function knowReport(userId: string, report: Report): void {
  queryClient.setQueryData(reportOf(userId, report.id).queryKey, report)
  void queryClient.invalidateQueries(reportsOf(userId))
}

export async function deleteReport(userId: string, id: number): Promise<void> {
  await api('DELETE /reports/:id', { params: { id } })
  void queryClient.invalidateQueries(reportsOf(userId))
}
