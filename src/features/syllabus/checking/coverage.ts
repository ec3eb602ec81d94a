/** Equal letters in a row that prove a passage to be in a tree: a long word, or two. */
const SHINGLE = 12

export interface Piece {
  readonly text: string
  readonly from: number
  readonly to: number
  /** Its line, unless that is too long. */
  readonly line: string | undefined
  /** The share of its letters that are in the tree, 0 to 1. */
  readonly covered: number
  /** Position in the tree's letters of its last letter found there; undefined if none was found. */
  readonly place: number | undefined
}

interface Letters {
  /** One code from a to z per letter, without accents, case, digits and signs. */
  readonly codes: Uint8Array
  readonly places: Uint32Array
}

/** The letters of a text as they are compared. */
export function lettersIn(text: string): Letters {
  const codes = new Uint8Array(text.length * 2)
  const places = new Uint32Array(text.length * 2)
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    for (const code of codesOf(text.charCodeAt(at))) {
      codes[count] = code
      places[count] = at
      count += 1
    }
  }
  return { codes: codes.subarray(0, count), places: places.subarray(0, count) }
}

const [A, Z] = [97, 122]
const known = new Map<number, readonly number[]>()

/** Returns the codes of a letter without its accents; none for other signs. */
function codesOf(unit: number): readonly number[] {
  const before = known.get(unit)
  if (before) return before
  const plain = String.fromCharCode(unit).normalize('NFKD').toLowerCase()
  const codes = [...plain]
    .map((letter) => letter.charCodeAt(0))
    .filter((code) => code >= A && code <= Z)
    .slice(0, 2)
  known.set(unit, codes)
  return codes
}

/** A number for each run of `SHINGLE` letters, at its first. */
function shinglesOf(codes: Uint8Array): Int32Array {
  const count = Math.max(0, codes.length - SHINGLE + 1)
  const hashes = new Int32Array(count)
  const highest = power(BASE, SHINGLE - 1)
  let hash = 0
  for (const [at, code] of codes.entries()) {
    const gone = codes[at - SHINGLE]
    if (gone !== undefined) hash = (hash - Math.imul(gone, highest)) | 0
    hash = (Math.imul(hash, BASE) + code) | 0
    if (at >= SHINGLE - 1) hashes[at - SHINGLE + 1] = hash
  }
  return hashes
}

const BASE = 1_000_003
const power = (base: number, times: number) =>
  Array.from({ length: times }).reduce<number>((product) => Math.imul(product, base), 1)

/** Splits a text into passages, each with its share found anywhere in the tree; in linear time. */
export function piecesOf(text: string, words: string): Piece[] {
  const letters = lettersIn(text)
  const { found, places } = coverage(letters.codes, lettersIn(words).codes)
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to, line } of cuts(text)) {
    const first = at
    while ((letters.places[at] ?? to) < to) at += 1
    if (at === first) continue
    const covered = found.subarray(first, at).reduce((sum, is) => sum + is, 0) / (at - first)
    const place = places.subarray(first, at).findLast((known) => known >= 0)
    pieces.push({ text: text.slice(from, to).trim(), from, to, line, covered, place })
  }
  return pieces
}

/** Returns which letters the tree has, and where each run's last letter is in it, -1 elsewhere. */
function coverage(codes: Uint8Array, wanted: Uint8Array) {
  const free = new Map<number, number[]>()
  const shingles = shinglesOf(wanted)
  for (const [at, hash] of shingles.entries()) {
    const known = free.get(hash)
    if (known) known.push(at)
    else free.set(hash, [at])
  }
  for (const known of free.values()) known.reverse()
  const found = new Uint8Array(codes.length)
  const places = new Int32Array(codes.length).fill(-1)
  for (const [at, hash] of shinglesOf(codes).entries()) {
    const place = free.get(hash)?.pop()
    if (place === undefined) continue
    found.fill(1, at, at + SHINGLE)
    places[at + SHINGLE - 1] = place + SHINGLE - 1
  }
  return { found, places }
}

const SENTENCE_END = /(?<=[.;:!?])[^\S\n]+/gu
/** Most letters of a piece and of its line; longer ones are cut to bound the search. */
const [LONGEST, LONGEST_LINE] = [400, 600]

function* cuts(text: string) {
  let start = 0
  for (const whole of text.split('\n')) {
    const line = whole.length > LONGEST_LINE ? undefined : whole
    let from = 0
    for (const { index, 0: end } of whole.matchAll(SENTENCE_END)) {
      yield* pieced(start + from, start + index, line)
      from = index + end.length
    }
    yield* pieced(start + from, start + whole.length, line)
    start += whole.length + 1
  }
}

function* pieced(from: number, to: number, line: string | undefined) {
  for (let at = from; at < to; at += LONGEST) yield { from: at, to: Math.min(to, at + LONGEST), line }
}
