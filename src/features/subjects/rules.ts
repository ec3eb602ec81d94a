import type { FieldErrors } from '../../shared/errors.ts'
import { MESSAGES, type SubjectChoice } from './contract.ts'

type Lists = Pick<SubjectChoice, 'subject_ids' | 'subjects_to_deactivate'>

/** Errors by field: nothing selected, or a subject in both lists. */
export function choiceErrors({ subject_ids, subjects_to_deactivate = [] }: Lists): FieldErrors | undefined {
  if (subject_ids.length === 0) return { subject_ids: [MESSAGES.noneSelected] }
  const activated = new Set(subject_ids)
  if (subjects_to_deactivate.some((id) => activated.has(id)))
    return { subjects_to_deactivate: [MESSAGES.inBothLists] }
  return undefined
}

/** Errors by field for ids that the student may not see. */
export function unknownErrors(
  { subject_ids, subjects_to_deactivate = [] }: Lists,
  isVisible: (id: number) => boolean,
): FieldErrors | undefined {
  const lists = Object.entries({ subject_ids, subjects_to_deactivate })
    .map(
      ([field, ids]) =>
        [field, [...new Set(ids)].filter((id) => !isVisible(id)).map(MESSAGES.unknownId)] as const,
    )
    .filter(([, texts]) => texts.length > 0)
  return lists.length > 0 ? Object.fromEntries(lists) : undefined
}

/** Deactivates active subjects that are no longer selected. */
export function choiceOf(selected: ReadonlySet<number>, active: readonly number[]): Lists {
  return { subject_ids: [...selected], subjects_to_deactivate: active.filter((id) => !selected.has(id)) }
}

/** The active subjects as a whole: each is a part, so that nothing collides. */
export const wholeOfChoice = (ids: Iterable<number>): Readonly<Record<string, true>> =>
  Object.fromEntries([...ids].map((id) => [`subject ${id}`, true] as const))

export const idsOfWhole = (whole: Readonly<Record<string, true>>): number[] =>
  Object.keys(whole).map((part) => Number(part.split(' ')[1]))
