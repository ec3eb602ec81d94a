import { Rows, type SheetRow } from './sheet.ts'

const SIGNS = ['\t', ';', ',', '|'] as const
/** Lines by which the sign is told. */
const SAMPLE = 30

/** Takes a text with quotes as spreadsheets write them apart at line ends and at the sign. */
export type CellsOf = (text: string, sign: string) => string[][]

/** The rows of a text whose cells are parted by tabs, semicolons or commas. */
export function delimitedRows(text: string, cellsOf: CellsOf): readonly SheetRow[] {
  const rows = new Rows()
  for (const [index, cells] of cellsOf(text, signOf(text)).entries())
    rows.add(
      index + 1,
      cells.map((cell) => cell.trim()),
    )
  return rows.all
}

/** The sign that parts most lines, outside of quotes, into as many cells as it parts another one. */
function signOf(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .split(/\r\n?|\n/, SAMPLE)
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
