import type { ChosenSubject } from '../records/contract.ts'
import type { SubjectOfDay } from '../schedule/progress/rules.ts'

/** The next subject to study, where no edital decides it. */
export interface NextSubject {
  /**
   * Its origin: today's plan, the last studied subject, or nothing yet; `done` means that today's plan is
   * complete.
   */
  readonly from: 'plan' | 'last' | 'nothing' | 'done'
  /** Null where the student must choose. */
  readonly subject: ChosenSubject | null
  /** Alternatives, one tap each. */
  readonly others: readonly ChosenSubject[]
  /** Subjects of today's plan. */
  readonly planned: readonly SubjectOfDay[]
}

/**
 * `last` is the last studied subject, null before the first record; ignored once the student no longer
 * studies it.
 */
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
