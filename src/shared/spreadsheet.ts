import { formatDay, timeOfDay, today } from './calendar.ts'

/** A mark by which a spreadsheet knows the text as UTF-8; a file begins with it. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A line of a file that spreadsheets in Portuguese read. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(';')}\r\n`
}

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Somebody's text, kept from being run as a formula: a spreadsheet shows what follows an apostrophe as it is. */
export const literal = (text: string) =>
  /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text

/** An instant as 'dd/mm/aaaa hh:mm' in the zone. */
export function dateTime(instant: Date, timeZone: string): string {
  return `${formatDay(today(instant, timeZone))} ${timeOfDay(instant, timeZone)}`
}
