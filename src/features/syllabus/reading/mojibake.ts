import { VOCABULARY } from './vocabulary.ts'

const BYTES = new Map<string, number>()
for (let byte = 0x80; byte <= 0xff; byte += 1) {
  BYTES.set(String.fromCharCode(byte), byte)
  BYTES.set(new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte)
}

// Second bytes of letters, as Windows-1252 and Latin-1 show them.
const SIGNS = '\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const LETTER = new RegExp(
  `[\\u00C2-\\u00DF][${SIGNS}]|[\\u00E0-\\u00EF][${SIGNS}]{2}|[\\u00F0-\\u00F4][${SIGNS}]{3}`,
  'gu',
)
// A closing quote may follow a Portuguese capital Ã; beside a small letter it is an error.
const CLOSING = '\u00A0ªº°»«‘’“”–—…•'
const MISREAD = new RegExp(
  `[ÃÌ](?![${CLOSING}])[${SIGNS}]|Ã[${CLOSING}](?=\\p{Ll})|(?<=\\p{Ll})Ã[${CLOSING}]|Â[ºª°§]|â[€\\u0080]`,
  'u',
)
const ACCENTED = /[\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF]/u
const MAC = /√[£ß©°¢§≥≠∫µ™]/u

const utf8 = new TextDecoder('utf-8', { fatal: true })

function letterOf(signs: string): string {
  try {
    return utf8.decode(Uint8Array.from(signs, (sign) => BYTES.get(sign) ?? 0))
  } catch {
    return signs
  }
}

function decodedLine(line: string): string {
  const isMisread = MISREAD.test(line) || !ACCENTED.test(line.replace(LETTER, ''))
  return isMisread ? line.replace(LETTER, letterOf) : line
}

/** A copy lost the second half of a letter: a no-break space, a soft hyphen, or nothing is left. */
const withoutHalves = (text: string): string =>
  text
    .replace(/Ã[\uFFFD?]|Ã(?=(?![OE])\p{Lu})|(?<!\p{L})Ã(?=\p{Ll}{2})/gu, LOST)
    .replace(/(?<=\p{L})Ã(?=\p{Ll})|(?<=\p{Ll})Ã(?=\s)/gu, 'í')
    .replace(/(?<!\p{L})Ã(?: (?=\s|s(?!\p{L}))|(?=\s))/gu, 'à')
    .replace(/(?<!\p{L})Â(?=\s)/gu, '')

const LOST = '\uFFFD'
const LEAST_LOST = 3
const TOKEN = /[\p{L}?\uFFFD]+/gu
const LOST_IN_WORD = /\p{L}\uFFFD|\uFFFD\p{L}/gu
const ASKED_IN_WORD = /\p{L}\?+(?=\p{L})|(?<![\p{L}?])\?+(?=\p{Ll})/gu

/** Syllabus words without their accented letters; undefined if two words would be the same. */
const KNOWN = new Map<string, string | undefined>()
for (const word of new Set(VOCABULARY)) {
  const left = word.replace(/[^a-z]/gu, LOST)
  if (left !== word) KNOWN.set(left, KNOWN.has(left) ? undefined : word)
}

function restored(token: string): string {
  const marked = token.replaceAll('?', LOST)
  if (!marked.includes(LOST)) return token
  const tries = [marked, marked.replaceAll(LOST + LOST, LOST)]
  for (const tried of tries) {
    const word = KNOWN.get(tried.toLowerCase())
    if (word === undefined) continue
    const isLoud = !/\p{Ll}/u.test(tried)
    return [...word].map((letter, at) => (tried[at] === LOST ? cased(letter, isLoud) : tried[at])).join('')
  }
  return token
}

const cased = (letter: string, isLoud: boolean) => (isLoud ? letter.toUpperCase() : letter)

const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** A text's letters, and whether some were lost or restored from words. */
export interface MendedLetters {
  readonly text: string
  readonly isDamaged: boolean
}

/** Undoes one or two wrong decodings, and restores lost letters from known words, in linear time. */
export function mendedLetters(raw: string): MendedLetters {
  let text = raw
  for (let round = 0; round < 2 && MISREAD.test(text); round += 1)
    text = text.split('\n').map(decodedLine).join('\n')
  if (text !== raw) text = withoutHalves(text)
  const [lost, asked] = [countOf(text, LOST_IN_WORD), countOf(text, ASKED_IN_WORD)]
  const accented = countOf(text, /[áâãàéêíóôõúç]/giu)
  const isAsked = asked >= LEAST_LOST && asked > accented
  if (isAsked || lost > 0)
    text = text.replace(TOKEN, (token) => (isAsked || token.includes(LOST) ? restored(token) : token))
  // They would hide which letters a font hides.
  if (lost > accented) text = text.replaceAll(LOST, '?')
  return { text, isDamaged: isAsked || lost > 0 || MISREAD.test(text) || MAC.test(text) }
}
