import { isKnown } from './heading-parts.ts'
import { shareOfCapitals } from './letters.ts'
import type { Stream } from './stream.ts'
import { namesCommonSubject, namesOccupation, soundsLikeBlock } from './words.ts'

/** Whether the next line is long or ends a sentence, without a number: "1.1 Matemática\nFrações." */
export function headsProse({ text, width }: Stream, end: number): boolean {
  const next = /^\s*\n\s*(?!\d)([^\n]+)/u.exec(text.slice(end, end + 200))?.[1] ?? ''
  return next.length >= Math.min(LONG_LINE, width * LONG_SHARE) || /[.;]\s*$/.test(next)
}

const [LONG_LINE, LONG_SHARE] = [60, 0.75]

/** Whether numbers from 1 follow a title in small letters: "Vendas e Negociação\n1 Noções". */
export const opensCount = (after: string, name: string): boolean => /\p{Ll}/u.test(name) && COUNTS.test(after)

const COUNTS = /^\s*1(?:\.0)?(?:\s?[.)]|\s?[-–—])?\s+["“]?\p{Lu}/u

/** How surely a line of its own is a title, 0 to 5. */
export function strengthAlone(stream: Stream, at: number, end: number, name: string): number {
  const known = isKnown(name)
  if (stream.apart.has(at)) return known ? 4.5 : 3.5
  if (opensCount(stream.text.slice(end), name)) return 4
  // The first line has nothing above it either.
  const isOver = (stream.gaps.has(at) || at === 0) && headsProse(stream, end)
  if (isListed(stream, name, isOver)) return 2
  const unknown = isOver || standsOut(stream.text, at, end) ? 3.5 : 2
  return known ? 4 : unknown
}

/** If titles stand between empty lines, others are none; unclosed lines need a known subject. */
function isListed({ apart, unclosed }: Stream, name: string, isOver: boolean): boolean {
  if (soundsLikeBlock(name)) return false
  return (!isOver && apart.size >= 2) || (unclosed && !namesCommonSubject(name))
}

/** Whether the line before is closed, this one is not, and the next one is longer. */
function standsOut(text: string, at: number, end: number): boolean {
  const next = /^\n([^\n]*)/.exec(text.slice(end, end + 400))?.[1]?.trim() ?? ''
  const says = next.length > (end - at) * 1.2 || /[.;]$/.test(next)
  const before = text.slice(Math.max(0, at - 120), at).trimEnd()
  const above = before.slice(before.lastIndexOf('\n') + 1)
  if (before.endsWith('.') && namesOccupation(text.slice(at, end)) && soundsLikeBlock(next)) return true
  const closed = before.endsWith('.') || soundsLikeBlock(above) || shareOfCapitals(above) > 0.8
  return closed && says && shareOfCapitals(next) < 0.5
}
