import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { chartWeeks } from '../../../shared/calendar.ts'
import { useToday } from '../../../web/device/use-today.ts'
import { useLog } from '../../records/log/web/queries.ts'
import { studySubjectsOf } from '../../records/web/queries.ts'
import { overviewFrom, weekToShow } from '../rules.ts'

/** `start` is a week's first day, by default the running week's. */
export function useOverview(userId: string, start?: string) {
  const day = useToday()
  const { log, answer } = useLog(userId)
  const known = useMemo(() => {
    const weeks = chartWeeks(day)
    const week = weekToShow(weeks, start) ?? weeks.at(-1)
    return log && week && overviewFrom(log.records, { day, week, names: log.names })
  }, [log, day, start])
  return { known, isWhole: log?.isWhole === true, answer }
}

export function useSubjectsCount(userId: string): number | undefined {
  return useQuery(studySubjectsOf(userId)).data?.length
}
