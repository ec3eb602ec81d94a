import type { Day } from '../../../shared/calendar.ts'
import { isBlank } from '../../../shared/text.ts'
import { MESSAGES, type Target } from './contract.ts'

/** The form as typed; the day is undefined until it is whole. */
export interface TargetForm {
  readonly body: string
  readonly position: string
  readonly board: string
  readonly exam_day: Day | null
}

export const EMPTY_TARGET: TargetForm = { body: '', position: '', board: '', exam_day: null }

/** Returns the fault of the name, if any. */
export function wrongName({ body }: TargetForm): string | undefined {
  return isBlank(body) ? MESSAGES.noName : undefined
}

/** Fills the form with a target. */
export function formOf({ body, position, board, exam_day }: Target): TargetForm {
  return { body, position, board, exam_day }
}
