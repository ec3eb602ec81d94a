import { shareOfCapitals } from './letters.ts'
import { romanValue } from './markers.ts'
import type { Stream } from './stream.ts'
import { soundsLikeBlock, soundsLikeSubject } from './words.ts'

/** A span of the stream that may name a block, a subject or a group of topics. */
export interface Heading {
  readonly at: number
  readonly to: number
  /** The name as printed, without number and closing sign. */
  readonly name: string
  /** Its number, "1.2" or "II", or ''. */
  readonly num: string
  readonly capitals: boolean
  /** Whether it is alone in its line, at the head of a line, or in the middle of one. */
  readonly place: 'line' | 'lead' | 'inline'
  /** The sign at its end: ':', '.', '–' or nothing. */
  readonly mark: string
  /** How surely it is a heading, 0 to 6. */
  readonly strength: number
}

const PREFIX =
  /(?:[•▪●■◦*►➢✓–-]\s*)?(?:(\d{1,2}(?:\.\d{1,2}){0,6}|[IVXL]{1,6}(?:\.\d{1,2}){0,3}|[A-Ha-h](?=\s?\))|[A-Z]\d{1,2}(?=[.)]\s)|\d{3,4}(?=\s[–—-]\s\p{Lu}{3}))(\s*[.)]\s*[-–—]?\s*|\s*[-–—]\s*|\s+))?/uy

/** Reads a heading's number, and where its words begin; a Roman numeral needs a sign or a space. */
export function numbered(text: string, at: number): { num: string; from: number } {
  PREFIX.lastIndex = at
  const [whole = '', num = ''] = PREFIX.exec(text) ?? []
  const fits =
    num === '' || /^(?:\d.*|[A-Ha-h]|[A-Z]\d+)$/.test(num) || romanValue(num.replace(/\..*/, '')) > 0
  return fits ? { num, from: at + whole.length } : { num: '', from: at }
}

// A dash in the next line is a bullet.
const AFTER =
  /^(?:[^\S\n]|[:.–—-])*\s*(?:\(?\d{1,3}\)?(?:\s*\(\p{L}+\))?\s*(?:quest(?:[õo]?es|[ãa]?o|\.)|itens)\)?(?:[^\S\n]|[:.,–—-])*\s*)?(?:peso\s*:?\s*\d{1,2}(?:,\d)?(?!\d)\)?(?:[^\S\n]|[:.–—-])*\s*)?(?:\((?:de acordo|conforme)\s[^()]{3,80}\)\s*:?\s*)?/iu

/** The offset behind a heading with its sign, its questions, their weight or a remark. */
export function contentAfter(text: string, end: number): number {
  return end + (AFTER.exec(text.slice(end, end + 130))?.[0].length ?? 0)
}

/** A small word that cannot end a phrase. */
export const SMALL_END =
  /(?:^|\s)(?:e|de|da|do|das|dos|a|o|à|ao|em|no|na|para|com|ou|que|por|as|os|sobre|entre)$/iu

/** Whether a heading sounds like a subject, or like a part of an exam. */
export const isKnown = (name: string): boolean => soundsLikeSubject(name) || soundsLikeBlock(name)

const COUNTED = /^\s*\d{1,2}(?:\.\d{1,2})*\s*[.)–-]?\s+(\p{L}.*)$/u

/** Whether a line is a numbered subject, whatever stands above it: "2.1 – PORTUGUÊS". */
export const countsSubject = (line: string): boolean => soundsLikeSubject(COUNTED.exec(line)?.[1] ?? '')

/** Whether a line begins a paragraph: the one before it is closed, short, in brackets, or a heading. */
export function startsParagraph({ text, lines, width, gaps }: Stream, index: number): boolean {
  const [from, at] = [lines[index - 1], lines[index] ?? 0]
  if (from === undefined) return true
  const before = text.slice(from, at - 1).trimEnd()
  if (gaps.has(at) && !(SMALL_END.test(before) || /,$/.test(before))) return true
  return (
    before === '' ||
    soundsLikeBlock(before) ||
    /[.;:!?]["”)]*$|^\([^()]*\)$/.test(before) ||
    shareOfCapitals(before) > 0.8 ||
    isShort(before, width)
  )
}

const SHORT = 45
const SHARE_OF_SHORT = 0.45

function isShort(line: string, width: number): boolean {
  const most = Number.isFinite(width) ? Math.max(SHORT, width * SHARE_OF_SHORT) : SHORT
  return line.length < most && !SMALL_END.test(line) && !/,$/.test(line)
}

/** Whether its parentheses do not match. */
export const isUnclosed = (name: string): boolean => name.split('(').length !== name.split(')').length

/** Whether it closes a parenthesis of a line above: "(HABILIDADES E\nCONHECIMENTOS)". */
export const closesFirst = (name: string): boolean => /^[^()]*\)/u.test(name)
