import type { Stream } from './stream.ts'

export const BULLET = /^[•▪●■◦*►➢✓‣·–-]\s/u
const SUBJECT_BULLET = /^\S\s+\p{Lu}[^:;.\n]{2,60}:/u

/** Whether a bullet precedes this offset. */
export const bulleted = ({ text }: Stream, at: number): boolean => BULLET.test(text.slice(at, at + 3))

/** Whether bullets precede topics, and not names of subjects as in "• Matemática: Razão. Proporção.". */
export function bulletsList(stream: Stream): boolean {
  const starts = stream.lines.filter((at) => bulleted(stream, at))
  const subjects = starts.filter((at) => SUBJECT_BULLET.test(stream.text.slice(at, at + 90))).length
  return subjects < starts.length / 2
}
