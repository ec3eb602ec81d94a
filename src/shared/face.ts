import { fold } from './text.ts'

/** Degrees from one id to the next: ids that follow each other get hues far apart. */
const GOLDEN_ANGLE = 137.508

export const hueOf = (subjectId: number): number => Math.round((subjectId * GOLDEN_ANGLE) % 360)

/** Words that many subjects begin with, so that their letter tells nothing apart. */
const COMMON = new Set(
  'a as da das de do dos e em o os ao para conhecimentos direito legislacao lingua nocoes'.split(' '),
)

/** A subject's letter: 'C' for 'Direito Constitucional'; empty for a name without words. */
export function initialOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const own = words.find((word) => !COMMON.has(fold(word))) ?? words[0] ?? ''
  return [...own.toUpperCase()][0] ?? ''
}
