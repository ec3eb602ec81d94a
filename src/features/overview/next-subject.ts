import type { ChosenSubject } from '../records/contract.ts'
import type { SubjectOfDay } from '../schedule/progress/rules.ts'

export interface NextSubject {
  /** `done` means that today's plan is complete. */
  readonly from: 'plan' | 'last' | 'nothing' | 'done'
  /** Null where the student must choose. */
  readonly subject: ChosenSubject | null
  readonly others: readonly ChosenSubject[]
  readonly planned: readonly SubjectOfDay[]
}

/** `last` is null before the first record, and ignored once no longer studied. */
export function nextSubject(
  planned: readonly SubjectOfDay[],
  subjects: readonly ChosenSubject[],
  last: number | null,
): NextSubject {
  const [first, ...left] = planned
    .filter(({ done, count }) => done < count)
    .map(({ id, name }) => ({ id, name }))
  if (first) return { from: 'plan', subject: first, others: left, planned }
  const before = subjects.find(({ id }) => id === last) ?? null
  if (planned.length > 0) return { from: 'done', subject: null, others: subjects, planned }
  const others = subjects.filter(({ id }) => id !== before?.id)
  return { from: before ? 'last' : 'nothing', subject: before, others, planned }
}
