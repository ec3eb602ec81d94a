import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { consistencyOf } from '../../consistency/web/queries.ts'
import { materialOf } from '../../guide/web/queries.ts'
import type { WeeklyGoal } from '../contract.ts'
import { type Proposal, proposalOf } from '../proposal.ts'

/** Undefined while nothing is known of an edital, or of the student's weeks. */
export function useProposal(userId: string, { day }: Pick<WeeklyGoal, 'day'>): Proposal | undefined {
  const { data: material } = useQuery(materialOf(userId))
  const { data: year } = useQuery(consistencyOf(userId, day))
  return useMemo(
    () => material && year && proposalOf(material, { day, days: year.days }),
    [material, year, day],
  )
}
