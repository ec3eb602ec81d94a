import { dayOfNumber } from '../../../shared/calendar.ts'
import { onceEach } from '../../../shared/once-each.ts'
import { attribute, decodeEntities, eachTag } from './markup.ts'
import { type Cell, clockText, FILE_LIMITS, Rows, type Sheet, Spans } from './sheet.ts'

const DAY_SECONDS = 86_400
/** Days from the start of Excel's two calendars to 1970. */
const EPOCHS = { 1900: 25_569, 1904: 24_107 } as const
const LAST_SERIAL = 2_958_465
/** A lower number is a duration, even in a cell with a date format. */
const FIRST_DAY = 366
const SPACE = 32

type Shown = 'number' | 'day' | 'moment' | 'time' | 'elapsed'

interface Book {
  readonly dayOf: (number: number) => string
  readonly texts: readonly string[]
  readonly formats: readonly Shown[]
  readonly epoch: number
}

/** Looks up a part of a spreadsheet's archive by its path. */
export type PartOf = (path: string) => string | undefined

/** Reads the sheets of an Excel workbook; ignores `dimension`, which programs write wrongly. */
export function workbookSheets(part: PartOf): Sheet[] {
  const workbook = part('xl/workbook.xml') ?? ''
  const paths = sheetPaths(part('xl/_rels/workbook.xml.rels') ?? '')
  const book: Book = {
    texts: sharedTexts(part('xl/sharedStrings.xml') ?? ''),
    formats: formatsIn(part('xl/styles.xml') ?? ''),
    dayOf: onceEach(dayOfNumber),
    epoch: EPOCHS[/date1904\s*=\s*"(1|true)"/i.test(workbook) ? 1904 : 1900],
  }
  const sheets: Sheet[] = []
  eachTag(workbook, ({ name, isEnd, attributes }) => {
    if (name !== 'sheet' || isEnd) return
    const path = paths.get(attribute(attributes, 'id') ?? '')
    const content = path === undefined ? undefined : part(path)
    if (content !== undefined)
      sheets.push({ name: attribute(attributes, 'name') ?? '', rows: rowsIn(content, book) })
  })
  return sheets
}

