import { tidy } from './letters.ts'

const ABBREVIATION =
  /(?:^|[\s(])(?:n|nº|no|nr|art|arts|inc|incs|al|par|cap|caps|dr|dra|prof|profª|sr|sra|ex|p|pp|pág|págs|ed|vol|v|séc|obs|cf|vs|min|des|av|fl|fls|lic|min|op|cit|i\.e|e\.g|(?![IVX])[A-Z]|(?:[A-Z]\.)+[A-Z])$/iu
const STOP = /\.["”')]*\s+(?=["“'(]?\p{Lu})/gu
const BULLET = /^\s*(?:[•▪●■◦*►➢✓‣·–—-]|o(?=\s\p{Lu}))\s+/u

/** The topics of a passage without numbers: its lines where each is one, its sentences, or what semicolons part. */
export function topicsOfProse(passage: string): string[] {
  const lines = passage.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line))
  const parts = separateLines(lines).flatMap(sentences)
  const topics = parts.length === 1 ? bySemicolon(parts[0] ?? '') : parts
  return topics.map(tidy).filter((text) => /[\p{L}\p{N}]/u.test(text))
}

/** Joins broken lines; where nearly every line is closed, or opens with a bullet, each is a topic of its own. */
function separateLines(lines: readonly string[]): string[] {
  const bulleted = lines.filter((line) => BULLET.test(line)).length
  if (bulleted >= 2 && bulleted >= lines.length * 0.3) return joinUntil(lines, (line) => BULLET.test(line))
  const closed = lines.filter((line) => /[.;:]\s*$/.test(line)).length
  const opened = lines.filter((line) => /^\s*["“(]?\p{Lu}/u.test(line)).length
  if (lines.length >= 2 && closed >= lines.length * 0.7 && opened === lines.length) {
    return joinUntil(lines, (_, before) => /[.;]\s*$/.test(before))
  }
  if (listOfLines(lines)) return joinUntil(lines, (_, before) => !UNFINISHED.test(before))
  return [lines.join(' ')]
}

const UNFINISHED = /(?:,|\s(?:e|de|da|do|das|dos|a|o|à|ao|em|no|na|com|ou|que|por|para|as|os))\s*$/iu

/** Short lines that all begin anew, of unlike length: a list copied from a page. */
function listOfLines(lines: readonly string[]): boolean {
  if (lines.length < 2 || !lines.every((line) => /^\s*["“(\d]?\p{Lu}/u.test(line))) return false
  const longest = Math.max(...lines.map((line) => line.length))
  const short = lines.filter((line) => line.length < longest * 0.7).length
  const least = longest < 45 ? 2 : 3
  return longest < 70 ? lines.length >= least : short >= lines.length * 0.5
}

function joinUntil(lines: readonly string[], opens: (line: string, before: string) => boolean): string[] {
  const parts: string[] = []
  for (const [index, line] of lines.entries()) {
    if (index === 0 || opens(line, lines[index - 1] ?? '')) parts.push(line.replace(BULLET, ''))
    else parts.push(`${parts.pop() ?? ''} ${line}`)
  }
  return parts
}

/** Cuts after a full stop before a capital, never inside parentheses or after an abbreviation. */
export function sentences(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const stop of text.matchAll(STOP)) {
    const before = text.slice(from, stop.index)
    if (ABBREVIATION.test(before) || isOpen(before)) continue
    parts.push(text.slice(from, stop.index + stop[0].length))
    from = stop.index + stop[0].length
  }
  parts.push(text.slice(from))
  return parts
}

const LONGEST_PARENTHESIS = 600

function isOpen(text: string): boolean {
  const open = text.lastIndexOf('(')
  return open > text.lastIndexOf(')') && text.length - open < LONGEST_PARENTHESIS
}

/** Cuts at semicolons outside parentheses, unless they stand in a list of articles or after "Título:". */
function bySemicolon(text: string): string[] {
  const parts = splitOutside(text, ';')
  if (parts.length < 3) return [text]
  const worded = parts.filter((part) => /^\s*(?:e\s+)?["“(]?\p{Lu}/u.test(part)).length
  const small = parts.filter((part) => /^\s*\p{Ll}{3}/u.test(part)).length
  if (worded >= parts.length * 0.8) return parts
  const introduced = (parts[0] ?? '').includes(':')
  return !introduced && small + worded === parts.length ? parts : [text]
}

function splitOutside(text: string, mark: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '(') depth++
    if (letter === ')') depth = Math.max(0, depth - 1)
    if (letter !== mark || depth > 0) continue
    parts.push(text.slice(from, at + 1))
    from = at + 1
  }
  parts.push(text.slice(from))
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part))
}
