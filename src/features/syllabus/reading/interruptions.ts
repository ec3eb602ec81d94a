import { shareOfCapitals } from './letters.ts'
import { HEADER } from './page-headers.ts'

/** Whether a sentence continues on the next line. */
export const isUnfinished = (line: string): boolean => line !== '' && !/[.;:!?]["”)]*\s*$/.test(line)

const MOST_BETWEEN = 14
// The programme's title at the top of each page.
const TITLE_AGAIN = /CONTE[ÚU]DOS?\s+PROGRAM[ÁA]TICOS?/u

/** Rows of a table or headers between a broken line and its rest, where the page changed. */
export function interruptions(lines: readonly string[], furniture: ReadonlySet<number>): number[] {
  const titles = lines.flatMap((line, index) => (TITLE_AGAIN.test(line) && isRow(line) ? [index] : []))
  return [...furniture, ...titles].flatMap((index) => {
    if (furniture.has(index - 1)) return []
    const from = firstRow(lines, index)
    const to = lineAfter(lines, furniture, index)
    const cut = /^\s*\p{Ll}/u.test(lines[to] ?? '') && isUnfinished(lines[from - 1] ?? '')
    return cut ? Array.from({ length: to - from }, (_, at) => from + at) : []
  })
}

function firstRow(lines: readonly string[], index: number): number {
  let from = index
  while (from > 0 && index - from < MOST_BETWEEN && isRow(lines[from - 1] ?? '')) from--
  return from
}

function lineAfter(lines: readonly string[], furniture: ReadonlySet<number>, index: number): number {
  let to = index
  while (to < lines.length && (furniture.has(to) || isRow(lines[to] ?? ''))) to++
  return to
}

function isRow(line: string): boolean {
  const row = line.trim()
  if (row === '' || /^[\d\s.,/-]+$/.test(row)) return true
  return (
    row.length < 90 &&
    shareOfCapitals(row) > 0.85 &&
    !/[:;.]$/.test(row) &&
    (/\d|TOTAL|PROVA|PONTOS|QUEST|DIÁRIO|ANEXO/u.test(row) || HEADER.test(row))
  )
}
