import type { Topic } from '../tree.ts'
import { tidy } from './letters.ts'
import { parenthesised } from './parentheses.ts'

const ABBREVIATION =
  /(?:^|[\s(])(?:n|nº|no|nr|art|arts|inc|incs|al|par|cap|caps|dec|dr|dra|prof|profª|sr|sra|ex|p|pp|pág|págs|ed|vol|séc|obs|cf|(?!Vs)vs|min|des|av|fl|fls|lic|min|op|cit|i\.e|e\.g|(?![IVX])[A-Z]|(?:[A-Z]\.)+[A-Z])$/iu
// The centre of care, not chapters: "Saúde mental: CAPS. Desenvolvimento infantil".
const CENTRE = /(?<!\p{L})CAPS$/u
// "Hepatites A, B e C. Vitaminas", "vitamina D. Dietoterapia": no name's first letter.
const LAST_LETTER =
  /(?<!\p{L})(?:e|ou|[vV]itaminas?|[gG]rupos?|[tT]ipos?|[cC]lasses?|[cC]ategorias?|[cC]omplexo|[hH]epatites?|[fF]ator)\s+\p{Lu}$/u
// Some forget the space: "Elementos da comunicação.Variedades linguísticas".
const STOP = /\.["”')]*\s+(?=["“'(]?\p{Lu})|(?<=\p{Ll}{4})\.(?=\p{Lu}\p{Ll}{3})/gu
const BULLET = /^\s*([•▪●■◦*►➢✓‣·–—-])\s+/u

/** Splits a passage into topics: by bullets, lines, sentences or semicolons. */
export function topicsOfProse(passage: string): Topic[] {
  const lines = passage
    .replace(INNER_BULLET, '\n')
    .split('\n')
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  return bulletTopics(lines) ?? plainTopics(lines).map((text) => ({ text: text.replace(BULLET, '') }))
}

// "• Dúzia. • Dobro, triplo.": in running text a bullet may also begin an item inside a line.
const INNER_BULLET = /(?<=\S)[^\S\n]+(?=[•▪●■◦►➢✓‣]\s)/gu

const OPENED = /^\s*["“(\d]?\p{Lu}/u
// Lines of fewer characters were not broken by a margin.
const LONGEST_ITEM = 70

const longestOf = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length))

/** Whether unbulleted lines are topics too: short or many lines that each begin a sentence. */
function areWhole(bare: readonly string[], lines: readonly string[]): boolean {
  if (bare.length < 2 || !bare.every((line) => OPENED.test(line))) return false
  return longestOf(lines) < LONGEST_ITEM || (bare.length >= LEAST_UNCLOSED && !bare.some(isClosed))
}

const isClosed = (line: string): boolean => /[.;:]\s*$/.test(line)

/** The items of a bulleted list; empty if most lines have no bullet. */
function bulletItems(lines: readonly string[], least: number): string[] | undefined {
  const bare = lines.filter((line) => !BULLET.test(line))
  const bulleted = lines.length - bare.length
  const whole = areWhole(bare, lines)
  if (bulleted < least || (bulleted < lines.length * 0.3 && !whole)) return
  return joinUntil(lines, (line, before) => BULLET.test(line) || (whole && !UNFINISHED.test(before)))
}

/** Bulleted topics with nested ones by another bullet; undefined if there are fewer than `least`. */
export function bulletTopics(lines: readonly string[], least = 2): Topic[] | undefined {
  const items = bulletItems(lines, least)
  const shapes: string[] = []
  const open: Topic[] = []
  const roots: Topic[] = []
  for (const item of items ?? []) {
    const shape = (BULLET.exec(item)?.[1] ?? '').replace(/[–—]/, '-')
    const known = shapes.indexOf(shape)
    const depth = known < 0 ? shapes.length : known
    shapes.splice(depth, shapes.length, shape)
    const topic: Topic = { text: tidy(item.replace(BULLET, '')) }
    const parent = open[depth - 1]
    if (parent) parent.children = [...(parent.children ?? []), topic]
    else roots.push(topic)
    open.splice(depth, open.length, topic)
  }
  return items && roots.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

function plainTopics(lines: readonly string[]): string[] {
  const joined = separateLines(lines)
  const parts = (joined.length === 1 && bySemicolons(joined)) || joined.flatMap(sentences).flatMap(atLineEnd)
  const topics = parts.length === 1 ? byMark(parts[0] ?? '') : parts
  return topics.map(tidy).filter((text) => /[\p{L}\p{N}]/u.test(text))
}

// No margin broke such a short line: its full stop is missing, or it heads the others.
const SHORT = 0.4

/** Joins broken lines; if nearly every line is closed, each is a topic. */
function separateLines(lines: readonly string[]): string[] {
  const closed = lines.filter(isClosed).length
  const opened = lines.filter((line) => /^\s*["“(]?\p{Lu}/u.test(line)).length
  const parted = lines.filter((line) => /;\s+["“(]?\p{Lu}/u.test(line)).length
  if (parted > 0 && parted >= lines.length * 0.3) return [lines.join(' ')]
  if (lines.length >= 2 && closed >= lines.length * 0.7 && opened === lines.length) {
    const most = longestOf(lines) * SHORT
    const isAlone = (line: string) => line.length < most && !(isClosed(line) || UNFINISHED.test(line))
    return joinUntil(lines, (_, before) => /[.;]\s*$/.test(before) || isAlone(before))
  }
  if (closed === 0 && parted === 0 && lines.length >= LEAST_UNCLOSED && opened >= lines.length * 0.7)
    return joinUntil(lines, (line, before) => OPENED.test(line) && !UNFINISHED.test(before))
  if (listOfLines(lines)) return joinUntil(lines, (_, before) => !UNFINISHED.test(before))
  const longest = longestOf(lines)
  const feeds = (index: number) => endsEarly(lines[index - 1] ?? '', lines[index] ?? '', longest)
  return [lines.map((line, index) => (feeds(index) ? '\n' : ' ') + line).join('')]
}

// Letters have different widths, so a broken line may have somewhat fewer than the longest.
const ROOM = 0.9

/** Whether the line ends with a semicolon although the next word had room: no margin broke it. */
function endsEarly(line: string, next: string, longest: number): boolean {
  const word = /^\s*\S+/.exec(next)?.[0] ?? ''
  return /;\s*$/.test(line) && OPENED.test(next) && line.length + 1 + word.length <= longest * ROOM
}

/** A sentence's only semicolon separates topics at the end of a line; several may be anywhere in a list. */
function atLineEnd(sentence: string): string[] {
  const parts = splitOutside(sentence, ';')
  return parts.length === 2 && /;\s*?\n/.test(sentence) ? parts : [sentence]
}

// Unclosed lines that nearly all begin anew are a list, even if a margin broke one of them.
const LEAST_UNCLOSED = 5

const LEAST_PARTED = 4

/** Splits at semicolons if they separate most topics; sentences that list a title's items are topics. */
function bySemicolons(passages: readonly string[]): string[] | undefined {
  const text = passages.join(' ')
  const opened = splitOutside(text, ';').filter((part) => OPENED.test(part)).length - 1
  const loose = sentences(text)
  if (opened < LEAST_PARTED || opened <= (loose.length - 1) * 2 || loose.some(isTitledList)) return
  return joinUntil(splitOutside(text, ';'), (part) => OPENED.test(part))
}

const isTitledList = (sentence: string): boolean => /^[^;]*:[^;]*;/.test(sentence)

const UNFINISHED = /(?:,|\s(?:e|de|da|do|das|dos|a|o|à|ao|em|no|na|com|ou|que|por|para|as|os))\s*$/iu

/** Short lines of different lengths that each begin anew: a list copied from a page. */
function listOfLines(lines: readonly string[]): boolean {
  const running = lines.filter((line) => sentences(line).length > 1).length
  if (lines.length < 2 || running >= lines.length * 0.3 || !lines.every((line) => OPENED.test(line)))
    return false
  const longest = longestOf(lines)
  const short = lines.filter((line) => line.length < longest * 0.7).length
  const least = longest < 45 ? 2 : 3
  return longest < LONGEST_ITEM ? lines.length >= least : short >= lines.length * 0.5
}

function joinUntil(lines: readonly string[], opens: (line: string, before: string) => boolean): string[] {
  const parts: string[] = []
  for (const [index, line] of lines.entries()) {
    if (index === 0 || opens(line, lines[index - 1] ?? '')) parts.push(line)
    else parts.push(`${parts.pop() ?? ''} ${line}`)
  }
  return parts
}

// "BRASIL. Lei nº 8.429/1992. RIO GRANDE DO SUL. Lei Complementar nº 10.098/1994."
const AUTHOR = /^\s*["“]?(?:BRASIL|MUNICÍPIO|ESTADO|\p{Lu}{2,}(?:\s\p{Lu}{2,}){1,6})$/u
const NORM =
  /^\s+(?:Lei|Decreto|Constitui[çc]|Emenda|Medida Provis|Portaria|Resolu|Instru[çc]|C[óo]digo|Estatuto|Minist|Presid[êe]ncia|Regimento)/u

/** Whether these words name the author of the law that follows their full stop. */
export const isLawAuthor = (before: string, behind: string): boolean =>
  AUTHOR.test(before) && NORM.test(behind)

const LONGEST_PARENTHESIS = 600
const LONGEST_NORM = 40

/** Splits after a full stop before a capital, not in parentheses or after abbreviations and laws' authors. */
export function sentences(text: string): string[] {
  const parts: string[] = []
  let from = 0
  const isInside = parenthesised(text, LONGEST_PARENTHESIS)
  for (const stop of text.matchAll(STOP)) {
    const before = text.slice(from, stop.index)
    const behind = text.slice(stop.index + 1, stop.index + LONGEST_NORM)
    if (isInside(stop.index) || isShort(before, behind) || isLawAuthor(before, behind)) continue
    parts.push(text.slice(from, stop.index + stop[0].length))
    from = stop.index + stop[0].length
  }
  parts.push(text.slice(from))
  return parts
}

// Abbreviations end sentences if small letters follow: "ARTs. Licitações", "residual – DR. Proteção".
const INITIALS = /(?<!\p{L}|\d[ªºa]?\.?\s)(?!(?:AV|DRA|OBS|PROF|SRA)$)\p{Lu}{2,}s?$/u
const GOES_ON_SMALL = /^["”')]*\s+["“'(]?\p{Lu}\s?\p{Ll}/u

const isShort = (before: string, behind: string): boolean =>
  ABBREVIATION.test(before) &&
  !(LAST_LETTER.test(before) || CENTRE.test(before)) &&
  !(INITIALS.test(before) && GOES_ON_SMALL.test(behind))

// The least words of each part: "Lei Orgânica; Estatuto dos Servidores".
const ALONE = /^\s*(?!E\s)["“(]?\p{Lu}[^:]*$/u
// "Título: a; b; c." is one topic; with this many parts it is a subject's list.
const LONGEST_LIST = 5

// "Frações / Porcentagem / Juros", "Fonética - Ortografia - Crase": there is no other separator.
const MARK = /\s([/–-])\s(?=\p{Lu})/u
const [LEAST_MARKED, LONGEST_MARKED] = [3, 600]

/** The topics of one sentence, separated by semicolons, or by slashes or dashes if there are no others. */
function byMark(text: string): string[] {
  const mark = MARK.exec(text)?.[1]
  if (mark === undefined || text.length > LONGEST_MARKED || /[;:]/.test(text)) return bySemicolon(text)
  const parts = text.split(` ${mark} `)
  return parts.length >= LEAST_MARKED && parts.every((part) => OPENED.test(part)) ? parts : [text]
}

/** Splits at semicolons outside parentheses, unless they are in a list of articles or after "Título:". */
function bySemicolon(text: string): string[] {
  const parts = splitOutside(text, ';')
  if (parts.length < 3) return parts.every((part) => ALONE.test(part)) ? parts : [text]
  const worded = parts.filter((part) => /^\s*(?:e\s+)?["“(]?\p{Lu}/u.test(part)).length
  const small = parts.filter((part) => /^\s*(?!e\s)\p{Ll}[\p{L}-]{2}/u.test(part)).length
  if (worded >= parts.length * 0.8) return parts
  const introduced = (parts[0] ?? '').includes(':') && parts.length <= LONGEST_LIST
  return !introduced && small + worded === parts.length ? parts : [text]
}

function splitOutside(text: string, mark: string): string[] {
  const parts: string[] = []
  let from = 0
  const isInside = parenthesised(text)
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    if (isInside(at)) continue
    parts.push(text.slice(from, at + 1))
    from = at + 1
  }
  parts.push(text.slice(from))
  return withLastAnd(parts).filter((part) => /[\p{L}\p{N}]/u.test(part))
}

const LEAST_LISTED = 3

/** A conjunction before the last item ends the item before it: "Nevoeiro; e Ciclones". */
function withLastAnd(parts: readonly string[]): string[] {
  if (parts.length < LEAST_LISTED) return [...parts]
  const ends = parts.map((part, index) => (index > 0 && /^\s*e\s+(?=\p{Lu})/u.exec(part)?.[0]) || '')
  return parts.map((part, index) => part.slice(ends[index]?.length ?? 0) + (ends[index + 1] ?? ''))
}
