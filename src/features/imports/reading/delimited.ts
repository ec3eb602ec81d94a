import { Rows, type SheetRow, Unreadable } from './sheet.ts'

const SIGNS = ['\t', ';', ',', '|'] as const
/** Lines by which the sign is told. */
const SAMPLE = 30

/** Takes a text with quotes as spreadsheets write them apart; `brokenAt` is the first row whose quotes do not close. */
export type CellsOf = (text: string, sign: string) => { rows: string[][]; brokenAt: number | undefined }

/** The rows of a text whose cells are parted by tabs, semicolons or commas. */
export function delimitedRows(text: string, cellsOf: CellsOf): readonly SheetRow[] {
  const rows = new Rows()
  const clear = text.replace(/\r\n?/g, '\n')
  const sign = signOf(clear)
  const told = cellsOf(clear, sign)
  const all = told.brokenAt === undefined ? told.rows : unquoted(clear, sign, told.brokenAt)
  for (const [index, cells] of all.entries()) {
    for (let at = 0; at < cells.length; at++) cells[at] = (cells[at] ?? '').trim()
    rows.add(index + 1, cells)
  }
  return rows.all
}

/** Rows whose quotes are letters; refused where they hold a cell together. */
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

/** The sign that parts most lines, outside of quotes, into as many cells as it parts another one. */
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
