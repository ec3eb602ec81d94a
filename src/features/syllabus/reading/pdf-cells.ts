/** A piece of text at its place in a PDF, in points from the page's lower left corner. */
export interface PlacedText {
  readonly str: string
  readonly hasEOL: boolean
  readonly transform: readonly number[]
  readonly width: number
}

/** A line, or the part of it beside a wide gap, with the separator from the next. */
interface Piece {
  text: string
  end: string
  readonly left: number
  right: number
  readonly y: number
  readonly size: number
}

interface Pair {
  readonly from: number
  readonly at: number
}

// In letter sizes: gaps between words, between lines, and between the heights of two cells of one row.
const [GAP, SPACING, OFF] = [1.2, 2.2, 0.8]
const MOST_LINES = 8
// Points by which aligned pieces may differ.
const ALIGNED = 1

/** A page's text in its written order; a row's cells share a line: "NOÇÕES DE INFORMÁTICA⇥Internet." */
export function textOfPage(items: readonly PlacedText[]): string {
  const words = wordsOf(items)
  const lines = piecesOf(words, [])
  const columns = pairsOf(lines).map(({ at }) => lines[at]?.left ?? 0)
  // A known column also splits the short lines of its table.
  const pieces = columns.length > 0 ? piecesOf(words, columns) : lines
  const ends = pieces.map(({ end }) => end)
  const pairs = pieces === lines ? [] : pairsOf(pieces)
  for (const { from, at } of pairs) ends.fill(' ', from, at - 1).fill('\t', at - 1, at)
  return pieces.map(({ text }, index) => text + ends[index]).join('')
}

/** Words, each with the blanks or the line end behind it. */
function wordsOf(items: readonly PlacedText[]): Piece[] {
  const words: Piece[] = []
  for (const { str, hasEOL, transform, width } of items) {
    const [, , , size = 0, left = 0, y = 0] = transform
    const end = hasEOL ? '\n' : ''
    const last = words.at(-1)
    if (str.trim() !== '') words.push({ text: str, end, left, right: left + width, y, size: Math.abs(size) })
    else if (last !== undefined) {
      if (last.end === '') last.text += str
      last.end += end
    }
  }
  return words
}

/** Splits lines at a wide gap if the words behind it align with the next line or a column. */
function piecesOf(words: readonly Piece[], columns: readonly number[]): Piece[] {
  const below = leftsBelow(words)
  const pieces: Piece[] = []
  for (const [at, word] of words.entries()) {
    const open = pieces.at(-1)
    const goesOn = open?.end === '' && !(isFar(open, word) && isIn([...columns, below[at] ?? 0], word.left))
    if (goesOn) Object.assign(open, { text: open.text + word.text, right: word.right, end: word.end })
    else pieces.push({ ...word })
  }
  return pieces
}

const isFar = (open: Piece, word: Piece) => word.left - open.right > GAP * open.size

const isIn = (lefts: readonly number[], left: number) =>
  lefts.some((each) => Math.abs(each - left) <= ALIGNED)

function leftsBelow(words: readonly Piece[]): number[] {
  const lefts: number[] = []
  let below = Number.NaN
  for (const [at, word] of [...words.entries()].reverse()) {
    if (word.end !== '') below = words[at + 1]?.left ?? Number.NaN
    lefts[at] = below
  }
  return lefts
}

/** Pairs of cells, one of which has several lines, and further rows in the same columns. */
function pairsOf(pieces: readonly Piece[]): Pair[] {
  const sure = pieces.flatMap((_, at) => pairAt(pieces, at) ?? [])
  const known = new Set(sure.map(({ at }) => at))
  const columns = sure.map(({ at }) => pieces[at]?.left ?? 0)
  const isShort = (piece: Piece, at: number) =>
    !known.has(at) && isIn(columns, piece.left) && isBeside(pieces[at - 1], piece)
  return [...sure, ...pieces.flatMap((piece, at) => (isShort(piece, at) ? [{ from: at - 1, at }] : []))]
}

/** The pair whose second cell begins here: right of the first, and level with its whole height or its top. */
function pairAt(pieces: readonly Piece[], at: number): Pair | undefined {
  const piece = pieces[at]
  const before = pieces[at - 1]
  if (piece === undefined || before === undefined) return
  if (before.right >= piece.left || before.y > piece.y + piece.size * OFF) return
  const [first, second] = [cellBefore(pieces, at), cellFrom(pieces, at)]
  if (first.length > MOST_LINES || first.length + second.length < 3) return
  if (!/\p{L}{3}/u.test(first.map(({ text }) => text).join(' '))) return
  const offs = first.map((_, from) => apart(first.slice(from), second))
  const least = Math.min(...offs)
  return least <= OFF * piece.size ? { from: at - first.length + offs.indexOf(least), at } : undefined
}

const isBeside = (before: Piece | undefined, { y, size }: Piece): boolean =>
  before?.end === '' && Math.abs(before.y - y) <= size * OFF && /\p{L}{3}/u.test(before.text)

/** The stacked lines that end here, left of what comes next; one more than a name may have. */
function cellBefore(pieces: readonly Piece[], at: number): Piece[] {
  const cell: Piece[] = []
  for (let index = at - 1; cell.length <= MOST_LINES; index--) {
    const [piece, below] = [pieces[index], cell[0]]
    if (piece === undefined || piece.right >= (pieces[at]?.left ?? 0)) break
    if (below !== undefined && !isBelow(below, piece)) break
    cell.unshift(piece)
  }
  return cell
}

/** The stacked lines from here on, none of which begins left of the first. */
function cellFrom(pieces: readonly Piece[], at: number): Piece[] {
  const cell: Piece[] = []
  for (let index = at; ; index++) {
    const [piece, first, above] = [pieces[index], cell[0], cell.at(-1)]
    if (piece === undefined) break
    if (first !== undefined && piece.left < first.left - ALIGNED) break
    if (above !== undefined && !isBelow(piece, above)) break
    cell.push(piece)
  }
  return cell
}

const isBelow = (below: Piece, above: Piece): boolean =>
  above.y - below.y > above.size / 2 && above.y - below.y < above.size * SPACING

/** How far two cells are from having the same top or the same middle. */
function apart(first: readonly Piece[], second: readonly Piece[]): number {
  const [a, b] = [heightsOf(first), heightsOf(second)]
  return Math.min(Math.abs(a.top - b.top), Math.abs(a.top + a.foot - b.top - b.foot) / 2)
}

const heightsOf = (cell: readonly Piece[]) => ({ top: cell[0]?.y ?? 0, foot: cell.at(-1)?.y ?? 0 })
