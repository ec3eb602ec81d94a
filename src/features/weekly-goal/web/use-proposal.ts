import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { consistencyOf } from '../../consistency/web/queries.ts'
import { materialOf } from '../../guide/web/queries.ts'
import type { WeeklyGoal } from '../contract.ts'
import { type Proposal, proposalOf } from '../proposal.ts'

/** Undefined while nothing is known of an edital. */
export function useProposal(
  userId: string,
  { day, planned }: Pick<WeeklyGoal, 'day' | 'planned'>,
): Proposal | undefined {
  const { data: material } = useQuery(materialOf(userId))
  const { data: year } = useQuery(consistencyOf(userId, day))
  return useMemo(
    () => material && year && proposalOf(material, { day, planned: planned.length, days: year.days }),
    [material, year, day, planned.length],
  )
}
