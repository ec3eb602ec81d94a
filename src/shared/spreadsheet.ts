import { formatDay, timeOfDay, today } from './calendar.ts'

/** Spreadsheets know a file as UTF-8 by this mark at its beginning. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A CSV line for spreadsheets in Portuguese; other programs may also split cells at tabs and commas. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(';')}\r\n`
}

const quoted = (text: string) => (/[";\t\r\n]|,(?!\d)/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const FIRST_VISIBLE = /^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*(.)/su
const BEGINS_FORMULA = /^[=+\-@]/
/** Spreadsheets would turn a topic's '1.10', '2.', '007' or '1E5' into a date or a number. */
const LOOKS_COUNTED = /^(?=.*[./\-\s]|0\d|\d+e\d|\d{16})\d[\d.,/\-\s]*(?:e\d+)?$/iu

/** Puts an apostrophe before text that would run as a formula or become a number or a date. */
export function literal(text: string): string {
  const first = FIRST_VISIBLE.exec(text)?.[1]?.normalize('NFKC') ?? ''
  const isOther = BEGINS_FORMULA.test(first) || /^\p{Cc}/u.test(text) || LOOKS_COUNTED.test(text)
  return isOther ? `'${text}` : text
}

export const unmarked = (cell: string): string =>
  cell.startsWith("'") && literal(cell.slice(1)) === cell ? cell.slice(1) : cell

/** An instant as 'dd/mm/aaaa hh:mm' in the zone. */
export function dateTime(instant: Date, timeZone: string): string {
  return `${formatDay(today(instant, timeZone))} ${timeOfDay(instant, timeZone)}`
}

/** The cells, split at the first line's most frequent separator of `;`, `,` and tab; no empty rows. */
export const readCsv = (text: string): string[][] => csvRows(text).map(({ cells }) => cells)

/** As `readCsv`, each row with its number in a spreadsheet, from 1. */
export function csvRows(text: string): { cells: string[]; row: number }[] {
  const clear = text.replace(BYTE_ORDER_MARK, '')
  const [first = ''] = clear.split(/[\r\n]/, 1)
  const parts = [';', '\t', ','].map((sign) => ({ sign, count: first.split(sign).length }))
  const { sign = ';' } = parts.reduce((most, one) => (one.count > most.count ? one : most))
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^${sign}\\r\\n]*))(${sign}|\\r\\n|\\r|\\n|$)`, 'y')
  const rows: string[][] = [[]]
  for (let found = cell.exec(clear); found; found = cell.exec(clear)) {
    const [, closed, plain = '', end = ''] = found
    rows.at(-1)?.push(closed === undefined ? plain : closed.replaceAll('""', '"'))
    if (end === '') break
    if (end !== sign) rows.push([])
  }
  return rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .filter(({ cells }) => cells.some((one) => one !== ''))
}
