import { firstLetters, letterCount } from '../../../shared/text.ts'
import { LIMITS } from '../../records/contract.ts'
import type { StudyWish } from '../../records/wish.ts'
import type { OutlineNode } from './rules.ts'

/** The words of a topic as a record can hold them, an ellipsis where long ones are cut. */
export function abbreviatedForRecord(text: string): string {
  return letterCount(text) <= LIMITS.topic ? text : `${firstLetters(text, LIMITS.topic - 1).trimEnd()}…`
}

/** Returns the study page's first choice; null if the subject is not the student's yet. */
export function wishOf({
  kind,
  subject,
  title,
}: Pick<OutlineNode, 'kind' | 'subject' | 'title'>): StudyWish | null {
  return subject ? { subject, topic: kind === 'topic' ? abbreviatedForRecord(title()) : '' } : null
}
