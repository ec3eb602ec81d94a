import { decimalMarkers } from './markers.ts'
import { bestOutline } from './outline.ts'
import { streamOf } from './stream.ts'
import { VOCABULARY } from './vocabulary.ts'

/** A text with its hidden letters restored; undefined if too many stayed hidden. */
export type Repaired = { readonly text: string; readonly repaired: number } | undefined

const HIDDEN = /[\uE000-\uF8FF\uFFFD]|[\u{F0000}-\u{10FFFF}]/gu
const ALONE = /(?<![\p{L}\p{N}])[\uE000-\uF8FF](?=\s)/gu
const TOKEN = /[\p{L}\uE000-\uF8FF\u{F0000}-\u{10FFFF}]+/gu
const TYPED: [RegExp, string][] = [
  [/(?<=\p{L})Ɵ|Ɵ(?=\p{Ll})/gu, 'ti'],
  [/(?<=\p{L})Ʃ|Ʃ(?=\p{Ll})/gu, 'tt'],
  [/(?<=\p{Ll})Ō(?=\p{Ll})/gu, 'ft'],
]
/** A larger share of hidden letters makes a text unreadable. */
const UNREADABLE = 0.005

/** Restores a font's private letters by the words and numbers that they would make. */
export function repairedGlyphs(text: string): Repaired {
  const typed = TYPED.reduce((all, [glyph, letters]) => all.replace(glyph, letters), text)
  const hidden = countOf(typed)
  if (hidden === 0) return { text: typed, repaired: 0 }
  const learnt = learn(typed)
  const known = apply(typed, learnt)
  const shifted = apply(known, byOffset(learnt, known))
  const numbered = withDigits(shifted)
  const bulleted = numbered.replace(ALONE, '•')
  const left = countOf(bulleted)
  const letters = bulleted.match(/\p{L}/gu)?.length ?? 0
  const unread =
    left > Math.max(2, letters * UNREADABLE) || (hidden > letters * MUCH && !isLanguage(bulleted))
  return unread ? undefined : { text: bulleted, repaired: hidden - left }
}

/** Above this share of hidden letters the repaired text must consist of words. */
const MUCH = 0.05
const LEAST_KNOWN = 0.55

function isLanguage(text: string): boolean {
  const known = new Set(VOCABULARY)
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.filter((word) => known.has(word)).length >= words.length * LEAST_KNOWN
}

const countOf = (text: string): number => text.match(HIDDEN)?.length ?? 0

type Letters = Map<string, string>

const apply = (text: string, letters: Letters): string =>
  text.replace(HIDDEN, (glyph) => letters.get(glyph) ?? glyph)

const ROUNDS = 6
const MOST_TOKENS = 500
const LONGEST_TOKEN = 50

/** Learns which letters the glyphs stand for, from the surrounding words; each round helps the next. */
function learn(text: string): Letters {
  const letters: Letters = new Map()
  const own = [...new Set(text.match(/\p{L}{5,}/gu)?.map((word) => word.toLowerCase()))]
  const words = [...new Set([...VOCABULARY, ...own])]
  for (let round = 0; round < ROUNDS; round++) {
    const before = letters.size
    for (const [glyph, counts] of votesOf(apply(text, letters), words)) elect(letters, glyph, counts)
    if (letters.size === before) break
  }
  return letters
}

/** Chooses the value with the most words, unless another is close or another glyph has it. */
function elect(letters: Letters, glyph: string, counts: ReadonlyMap<string, number>): void {
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1])
  if (!best || letters.has(glyph) || [...letters.values()].includes(best[0])) return
  if (best[1] >= 2 * (second?.[1] ?? 0)) letters.set(glyph, best[0])
}

function votesOf(text: string, words: readonly string[]): Map<string, Map<string, number>> {
  const votes = new Map<string, Map<string, number>>()
  const hidden = (text.match(TOKEN) ?? []).filter(
    (token) => token.length >= 5 && token.length <= LONGEST_TOKEN && countOf(token) > 0,
  )
  const tokens = [...new Set(hidden)].slice(0, MOST_TOKENS)
  for (const token of tokens) {
    const glyphs = [...new Set(token.match(HIDDEN))]
    if (glyphs.length > 2) continue
    const found = assignments(token, glyphs, words)
    for (const values of found)
      for (const [at, glyph] of glyphs.entries()) vote(votes, glyph, values[at] ?? '', 1 / found.length)
  }
  return votes
}

function vote(votes: Map<string, Map<string, number>>, glyph: string, letters: string, weight: number): void {
  const counts = votes.get(glyph) ?? new Map<string, number>()
  counts.set(letters, (counts.get(letters) ?? 0) + weight)
  votes.set(glyph, counts)
}

/** The letters that would make a token a known word, one list of values for each word. */
function assignments(token: string, glyphs: readonly string[], words: readonly string[]): string[][] {
  let groups = ''
  for (const letter of token.toLowerCase()) {
    const at = glyphs.indexOf(letter)
    if (at < 0) groups += letter
    else groups += groups.includes(`(?<g${at}>`) ? `\\k<g${at}>` : `(?<g${at}>\\p{L}{1,3})`
  }
  const pattern = new RegExp(`^${groups}$`, 'u')
  const found = words.flatMap((word) => {
    const values = pattern.exec(word)?.groups
    return values ? [glyphs.map((_, at) => values[`g${at}`] ?? '')] : []
  })
  return [...new Map(found.map((values) => [values.join('|'), values])).values()]
}

/** If all known letters have the same distance from their glyphs, so have the others. */
function byOffset(letters: Letters, text: string): Letters {
  const offsets = [...letters].flatMap(([glyph, letter]) =>
    letter.length === 1 ? [(glyph.codePointAt(0) ?? 0) - (letter.codePointAt(0) ?? 0)] : [],
  )
  const counts = new Map<number, number>()
  for (const offset of offsets) counts.set(offset, (counts.get(offset) ?? 0) + 1)
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  const all = new Map<string, string>()
  if (!best || best[1] < 3 || best[1] < offsets.length * 0.6) return all
  for (const glyph of new Set(text.match(HIDDEN))) {
    const letter = String.fromCodePoint(Math.max(32, (glyph.codePointAt(0) ?? 0) - best[0]))
    if (/[\x20-\x7E\u00C0-\u00FF]/.test(letter)) all.set(glyph, letter)
  }
  return all
}

/** Reads up to ten unknown glyphs as the digits that make the longest outline. */
function withDigits(text: string): string {
  const left = [...new Set(text.match(HIDDEN))]
  if (left.length < 2 || left.length > 10) return text
  const codes = left.map((glyph) => glyph.codePointAt(0) ?? 0)
  const low = Math.min(...codes)
  const span = Math.max(...codes) - low
  const runs =
    span > 9
      ? []
      : Array.from({ length: 10 - span }, (_, first) => codes.map((code) => `${first + code - low}`))
  const byOrder = left.map((_, at) => `${(at + 1) % 10}`)
  const tried = [byOrder, ...runs].map((digits) =>
    apply(text, new Map(left.map((glyph, at) => [glyph, digits[at] ?? '']))),
  )
  const scored = tried.map((each) => ({ each, items: outlineLength(each) })).sort((a, b) => b.items - a.items)
  const [best] = scored
  return best && best.items >= outlineLength(text) + 4 ? best.each : text
}

function outlineLength(text: string): number {
  const accepted = bestOutline(decimalMarkers(streamOf(text.split('\n'))), [])
  return accepted.filter(({ fresh }) => !fresh).length
}
