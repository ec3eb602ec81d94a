import { isUnclosed, SMALL_END } from './heading-parts.ts'
import type { Stream } from './stream.ts'

export const BULLET = /^[•▪●■◦*►➢✓‣·–-]\s/u
const SUBJECT_BULLET = /^\S\s+\p{Lu}[^:;.\n]{2,60}:/u

/** Whether a bullet stands before what begins at this place. */
export const bulleted = ({ text }: Stream, at: number): boolean => BULLET.test(text.slice(at, at + 3))

/** Whether bullets stand before topics, and not before the names of subjects: "• Matemática: Razão. Proporção.". */
export function bulletsList(stream: Stream): boolean {
  const starts = stream.lines.filter((at) => bulleted(stream, at))
  const subjects = starts.filter((at) => SUBJECT_BULLET.test(stream.text.slice(at, at + 90))).length
  return subjects < starts.length / 2
}

/**
 * A line between two bullets whose first word would have had room in the line above: the margin did not break it.
 */
export function hadRoomAbove(stream: Stream, index: number): boolean {
  const { text, lines, reach } = stream
  const [before = 0, at = 0, next = text.length] = lines.slice(index - 1, index + 2)
  const line = text.slice(before, at).trimEnd()
  const word = /^\S+/.exec(text.slice(at))?.[0] ?? ''
  const isOpen = SMALL_END.test(line) || line.endsWith(',') || isUnclosed(line)
  return (
    bulleted(stream, before) && bulleted(stream, next) && !isOpen && line.length + 1 + word.length < reach
  )
}
