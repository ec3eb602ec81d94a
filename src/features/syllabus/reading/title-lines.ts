import { BULLET } from './bullets.ts'
import { saysQuestions } from './counted-titles.ts'
import {
  contentAfter,
  type Heading,
  isKnown,
  isUnclosed,
  numbered,
  SMALL_END,
  startsParagraph,
} from './heading-parts.ts'
import { headsProse, opensCount, strengthAlone } from './lone-titles.ts'
import { nameOf } from './quantities.ts'
import type { Stream } from './stream.ts'
import { namesCommonSubject, namesOccupation, soundsLikeBlock } from './words.ts'

/** A short unclosed line, after a closed line and before one that begins anew. */
export function titleLine(stream: Stream, at: number, index: number): Heading | undefined {
  const { text, lines, width } = stream
  const end = (lines[index + 1] ?? text.length + 1) - 1
  const { num, from } = counted(stream, at, end)
  const name = text.slice(from, end).replace(/[\s:–—-]+$/, '')
  const isFull = num === '' && nameOf(name).length > width * 0.8 && !partsBullets(stream, index)
  if (isFull || !couldStandAlone(name)) return
  const isSection = num.includes('.')
  if (isSection && !headsSection(stream, end, name)) return
  const after = text.slice(end)
  if (!isApart(stream, index, after, name)) return
  if (!opens(/^\d/.test(num) && isKnown(name), after)) return
  const isPost = /^0\d$/.test(num) && namesOccupation(name)
  const strength = Math.max(
    Number(isSection) * SECTION,
    Number(isPost) * POST,
    strengthAlone(stream, at, end, name),
  )
  return { at, to: contentAfter(text, end), name, num, capitals: false, place: 'line', mark: '', strength }
}

const LETTER = /([a-z])\.[^\S\n]+(?=\p{Lu}\p{Ll})/uy

/** A letter with a full stop numbers a title of prose: "e. Mecânica dos Solos\nPlasticidade dos solos." */
function counted(stream: Stream, at: number, end: number): { num: string; from: number } {
  LETTER.lastIndex = at
  const [whole = '', num] = LETTER.exec(stream.text) ?? []
  if (num !== undefined && headsProse(stream, end)) return { num, from: at + whole.length }
  return numbered(stream.text, at)
}

// Strength of a heading with a number such as 2.1.
const SECTION = 3.5
// Strength of a post with its code: "04 – Consultor Legislativo – Área 3".
const POST = 4
const headsSection = (stream: Stream, end: number, name: string): boolean =>
  soundsLikeBlock(name) ||
  opensCount(stream.text.slice(end, end + 40), name) ||
  ((isKnown(name) || namesOccupation(name)) && headsProse(stream, end))

const isApart = (stream: Stream, index: number, after: string, name: string): boolean =>
  startsParagraph(stream, index) || opensCount(after, name) || saysQuestions(name)

/** An unclosed line between a closed one and a bullet was not broken by the margin, however long. */
function partsBullets({ text, lines }: Stream, index: number): boolean {
  const at = lines[index] ?? 0
  const next = lines[index + 1] ?? text.length
  return BULLET.test(text.slice(next, next + 3)) && /[.;]\s*$/.test(text.slice(Math.max(0, at - 3), at))
}

const OPENS = /^\s*(?:\d|[IVX]+\b|["“(•▪●■◦►➢✓‣*–-]|\p{Lu})/u
// Below a numbered subject letters may list its topics; below another title it is a topic itself.
const LETTERED = /^\s*a\s?\)/u
const opens = (counted: boolean, rest: string): boolean =>
  OPENS.test(rest) || (counted && LETTERED.test(rest))
const [SHORTEST, LONGEST] = [3, 110]

function couldStandAlone(name: string): boolean {
  const lead = /^([^:(]+):\s+\p{Lu}/u.exec(name)?.[1] ?? ''
  if (name.length < SHORTEST || nameOf(name).length > LONGEST || namesCommonSubject(lead)) return false
  if (!/^["“]?\p{Lu}/u.test(name)) return false
  return !(/[.;,!?]$|;\s|\p{Ll}{3}\.\s+\p{Lu}/u.test(name) || SMALL_END.test(name) || isUnclosed(name))
}
