import { formatDay, isDay } from '../../../shared/calendar.ts'
import { BYTE_ORDER_MARK, csvLine, dateTime, literal } from '../../../shared/spreadsheet.ts'
import { YES_NO } from './contract.ts'

export type Row = Readonly<Record<string, unknown>>

export type Column = readonly [key: string, heading: string, ...unknown[]]

/** Characters per piece; a longer row makes a longer piece. */
const PIECE = 64 * 1024

/** Yields the file in pieces for a spreadsheet in Portuguese: dd/mm/aaaa hh:mm in the zone, decimal comma. */
export function* csvOf(
  columns: readonly Column[],
  rows: readonly Row[],
  timeZone: string,
): Generator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(columns.map(([, heading]) => heading))}`
  yield* pieces(rows, (row) => csvLine(columns.map(([key]) => cell(row[key], timeZone))))
}

/** Yields the rows as one JSON list, in pieces. */
export function* jsonOf(columns: readonly Column[], rows: readonly Row[]): Generator<string> {
  yield '['
  yield* pieces(rows, (row, index) => `${index === 0 ? '' : ','}\n${JSON.stringify(pick(columns, row))}`)
  yield '\n]\n'
}

function* pieces(rows: readonly Row[], format: (row: Row, index: number) => string): Generator<string> {
  let piece = ''
  for (const [index, row] of rows.entries()) {
    piece += format(row, index)
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}

const pick = (columns: readonly Column[], row: Row) =>
  Object.fromEntries(columns.map(([key]) => [key, row[key]]))

function cell(value: unknown, timeZone: string): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dateTime(value, timeZone)
  if (typeof value === 'boolean') return YES_NO[`${value}`]
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = String(value)
  return isDay(text) ? formatDay(text) : literal(text)
}
