import { type Day, daysBetween } from '../../shared/calendar.ts'
import type { CatalogueEntry, State, StudiedTopic } from './contract.ts'

/** Returns the name that tells an edital from every other for those who hear the catalogue. */
export const spokenName = ({ body, position, year }: CatalogueEntry): string =>
  `${body}, ${position}, ${year}`

/** Days that a learned topic is kept without being seen again. */
const KEPT_AT_FIRST = 20
/** A topic still known after some days is kept as many times as long. */
const KEPT_LONGER = 2

/** Days are numbers, counted from any fixed day; `learned` is null until it is. */
interface Standing {
  readonly learned: number | null
  readonly last: number
  readonly questions: number
  readonly correct: number
}

/** A learned topic is to be seen again after twice its time kept, sooner after wrong answers. */
export function standingOn({ learned, last, questions, correct }: Standing, day: number): State {
  if (learned === null) return 'in_study'
  const right = questions > 0 ? correct / questions : 1
  return day - last > Math.max(KEPT_AT_FIRST, (last - learned) * KEPT_LONGER * right) ? 'again' : 'learned'
}

/** Like `standingOn`, by the student's days. */
export function stateOf(studied: Omit<StudiedTopic, 'topic_id' | 'seconds' | 'state'>, day: Day): State {
  const { learned_on, last_on, questions, correct } = studied
  const learned = learned_on === null ? null : daysBetween(day, learned_on)
  return standingOn({ learned, last: daysBetween(day, last_on), questions, correct }, 0)
}
