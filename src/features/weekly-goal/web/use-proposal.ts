import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConsistency } from '../../consistency/web/queries.ts'
import { materialOf } from '../../guide/web/queries.ts'
import type { SavedGoal } from '../contract.ts'
import { type Proposal, proposalOf } from '../proposal.ts'

/** Undefined until the edital and the student's weeks are known. */
export function useProposal(userId: string, { day }: Pick<SavedGoal, 'day'>): Proposal | undefined {
  const { data: material } = useQuery(materialOf(userId))
  const { known: year } = useConsistency(userId)
  return useMemo(
    () => material && year && proposalOf(material, { day, days: year.days }),
    [material, year, day],
  )
}
