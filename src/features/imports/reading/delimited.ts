import { Rows, type SheetRow, Unreadable } from './sheet.ts'

const SIGNS = ['\t', ';', ',', '|'] as const
/** How many lines decide the separator. */
const SAMPLE = 30

/** Parses a quoted delimited text; `brokenAt` is the first row with an unclosed quote. */
export type CellsOf = (text: string, sign: string) => { rows: string[][]; brokenAt: number | undefined }

/** Splits a text into rows of cells by tab, semicolon or comma. */
export function delimitedRows(text: string, cellsOf: CellsOf): readonly SheetRow[] {
  const rows = new Rows()
  const clear = text.replace(/\r\n?/g, '\n')
  const sign = signOf(clear)
  const parsed = cellsOf(clear, sign)
  const all = parsed.brokenAt === undefined ? parsed.rows : unquoted(clear, sign, parsed.brokenAt)
  for (const [index, cells] of all.entries()) {
    for (let at = 0; at < cells.length; at++) cells[at] = (cells[at] ?? '').trim()
    rows.add(index + 1, cells)
  }
  return rows.all
}

/** Reads quotes as plain letters; refuses a text in which they enclose a cell. */
function unquoted(text: string, sign: string, brokenAt: number): string[][] {
  const lines = text.split('\n')
  const holds = (line: string) =>
    line
      .split('"')
      .slice(1, -1)
      .some((part) => part.includes(sign))
  if (lines.some(holds)) throw new Unreadable('quotes', brokenAt + 1)
  return lines.map((line) => line.split(sign))
}

/** The separator that splits the most lines, outside quotes, into equally many cells. */
function signOf(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .split('\n', SAMPLE)
    .filter((line) => line.trim() !== '')
  const score = (sign: string) => {
    const counts = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(sign).length - 1)
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
    return usual * counts.filter((count) => count === usual).length
  }
  const best = SIGNS.map((sign) => ({ sign, score: score(sign) })).reduce((most, one) =>
    one.score > most.score ? one : most,
  )
  return best.score > 0 ? best.sign : ';'
}