function sheetPaths(relations: string): Map<string, string> {
  const paths = new Map<string, string>()
  eachTag(relations, ({ name, attributes }) => {
    const target = attribute(attributes, 'Target')
    if (name !== 'relationship' || target === undefined) return
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`
    paths.set(attribute(attributes, 'Id') ?? '', path)
  })
  return paths
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let [text, isPhonetic] = ['', false]
  eachTag(xml, ({ name, isEnd, isWhole, before }) => {
    if (name === 'rph') isPhonetic = !isEnd
    else if (name === 't' && isEnd && !isPhonetic) text += before
    else if (name === 'si' && (isEnd || isWhole)) {
      texts.push(decodeEntities(text))
      text = ''
    }
  })
  return texts
}

const BUILT_IN: readonly (readonly [first: number, last: number, shown: Shown])[] = [
  [14, 17, 'day'],
  [18, 21, 'time'],
  [22, 22, 'moment'],
  [45, 45, 'time'],
  [46, 46, 'elapsed'],
  [47, 47, 'time'],
]

function formatsIn(styles: string): Shown[] {
  const own = new Map<number, Shown>()
  const formats: Shown[] = []
  let isCell = false
  eachTag(styles, ({ name, isEnd, attributes }) => {
    if (name === 'numfmt') {
      own.set(Number(attribute(attributes, 'numFmtId')), shownBy(attribute(attributes, 'formatCode') ?? ''))
    } else if (name === 'cellxfs') isCell = !isEnd
    else if (name === 'xf' && isCell && !isEnd) {
      const id = Number(attribute(attributes, 'numFmtId') ?? 0)
      const builtIn = BUILT_IN.find(([first, last]) => id >= first && id <= last)
      formats.push(own.get(id) ?? builtIn?.[2] ?? 'number')
    }
  })
  return formats
}

function shownBy(code: string): Shown {
  if (/\[[hms]+\]/i.test(code)) return 'elapsed'
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '').toLowerCase()
  const isDay = /[dy]|mmm/.test(bare) && !bare.includes('general')
  if (/[hs]/.test(bare) && !bare.includes('general')) return isDay ? 'moment' : 'time'
  return isDay ? 'day' : 'number'
}

/** Scans by hand, because ten years of rows are millions of letters. */
function rowsIn(xml: string, book: Book): Sheet['rows'] {
  const [, prefix] = /<(\w+:)worksheet[\s>]/.exec(xml.slice(0, 2000)) ?? []
  const text = prefix === undefined ? xml : xml.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</')
  const rows = new Rows()
  const fill = fillerOf(text)
  let number = 0
  for (let at = text.indexOf('<row'); at >= 0; at = text.indexOf('<row', at + 4)) {
    const open = text.indexOf('>', at)
    const end = text.indexOf('</row>', open)
    const attributes = text.slice(at, open)
    number = Number(attributeOf(attributes, 'r') ?? number + 1)
    if (attributes.endsWith('/')) continue
    if (end < 0) break
    const cells = cellsIn(text.slice(open + 1, end), book)
    fill(cells, number)
    rows.add(number, cells)
    at = end
  }
  return rows.all
}

/** Fills each row, in turn, with the values of merged cells above. */
function fillerOf(sheet: string): (cells: Cell[], row: number) => void {
  const spans = new Spans()
  const merged = mergedIn(sheet)
  return (cells, row) => {
    for (const { column, last } of merged.get(row) ?? []) spans.add(column, last, cells[column] ?? '')
    spans.fill(cells, row)
  }
}

/** Merged cells by their first row. */
function mergedIn(sheet: string): Map<number, { column: number; last: number }[]> {
  const from = sheet.indexOf('<mergeCells')
  const ranges = from < 0 ? [] : sheet.slice(from).matchAll(/ref="([A-Z]+)(\d+):[A-Z]+(\d+)"/g)
  const merged = [...ranges].flatMap(([, first, row, last]) => {
    const column = columnOf(first)
    return column === undefined || row === last ? [] : [{ column, row: Number(row), last: Number(last) }]
  })
  return Map.groupBy(merged, ({ row }) => row)
}

function cellsIn(row: string, book: Book): Cell[] {
  const cells: Cell[] = []
  for (let at = row.indexOf('<c'); at >= 0; at = row.indexOf('<c', at)) {
    const open = row.indexOf('>', at)
    const attributes = row.slice(at + 2, open)
    const end = attributes.endsWith('/') ? open : row.indexOf('</c>', open)
    if (open < 0 || end < 0) break
    const column = columnOf(attributeOf(attributes, 'r'))
    if (end > open) put(cells, column, cellValue(attributes, row.slice(open + 1, end), book))
    else if (column === undefined) cells.push('')
    at = end + 1
  }
  return cells
}

/** A cell without a reference is in the next column. */
function put(cells: Cell[], named: number | undefined, value: Cell): void {
  const column = named ?? cells.length
  if (column >= FILE_LIMITS.columns) return
  while (cells.length < column) cells.push('')
  cells[column] = value
}

/** The attribute's value; any white space may precede its name. */
function attributeOf(attributes: string, name: string): string | undefined {
  const start = `${name}=`
  let at = attributes.indexOf(start)
  while (at > 0 && attributes.charCodeAt(at - 1) > SPACE) at = attributes.indexOf(start, at + 1)
  const open = at + start.length
  return at < 0
    ? undefined
    : attributes.slice(open + 1, attributes.indexOf(attributes.charAt(open), open + 1))
}

/** Column index of a reference like 'B12'; undefined for more than three letters. */
function columnOf(reference = ''): number | undefined {
  let column = 0
  for (let at = 0; at < 3; at++) {
    const letter = reference.charCodeAt(at) - 64
    if (!(letter >= 1 && letter <= 26)) break
    column = column * 26 + letter
  }
  return column === 0 ? undefined : column - 1
}

function between(text: string, tag: string): string | undefined {
  const at = text.indexOf(`<${tag}`)
  const open = at < 0 ? -1 : text.indexOf('>', at)
  const end = open < 0 ? -1 : text.indexOf(`</${tag}>`, open)
  return end < 0 ? undefined : text.slice(open + 1, end)
}

function cellValue(attributes: string, content: string, book: Book): Cell {
  const type = attributeOf(attributes, 't')
  if (type === 'inlineStr') return inlineText(content)
  const value = between(content, 'v')
  if (value === undefined) return formulaIn(content)
  if (type === 's') return book.texts[Number(value)] ?? ''
  if (type !== undefined && type !== 'n') return decodeEntities(value)
  const format = book.formats[Number(attributeOf(attributes, 's') ?? -1)] ?? 'number'
  return shownAs(Number(value), format, book)
}

const formulaIn = (content: string) =>
  content.includes('<f') ? `=${decodeEntities(between(content, 'f') ?? '')}` : ''

function inlineText(content: string): string {
  if (!content.includes('<r')) return decodeEntities(between(content, 't') ?? '')
  let text = ''
  eachTag(content, ({ name, isEnd, before }) => {
    if (name === 't' && isEnd) text += before
  })
  return decodeEntities(text)
}

/** Serial numbers are local days; seconds are rounded. */
function shownAs(serial: number, shown: Shown, { epoch, dayOf }: Book): Cell {
  if (shown === 'number' || !(serial >= 0 && serial <= LAST_SERIAL)) return serial
  const seconds = Math.round(serial * DAY_SECONDS)
  if (shown === 'elapsed' || serial < FIRST_DAY) return clockText(seconds)
  const day = dayOf(Math.floor(seconds / DAY_SECONDS) - epoch)
  return seconds % DAY_SECONDS === 0 ? day : `${day}T${clockText(seconds % DAY_SECONDS)}`
}
