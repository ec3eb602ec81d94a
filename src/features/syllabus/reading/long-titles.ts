import {
  contentAfter,
  type Heading,
  isKnown,
  isUnclosed,
  numbered,
  SMALL_END,
  startsParagraph,
} from './heading-parts.ts'
import type { Stream } from './stream.ts'
import { namesOccupation } from './words.ts'

const [LONG, LONGEST] = [60, 260]
const LONGER = 1.05
const IN_TITLE_CASE = 0.7
const LEAST_WORDS = 5

/** A title of more than one line: "Professor – Licenciatura em Letras, com Habilitação em\nInglês". */
export function longTitle(stream: Stream, at: number, index: number): Heading | undefined {
  const { text, lines } = stream
  if (!startsParagraph(stream, index)) return
  const { num, from } = numbered(text, at)
  const ends = [lines[index + 1], lines[index + 2]].map((next) => (next ?? text.length + 1) - 1)
  const found = ends.find((end, lower) =>
    isTitle(stream, text.slice(from, end), text.slice(end), lower === 1),
  )
  if (found === undefined || num.includes('.')) return
  const name = text.slice(from, found).trim().replace(/\s+/g, ' ')
  const to = contentAfter(text, found)
  return { at, to, name, num, capitals: false, place: 'line', mark: '', strength: 4 }
}

function isTitle({ width }: Stream, printed: string, after: string, isTwo: boolean): boolean {
  const name = printed.trim()
  if (name.length < LONG || name.length > LONGEST || !/^\p{Lu}[^.;:!?]*[^,.;:!?]$/u.test(name)) return false
  if (SMALL_END.test(name) || isUnclosed(name) || !(isKnown(name) || namesOccupation(name))) return false
  // The text below begins with a number, or ends a sentence within its first line.
  if (!/^\s*\n\s*(?:1[.)\s-]|["“]?\p{Lu}[^\n]*[.;](?:\s|$))/u.test(after)) return false
  if (!isTwo) return name.length > width * LONGER || inTitleCase(name)
  return inTitleCase(name) && name.indexOf('\n') > width * IN_TITLE_CASE
}

/** Whether nearly all long words begin with a capital. */
function inTitleCase(name: string): boolean {
  const words = name.match(/\p{L}{4,}/gu) ?? []
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
  return words.length >= LEAST_WORDS && capitals.length >= words.length * IN_TITLE_CASE
}
