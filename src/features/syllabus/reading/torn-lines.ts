import { isKnown } from './heading-parts.ts'

const NARROWEST = 48
// Share of the longest line, which prose between two margins fills.
const FULL = 0.7
const INNER_STOP = /[.;)]\s+["“(]?\p{Lu}/u
const PIECE = /^(?!.*:$)(?!\P{L}*\p{Lu}{4})[(“"]?\p{L}[^\s]*(?:\s[^\s]+)?$/u
const LONGEST_PIECE = 24
const LEAST_PIECES = 3
const GOES_ON = /[^.;:]\n[(\p{Ll}]/u
// No two subjects in a row have but one topic of one word: "Gestão\nPública.\nEconomia\nBrasileira."
const CLOSED_NEXT = /^\p{Lu}\p{Ll}+\n\p{Lu}\S+[.;]$/u
const LEAST_CLOSED = 2
// Beginnings of a subject: "MATEMÁTICA: Razão.", "2 Juros".
const HEADS = /^(?:\d|\p{Lu}{4})/u
const LED = /^([^.:;]{3,60}):\s/u

/** Joins words that a copy tore at wide gaps: "… gestão fiscal.\nOrçamento\nPúblico.\n…". */
export function withoutTornLines(text: string): string {
  const lines = text.split('\n')
  const longest = lines.reduce((most, line) => Math.max(most, line.trim().length), 0)
  if (longest < NARROWEST) return text
  const kept: string[] = []
  for (let index = 0; index < lines.length; ) {
    const end = endOfPieces(lines, index)
    const pieces = lines.slice(index, end).map((line) => line.trim())
    const around = { before: kept.at(-1)?.trim() ?? '', after: lines[end]?.trim() ?? '' }
    if (areTorn(pieces, around, longest)) kept.push(pieces.join(' '))
    else kept.push(...lines.slice(index, Math.max(end, index + 1)))
    index = Math.max(end, index + 1)
  }
  return kept.join('\n')
}

/** Where lines of one or two words that begin at this one end. */
function endOfPieces(lines: readonly string[], from: number): number {
  let end = from
  while (isPiece(lines[end]?.trim() ?? '')) end++
  return end
}

const isPiece = (line: string): boolean => line.length <= LONGEST_PIECE && PIECE.test(line)

function areTorn(
  pieces: readonly string[],
  { before, after }: { readonly before: string; readonly after: string },
  longest: number,
): boolean {
  if (pieces.length < LEAST_PIECES || !(INNER_STOP.test(before) && INNER_STOP.test(after))) return false
  const pairs = pieces.slice(1).map((piece, index) => `${pieces[index]}\n${piece}`)
  const goesOn =
    pairs.some((pair) => GOES_ON.test(pair)) ||
    pairs.filter((pair) => CLOSED_NEXT.test(pair)).length >= LEAST_CLOSED
  const { length } = pieces.join(' ')
  const isLine = [length, before.length + length].some((all) => all >= longest * FULL && all <= longest)
  const heads = HEADS.test(after) || isKnown(LED.exec(after)?.[1] ?? '')
  return goesOn && isLine && after.length >= longest * FULL && !heads
}
