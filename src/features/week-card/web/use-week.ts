import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, type Day, scheduleWeek } from '../../../shared/calendar.ts'
import { me } from '../../account/web/queries.ts'
import { useConsistency } from '../../consistency/web/queries.ts'
import type { GuideMaterial } from '../../guide/contract.ts'
import { materialOf } from '../../guide/web/queries.ts'
import { useHistory } from '../../history/web/queries.ts'
import { daysOf, isStudied, type Week } from '../rules.ts'

export type Which = 'this' | 'last'

/** The week that the student chose, else this one, or the last while this one has no study. */
export function useWhich(userId: string): [Which, (which: Which) => void] {
  const { known } = useConsistency(userId)
  const [chosen, choose] = useState<Which>()
  const hasBegun = !known || isStudied({ days: daysOf(known, mondayOf(known.day, 'this')) })
  return [chosen ?? (hasBegun ? 'this' : 'last'), choose]
}

/** Undefined until it is known; has subjects only where they are to be named. */
export function useWeek(userId: string, which: Which, isNaming: boolean): Week | undefined {
  const { known } = useConsistency(userId)
  const { data: student } = useQuery(me)
  const { data: material } = useQuery(materialOf(userId))
  const monday = known && mondayOf(known.day, which)
  const { known: history } = useHistory(userId, monday ? { from: monday, to: addDays(monday, 6) } : {})
  if (!(known && monday)) return undefined
  const subjects = (isNaming ? history : undefined)?.subjects.flatMap(({ subject_id, name, study_time }) =>
    name ? [{ id: subject_id, name, seconds: study_time }] : [],
  )
  return { days: daysOf(known, monday), subjects, exam: examOf(material?.target, student) }
}

const mondayOf = (day: Day, which: Which): Day => addDays(scheduleWeek(day).start, which === 'this' ? 0 : -7)

const examOf = (
  target: GuideMaterial['target'] | undefined,
  student: { career_name: string | null } | undefined,
): string => target?.body ?? student?.career_name ?? ''
