/** Invisible characters: controls, soft hyphens, directions, joiners. They do not separate words. */
const UNSEEN =
  '\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\u00ad\\u034f\\u061c\\u17b4\\u17b5' +
  '\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufff9-\\ufffb\\ufeff'
/** Spaces of any width, line ends, and letters that look like a space. */
const SPACE = '\\s\\u0085\\u115f\\u1160\\u2800\\u3164\\uffa0'

const SPACES = new RegExp(`[${SPACE}]+`, 'gu')
// A joiner within an emoji makes one sign of several; elsewhere it is not needed. Half surrogates never
// match.
const EMOJI =
  '\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}\\u{e0020}-\\u{e007f}]*' +
  '(?:\\u200d\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]*)*'
const UNSEEN_OR_EMOJI = new RegExp(`(${EMOJI})|[${UNSEEN}\\u{e0000}-\\u{e007f}\\p{Cs}]+`, 'gu')

// Normalising takes quadratic time in such a run, which belongs to no real letter.
const NOISE = /\p{M}{32}/u

function withoutUnseen(text: string): string {
  const plain = text.replace(UNSEEN_OR_EMOJI, (_, emoji: string | undefined) => emoji ?? '')
  return NOISE.test(plain) ? plain : plain.normalize('NFC')
}

/** One line as stored: composed letters, nothing invisible, single inner spaces and no outer ones. */
export function tidy(text: string): string {
  return withoutUnseen(text).replace(SPACES, ' ').trim()
}

/** Several lines as the server stores them: as `tidy`, but with their line ends and inner spaces. */
export function tidyLines(text: string): string {
  return withoutUnseen(text.replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')).trim()
}

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('pt-BR', { granularity: 'grapheme' }) : null
/** A fallback for Firefox before 125: a letter with its marks, and the letters joined to it. */
const LETTER = /(?:\P{M}|^)(?:\p{M}|\p{Emoji_Modifier}|\u200D\P{M})*/gsu

function* lettersOf(text: string): Generator<string> {
  if (segmenter) for (const { segment } of segmenter.segment(text)) yield segment
  else for (const [letter] of text.matchAll(LETTER)) yield letter
}

/** No real letter has more units than this; each further unit counts as a letter. */
const UNITS_A_LETTER = 32
const lettersIn = ({ length }: string) => (length > UNITS_A_LETTER ? length : 1)

/** Above this length the units are counted instead: counting letters would take long. */
const COUNTED_UNITS = 200_000

const APART = /^[ -~\u00a0-\u00ff]*$/u

/** Letters as people see them: an accent counts with its letter, an emoji of a family as one. */
export function letterCount(text: string): number {
  if (text.length > COUNTED_UNITS || APART.test(text)) return text.length
  let count = 0
  for (const letter of lettersOf(text)) count += lettersIn(letter)
  return count
}

/** The first letters of the text, none of them cut in half. */
export function firstLetters(text: string, most: number): string {
  if (text.length <= most) return text
  if (APART.test(text.slice(0, most + 1))) return text.slice(0, most)
  let [prefix, count] = ['', 0]
  for (const letter of lettersOf(text)) {
    count += lettersIn(letter)
    if (count > most) break
    prefix += letter
  }
  return prefix
}

const pt = (count: number) => count.toLocaleString('pt-BR')

/** The message for a text with too many letters. */
export const tooManyLetters = (count: number, most: number): string =>
  `Tem ${pt(count)} letras; ${most === 1 ? 'cabe' : 'cabem'} ${pt(most)}.`

/** The message, if the stored text has more letters than fit. */
export function overLimit(text: string, most: number): string | undefined {
  if (text.length <= most) return undefined
  const count = letterCount(tidy(text))
  return count > most ? tooManyLetters(count, most) : undefined
}

/** The text without half surrogates and without the control characters that a PDF may leave in it. */
export function plain(text: string): string {
  return text.replace(/[\v\f]/gu, ' ').replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '')
}

/** Joins the parts that exist with a dot, which never begins a line. */
export const dotted = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\u00a0· ')

/** Whether the text shows nothing: it is empty or has only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return !/(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/[\u115f\u1160\u3164\uffa0]/gu, ''))
}

/** Replaced before NFKD, which would turn a loose accent into a space and 10² into 102. */
const LOOSE = [
  "'´",
  'o˚',
  ...[...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((power, digit) => String.fromCodePoint(0xe000 + digit) + power),
]
/** The characters of each list look like its first one. */
const ALIKE = [
  `'\`‘’‚‛′‵‹›ʹʻʼʽˈˊˋꞌ`,
  '"“”„‟«»〝〞〟',
  '-‐‑‒–—―−⁃',
  'o°',
  '/⁄∕',
  ' \t\n\v\f\r\u0085\u1680\u2028\u2029\u115f\u1160\u2800',
]

function likeFirst(lists: readonly string[]): (text: string) => string {
  const firsts = new Map(lists.flatMap(([first = '', ...others]) => others.map((sign) => [sign, first])))
  const any = new RegExp([...firsts.keys()].join('|'), 'gu')
  return (text) => text.replace(any, (sign) => firsts.get(sign) ?? sign)
}

const withoutLoose = likeFirst(LOOSE)
const withoutAlike = likeFirst(ALIKE)

const MARKS =
  '\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20f0\\ufe00-\\ufe0f\\ufe20-\\ufe2f'
// Matches one character at a time, here and in `fold`: a regular expression cannot hold a run of millions.
const UNTOLD = new RegExp(`[${UNSEEN}${MARKS}\\u{e0000}-\\u{e0fff}]`, 'gu')
/** Capitals of Latin, Greek and Cyrillic without accents. */
const CAPITALS = /[A-ZÆÐØÞĐĦŁŊŒŦΑ-ΩЀ-Я]/gu
/** `nº`, `n.º`, `n°`, `no.` and `n.` before a number. */
const NUMERO = /(?<![a-z0-9])n[.]? ?o?[.]? ?(?=[0-9])/gu

/** The form for comparing: no case, accents or odd signs. The database's `folded` does the same. */
export function fold(text: string): string {
  const letters = withoutLoose(text)
    .replace(/(?<=\p{M}{8})\p{M}/gu, '')
    .normalize('NFKD')
    .replace(UNTOLD, '')
  return withoutAlike(letters)
    .replace(CAPITALS, (letter) => letter.toLowerCase())
    .replace(/ +/gu, ' ')
    .replace(NUMERO, 'n ')
    .trim()
}

/** Tidy, the first letter in upper case and the rest in lower case. */
export function capitalise(text: string): string {
  const [first = '', ...rest] = tidy(text)
  return first.toLocaleUpperCase('pt-BR') + rest.join('').toLocaleLowerCase('pt-BR')
}
