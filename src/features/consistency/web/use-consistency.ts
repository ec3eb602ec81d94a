import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { studentTimeZone } from '../../../web/device/time-zone.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { useOutbox } from '../../../web/outbox/use-outbox.ts'
import { onLaterDay, todayOf, withWaiting } from '../rules.ts'
import { consistencyOf } from './queries.ts'

/** What the server knows, with the sessions that wait on the device, as of the student's day now. */
export function useConsistency(userId: string) {
  const answer = useQuery(consistencyOf(userId, useToday()))
  const writes = useOutbox(userId)
  const { data } = answer
  const zone = studentTimeZone()
  const day = data && todayOf(data, Date.now(), zone)
  const known = useMemo(
    () => data && day && withWaiting(onLaterDay(data, day), writes, zone),
    [data, day, writes, zone],
  )
  return { known, answer }
}
