import { useEffect } from 'react'
import type { ChosenSubject } from '../../../features/records/contract.ts'
import { choose } from '../../../features/timer/web/use-timer.ts'

export function useOnlySubject(
  userId: string,
  subjects: readonly ChosenSubject[] | undefined,
  chosen: ChosenSubject | null,
): void {
  const only = subjects?.length === 1 ? subjects[0] : undefined
  useEffect(() => {
    if (only && !chosen) void choose(userId, { subject: { id: only.id, name: only.name } })
  }, [userId, only, chosen])
}
