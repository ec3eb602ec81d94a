import { attribute, decodeEntities, eachTag, type Tag } from './markup.ts'
import { type Cell, clockText, FILE_LIMITS, Rows, type Sheet, Spans } from './sheet.ts'

/** More repetitions of a row are an empty rest of the sheet, or an attack. */
const MOST_REPEATED = 1000

/** Reads the tables of an OpenDocument `content.xml`. */
export function openDocumentSheets(content: string): Sheet[] {
  const reader = new Reader()
  eachTag(content, (tag) => reader.take(tag))
  return reader.sheets
}

class Reader {
  readonly sheets: Sheet[] = []
  private rows = new Rows()
  private spans = new Spans()
  private number = 0
  private cells: Cell[] = []
  private rowOpening = ''
  private cellOpening = ''
  private words: string[] = []
  private notes = 0

  take(tag: Tag): void {
    if (tag.name === 'annotation') this.notes += tag.isEnd ? -1 : Number(!tag.isWhole)
    else if (this.notes > 0) return
    else if (tag.name === 'table') this.table(tag)
    else if (tag.name === 'table-row') this.row(tag)
    else if (tag.name === 'table-cell' || tag.name === 'covered-table-cell') this.cell(tag)
    else this.text(tag)
  }

  private table({ isEnd, attributes }: Tag): void {
    if (isEnd) return
    this.rows = new Rows()
    this.spans = new Spans()
    this.number = 0
    this.sheets.push({ name: attribute(attributes, 'name') ?? '', rows: this.rows.all })
  }

  private row({ isEnd, isWhole, attributes }: Tag): void {
    if (!isEnd) {
      this.cells = []
      this.rowOpening = attributes
      if (!isWhole) return
    }
    const times = repeated(this.rowOpening, 'number-rows-repeated')
    this.spans.fill(this.cells, this.number + 1)
    const kept = this.cells.some((cell) => cell !== '') ? Math.min(times, MOST_REPEATED) : 0
    for (let nth = 1; nth <= kept; nth++) this.rows.add(this.number + nth, this.cells)
    this.number += times
  }

  private cell({ isEnd, isWhole, attributes, before }: Tag): void {
    if (isEnd) this.words.push(before)
    else this.open(attributes)
    if (isEnd || isWhole) this.close()
  }

  private open(attributes: string): void {
    this.cellOpening = attributes
    this.words = []
  }

  private close(): void {
    const value = cellValue(this.cellOpening, decodeEntities(this.words.join('')).trim())
    const times = repeated(this.cellOpening, 'number-columns-repeated')
    const rows = repeated(this.cellOpening, 'number-rows-spanned')
    if (rows > 1) this.spans.add(this.cells.length, this.number + rows, value)
    for (let nth = 0; nth < times && this.cells.length < FILE_LIMITS.columns; nth++) this.cells.push(value)
  }

  private text({ name, isEnd, before, attributes }: Tag): void {
    this.words.push(before)
    if (name === 's') this.words.push(' '.repeat(Math.min(20, Number(attribute(attributes, 'c') ?? 1))))
    if (name === 'p' && isEnd) this.words.push(' ')
  }
}

const repeated = (attributes: string, name: string) =>
  Math.max(1, Number(attribute(attributes, name) ?? 1) || 1)

function cellValue(attributes: string, text: string): Cell {
  if (text.startsWith('#') || text.startsWith('Err:')) return text
  const value = (name: string) => attribute(attributes, name) ?? ''
  switch (value('value-type')) {
    case 'float':
    case 'currency':
      return Number(value('value') || text)
    case 'date':
      return (value('date-value') || text).replace(/T00:00:00(\.0+)?$/, '')
    case 'time':
      return timeOf(value('time-value')) ?? text
    default:
      return text
  }
}

/** Reads 'PT12H30M05S'. */
function timeOf(value: string): string | undefined {
  const [, hours, minutes, seconds] = /^PT(\d+)H(\d+)M([\d.,]+)S$/.exec(value) ?? []
  if (hours === undefined) return undefined
  return clockText(
    Number(hours) * 3600 + Number(minutes) * 60 + Math.round(Number((seconds ?? '0').replace(',', '.'))),
  )
}
