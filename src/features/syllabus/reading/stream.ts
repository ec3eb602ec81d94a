import { areNoWords, isBroken, isCompound } from './hyphens.ts'
import { shareOfCapitals } from './letters.ts'
import { VOCABULARY } from './vocabulary.ts'

/** The programme as one text: broken words are joined, and each remaining line ends with a line feed. */
export interface Stream {
  readonly text: string
  /** The offsets of lines, ascending. */
  readonly lines: readonly number[]
  /** The length of a full line in characters; Infinity if no margin breaks lines. */
  readonly width: number
  /** A narrow column's width; Infinity if there is none. */
  readonly column: number
  /** The length that nine of ten lines do not exceed. */
  readonly reach: number
  /** The offsets of unclosed lines between empty ones, if a text has such. */
  readonly apart: ReadonlySet<number>
  /** The offsets of lines after an empty one, if empty lines separate paragraphs. */
  readonly gaps: ReadonlySet<number>
  /** Whether hardly any line is closed, so that line ends and capitals mean nothing. */
  readonly unclosed: boolean
}

const BROKEN = /(\p{L}+)([-\u2010])\n\uFDD1?(?=(\p{L}+))/gu
const HALVES = /\p{L}+[-\u2010]\n\uFDD1?\p{L}+/gu
const ROMAN = /^[IVXLC]+$/

// These signs occur in no text: they mark lines until their offsets are known.
const APART = '\uFDD0'
const GAP = '\uFDD1'
const MARKS = /[\uFDD0\uFDD1]/g
const MOST_EMPTY = 0.45
const PARAGRAPH = /.{110}|[.;]$/su

/** Joins a text's lines into a stream, without empty ones. */
export function streamOf(lines: readonly string[]): Stream {
  const all = lines.map((line) => line.replace(MARKS, '').trim())
  const trimmed = all.slice(0, all.findLastIndex((line) => line !== '') + 1)
  const empty = trimmed.filter((line) => line === '').length
  const spaced = empty > 0 && empty < trimmed.length * MOST_EMPTY
  const stands = (index: number) =>
    spaced && !trimmed[index - 1] && trimmed[index + 1] === '' && !PARAGRAPH.test(trimmed[index] ?? '')
  const follows = (index: number) => spaced && !trimmed[index - 1]
  const markOf = (index: number) => `${stands(index) ? APART : ''}${follows(index) ? GAP : ''}`
  const marked = trimmed.map((line, index) => (line === '' ? '' : `${markOf(index)}${line}`))
  const raw = marked.filter((line) => line !== '').join('\n')
  const printed = raw.replace(MARKS, '')
  const joined = joinBroken(raw).replace(/ {2,}/g, ' ')
  const text = joined.replace(MARKS, '')
  const starts = lineStarts(text)
  const markedBy = (mark: string) =>
    new Set(
      joined
        .split('\n')
        .flatMap((line, index) => (line.slice(0, 2).includes(mark) ? [starts[index] ?? 0] : [])),
    )
  return {
    text,
    lines: starts,
    width: fullWidth(printed),
    column: narrowWidth(printed),
    reach: mostReach(printed.split('\n').map((line) => line.length)),
    apart: markedBy(APART),
    gaps: markedBy(GAP),
    unclosed: isUnclosed(printed.split('\n')),
  }
}

const [LEAST_LINES, MOST_CLOSED, MOST_CAPITALS] = [8, 0.05, 0.7]

function isUnclosed(lines: readonly string[]): boolean {
  const closed = lines.filter((line) => /[.;:]\s*$/.test(line)).length
  return (
    lines.length >= LEAST_LINES &&
    closed <= lines.length * MOST_CLOSED &&
    shareOfCapitals(lines.join(' ')) < MOST_CAPITALS
  )
}

function joinBroken(raw: string): string {
  const whole = raw.replace(HALVES, ' ').toLowerCase()
  const words = new Set([...VOCABULARY, ...(whole.match(/\p{L}+(?:-\p{L}+)*/gu) ?? [])])
  const breaks = [...raw.matchAll(BROKEN)].length
  const share = breaks / Math.max(1, raw.split('\n').length)
  const isLayout = (breaks > 5 && share > 0.05) || (breaks > 2 && share > 0.1)
  const joined = withCounted(raw)
  return joined.replace(BROKEN, (whole, before: string, hyphen: string, after: string, at: number) => {
    if (IN_ADDRESS.test(joined.slice(Math.max(0, at - LONGEST_ADDRESS), at))) return before + hyphen
    if (ROMAN.test(before) || ABBREVIATION.test(`${before}-${after}`)) return whole
    return isOneWord(before, after, { words, isLayout }) ? before : before + hyphen
  })
}

// An address keeps its hyphens: "https://…/plano-de-\nfuncoes.pdf".
const IN_ADDRESS = /(?:https?:\/\/|www\.)\S*$/u
const LONGEST_ADDRESS = 160

const COUNTED = /(?<!\p{L})\p{Lu}{2,6}[-\u2010](?=\d)/gu
const COUNTED_BELOW = /(?<!\p{L})(\p{Lu}{2,6}[-\u2010])\n\uFDD1?(?=\d(\d\d|\d?[,;/])?)/gu

/** Joins initials to their number in the next line if it cannot be a topic's: "NR-5, NR-\n6, NR-7". */
function withCounted(raw: string): string {
  const counted = new Set(raw.match(COUNTED))
  return raw.replace(COUNTED_BELOW, (whole, initials: string, noTopic?: string) =>
    noTopic || counted.has(initials) ? initials : whole,
  )
}

const ABBREVIATION = /^\p{Lu}{2,}-\p{Ll}/u

/** Whether two halves are one word without a hyphen. */
function isOneWord(
  before: string,
  after: string,
  known: { words: ReadonlySet<string>; isLayout: boolean },
): boolean {
  const [first, second] = [before.toLowerCase(), after.toLowerCase()]
  if (known.words.has(`${first}-${second}`) || /^\p{Lu}\p{Ll}/u.test(after)) return false
  if (known.words.has(first + second) || isBroken(first, second)) return true
  if (areNoWords(first, second, (word) => known.words.has(word))) return true
  return known.isLayout && !isCompound(first, second)
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

// Lines of fewer characters were not broken: they are a list.
const NARROWEST = 48

function fullWidth(text: string): number {
  const lengths = text.split('\n').map((line) => line.length)
  const high = mostReach(lengths)
  const full = lengths.filter((length) => length > high * 0.85).length
  return lengths.length >= 8 && high >= NARROWEST && full >= lengths.length * 0.2
    ? high
    : Number.POSITIVE_INFINITY
}

const mostReach = (lengths: readonly number[]): number =>
  lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * 0.9)] ?? 0

const LEAST_CUT = 0.25

/** Short lines belong to a narrow column if many begin with a small letter. */
function narrowWidth(text: string): number {
  const lines = text.split('\n')
  const high = mostReach(lines.map((line) => line.length))
  const cut = lines.filter((line) => /^\p{Ll}/u.test(line)).length
  return lines.length >= 8 && high < NARROWEST && cut >= lines.length * LEAST_CUT
    ? high
    : Number.POSITIVE_INFINITY
}
