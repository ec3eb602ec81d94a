import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { client } from '../../../web/api/api.ts'
import { ASKED_ANEW } from '../../../web/api/queries.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { useCounting } from '../../../web/outbox/use-counting.ts'
import { useUntilAnswered } from '../../../web/outbox/use-until-answered.ts'
import { topicsOf } from '../../records/topics/web/queries.ts'
import type { overviewContract } from '../contract.ts'
import { onLaterDay } from '../rules.ts'
import type { withWaiting } from '../waiting.ts'

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

const counting = async () => (await import('../waiting.ts')).withWaiting
const asItIs: typeof withWaiting = (known) => known

/**
 * What the server knows, with the sessions that wait on the device, as of the student's day now. What
 * another week had stays until this one's answer is there.
 */
export function useOverview(userId: string, week?: string) {
  const day = useToday()
  const answer = useQuery({ ...overviewOf(userId, week), placeholderData: keepPreviousData })
  const { writes, count } = useCounting(userId, counting, asItIs)
  const { data: topics } = useQuery({ ...topicsOf(userId), enabled: writes.length > 0 })
  const { data } = answer
  const known = useMemo(() => {
    const now = data && week === undefined ? onLaterDay(data, day) : data
    return now && count(now, writes, topics)
  }, [data, week, day, writes, count, topics])
  return { known: useUntilAnswered(known, { waiting: writes, answer, of: `${day} ${week}` }), answer }
}
