import { useMemo } from 'react'
import { client } from '../../../web/api/api.ts'
import { useLog } from '../../records/log/web/queries.ts'
import { isWithin, type Period } from '../../records/period/rules.ts'
import type { historyContract } from '../contract.ts'
import { historyFrom } from '../rules.ts'

const api = client<typeof historyContract>()

/** A spreadsheet of ten years takes longer than other answers. */
const DOWNLOAD_MS = 120_000

export function useHistory(userId: string, { from, to }: Period) {
  const { log, answer } = useLog(userId)
  const known = useMemo(() => {
    const period = { ...(from && { from }), ...(to && { to }) }
    return log?.isWhole ? historyFrom(log.records.filter(isWithin(period)), log.names) : undefined
  }, [log, from, to])
  return { known, answer }
}

export function downloadRecords(userId: string, period: Period): Promise<Blob> {
  return api('GET /history/:userId/records.csv', { params: { userId }, query: period, timeout: DOWNLOAD_MS })
}
