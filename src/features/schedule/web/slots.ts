import { type OfStudent, slot } from '../../../web/panels/panels.tsx'
import type { PlannableSubject } from '../draft.ts'

/** The slot under the schedule, after the week was planned. */
export const plannedSlot = slot<OfStudent>('planned')

export interface Suggesting extends OfStudent {
  /** The student's subjects. */
  subjects: readonly PlannableSubject[]
  /** The weekdays of the plan, 1 for Monday. */
  planned: readonly number[]
  /** Takes the subjects of each day, Monday first. */
  onSuggest: (days: readonly (readonly PlannableSubject[])[]) => void
  onClose: () => void
}

/** The slot for the dialog that suggests a week. */
export const suggestionSlot = slot<Suggesting>('suggested week')
