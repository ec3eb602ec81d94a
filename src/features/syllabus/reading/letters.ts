const COMBINED: [RegExp, string][] = [
  [/\uFB00/g, 'ff'],
  [/\uFB01/g, 'fi'],
  [/\uFB02/g, 'fl'],
  [/\uFB03/g, 'ffi'],
  [/\uFB04/g, 'ffl'],
  [/[\uFB05\uFB06]/g, 'st'],
]

const SYMBOL_BULLET = /^([^\S\n]*)[\uF076\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC](?=\s)/gmu
// A symbol font's arrows, ticks and squares as letters; two such lines are no coincidence.
const FONT_BULLETS: readonly [letter: RegExp, bullet: string][] = [
  [/^([^\S\n]*)Ø(?=\s+["“(]?\p{L})/gmu, '➢'],
  [/^([^\S\n]*)ü(?=\s+["“(]?\p{L})/gmu, '✓'],
  [/^([^\S\n]*)[§¨](?=\s+["“(]?\p{L})/gmu, '▪'],
]
// A nested list's bullet as a small "o"; two such lines in a row are no coincidence.
const LETTER_BULLET =
  /(?<=^[^\S\n]*[•▪●■◦*►➢✓‣·o–-]\s[^\n]*\n(?:(?:[^\n]*\n){0,3}\s*\d{1,4}\s*\n)?\s*)o(?=\s+\p{Lu})/gmu
const LETTER_BULLETS = /^[^\S\n]*o\s+\p{Lu}(?:[^\n]{0,70}|[^\n]*[.;:])[^\S\n]*\n\s*o\s+\p{Lu}/mu

function plainBullets(text: string): string {
  const plain = FONT_BULLETS.reduce(
    (all, [letter, bullet]) =>
      (all.match(letter)?.length ?? 0) > 1 ? all.replace(letter, `$1${bullet}`) : all,
    text.replace(SYMBOL_BULLET, '$1•'),
  )
  return LETTER_BULLETS.test(plain) ? plain.replace(LETTER_BULLET, '◦') : plain
}

/** Composed letters, without ligatures, soft hyphens and invisible characters. */
export function plainLetters(text: string): string {
  let plain = plainBullets(text.normalize('NFC').replace(/\r\n?/g, '\n'))
  for (const [ligature, letters] of COMBINED) plain = plain.replace(ligature, letters)
  plain = plain
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000\t]/g, ' ')
    .replace(/[\u2028\u2029\u0085]/g, '\n')
  return isSpread(plain) ? plain.replace(/ {2,}/g, ' ') : plain
}

/** Whether most words, not only columns, are two or more spaces apart. */
function isSpread(text: string): boolean {
  const count = (gap: RegExp) => text.match(gap)?.length ?? 0
  return count(/\S {2,}(?=\S)/g) > count(/\S (?=\S)/g)
}

/** Letters and digits alone, in lower case. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
}

/** Lower case without accents, for comparing words with word lists. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

const CAPITALS = /\p{Lu}/gu
const SMALL = /\p{Ll}/gu

/** The share of a text's letters that are capitals, 0 to 1; 0 without letters. */
export function shareOfCapitals(text: string): number {
  const capitals = text.match(CAPITALS)?.length ?? 0
  const small = text.match(SMALL)?.length ?? 0
  return capitals + small === 0 ? 0 : capitals / (capitals + small)
}

/** Returns one line with single spaces, without its closing punctuation and the next line's bullet. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s;,:]|[-–—](?=\s)|\.(?!\p{L}))+/u, '')
    .replace(/(?:[\s.;,:•▪●■◦►➢✓‣]|(?<=\s)[-–—])+$/u, '')
    .trim()
}
