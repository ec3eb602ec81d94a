import type { ChosenSubject } from '../records/contract.ts'
import type { SubjectOfDay } from '../schedule/progress/rules.ts'

/** What an evening begins with where no edital says it. */
export interface NextSubject {
  /**
   * Whence it comes: today's plan, what was studied last, or
   * nothing yet; `done` is a plan of today that is kept.
   */
  readonly from: 'plan' | 'last' | 'nothing' | 'done'
  /** Null where the student is asked. */
  readonly subject: ChosenSubject | null
  /** What may be studied instead, by one tap too. */
  readonly others: readonly ChosenSubject[]
  /** Subjects of today's plan. */
  readonly planned: readonly SubjectOfDay[]
}

/**
 * `last` is the subject studied last, null before the first record; it counts only while it is the student's.
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
