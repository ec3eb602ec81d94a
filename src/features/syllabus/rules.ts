import { type Day, daysBetween } from '../../shared/calendar.ts'
import type { State, Studied } from './contract.ts'

/** A topic is kept so many days without being seen, when it was learned and not seen since. */
const KEPT_AT_FIRST = 20
/** Whoever still knew it after so many days will know it as many times as long. */
const KEPT_LONGER = 2

/**
 * Where a topic stands on a day, from sums alone: it is to be seen again once it was not seen for twice as long
 * as it had been kept before, less where answers were wrong.
 */
export function stateOf(studied: Omit<Studied, 'topic_id' | 'seconds' | 'state'>, day: Day): State {
  const { learned_on, last_on, questions, correct } = studied
  if (learned_on === null) return 'in_study'
  const right = questions > 0 ? correct / questions : 1
  const kept = daysBetween(learned_on, last_on) * KEPT_LONGER * right
  return daysBetween(last_on, day) > Math.max(KEPT_AT_FIRST, kept) ? 'again' : 'learned'
}
