import { attribute, decodeEntities, eachTag, type Tag } from './markup.ts'
import { type Cell, FILE_LIMITS, Rows, type Sheet, Spans } from './sheet.ts'

const SKIPPED = new Set(['script', 'style', 'comment'])
/** Excel saves sheets as HTML, or as its own row and cell tags, in which empty cells are omitted. */
const NAMES: Readonly<Record<string, string>> = { row: 'tr', cell: 'td', th: 'td' }

/** The column's index from 0, when cells before it are omitted. */
const placeIn = (attributes: string, otherwise: number) =>
  Math.max(otherwise, Number(attribute(attributes, 'ss:Index') ?? 0) - 1)

/** The tables of an HTML page or of a copied part of one; a nested table belongs to the outer one. */
export function pageSheets(page: string): Sheet[] {
  const reader = new PageReader()
  eachTag(page, (tag) => reader.take(tag))
  reader.endRow()
  return reader.sheets.filter(({ rows }) => rows.length > 0)
}

class PageReader {
  readonly sheets: Sheet[] = []
  private rows = new Rows()
  private spans = new Spans()
  private number = 0
  private depth = 0
  private cells: Cell[] | undefined
  private text: string | undefined
  private span = 1
  private rowSpan = 1
  private isSkipped = false

  take(tag: Tag): void {
    const name = NAMES[tag.name] ?? tag.name
    if (this.text !== undefined && !this.isSkipped) this.text += tag.before
    if (SKIPPED.has(tag.name)) this.isSkipped = !(tag.isEnd || tag.isWhole)
    else if (tag.name === 'table') this.table(tag)
    else if (name === 'tr') this.row(tag)
    else if (name === 'td') this.cell(tag)
    else if (tag.name === 'br' && this.text !== undefined) this.text += ' '
  }

  private table({ isEnd }: Tag): void {
    this.depth += isEnd ? -1 : 1
    if (isEnd || this.depth > 1) return
    this.rows = new Rows()
    this.spans = new Spans()
    this.number = 0
    this.sheets.push({ name: '', rows: this.rows.all })
  }

  private row({ isEnd, attributes }: Tag): void {
    if (this.depth > 1) return
    if (this.sheets.length === 0) this.sheets.push({ name: '', rows: this.rows.all })
    this.endRow()
    if (isEnd) return
    this.cells = []
    this.number = placeIn(attributes, this.number)
  }

  private cell({ isEnd, attributes }: Tag): void {
    if (this.depth > 1 || !this.cells) return
    this.endCell()
    if (isEnd) return
    this.text = ''
    const free = this.spans.free(this.cells.length, this.number + 1)
    const place = Math.min(placeIn(attributes, free), FILE_LIMITS.columns)
    while (this.cells.length < place) this.cells.push('')
    this.rowSpan = Number(
      attribute(attributes, 'rowspan') ?? 1 + Number(attribute(attributes, 'ss:MergeDown') ?? 0),
    )
    this.span = Math.min(FILE_LIMITS.columns, Number(attribute(attributes, 'colspan') ?? 1) || 1)
  }

  private endCell(): void {
    if (this.text === undefined || !this.cells) return
    const value = decodeEntities(this.text)
      .replace(/[\s\u00a0]+/g, ' ')
      .trim()
      .replace(/T00:00:00\.000$/, '')
    for (let at = 0; at < this.span && this.cells.length < FILE_LIMITS.columns; at++) {
      const own = at === 0 ? value : ''
      if (this.rowSpan > 1) this.spans.add(this.cells.length, this.number + this.rowSpan, own)
      this.cells.push(own)
    }
    this.text = undefined
  }

  endRow(): void {
    this.endCell()
    if (!this.cells) return
    this.number += 1
    this.spans.fill(this.cells, this.number)
    this.rows.add(this.number, this.cells)
    this.cells = undefined
  }
}
