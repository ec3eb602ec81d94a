import { attribute, decoded, eachTag, type Tag } from './markup.ts'
import { type Cell, MOST, Rows, type Sheet } from './sheet.ts'

const SKIPPED = new Set(['script', 'style'])

/** The tables of a page, or of what was copied out of one; one within another belongs to it. */
export function pageSheets(page: string): Sheet[] {
  const reader = new PageReader()
  eachTag(page, (tag) => reader.take(tag))
  reader.endRow()
  return reader.sheets.filter(({ rows }) => rows.length > 0)
}

class PageReader {
  readonly sheets: Sheet[] = []
  private rows = new Rows()
  private number = 0
  private depth = 0
  private cells: Cell[] | undefined
  private text: string | undefined
  private span = 1
  private isSkipped = false

  take(tag: Tag): void {
    if (this.text !== undefined && !this.isSkipped) this.text += tag.before
    if (SKIPPED.has(tag.name)) this.isSkipped = !(tag.isEnd || tag.isWhole)
    else if (tag.name === 'table') this.table(tag)
    else if (tag.name === 'tr') this.row(tag)
    else if (tag.name === 'td' || tag.name === 'th') this.cell(tag)
    else if (tag.name === 'br' && this.text !== undefined) this.text += ' '
  }

  private table({ isEnd }: Tag): void {
    this.depth += isEnd ? -1 : 1
    if (isEnd || this.depth > 1) return
    this.rows = new Rows()
    this.number = 0
    this.sheets.push({ name: '', rows: this.rows.all })
  }

  private row({ isEnd }: Tag): void {
    if (this.depth > 1) return
    if (this.sheets.length === 0) this.sheets.push({ name: '', rows: this.rows.all })
    this.endRow()
    if (!isEnd) this.cells = []
  }

  private cell({ isEnd, attributes }: Tag): void {
    if (this.depth > 1 || !this.cells) return
    this.endCell()
    if (isEnd) return
    this.text = ''
    this.span = Math.min(MOST.columns, Number(attribute(attributes, 'colspan') ?? 1) || 1)
  }

  private endCell(): void {
    if (this.text === undefined || !this.cells) return
    this.cells.push(
      decoded(this.text)
        .replace(/[\s\u00a0]+/g, ' ')
        .trim(),
    )
    for (let more = 1; more < this.span && this.cells.length < MOST.columns; more++) this.cells.push('')
    this.text = undefined
  }

  endRow(): void {
    this.endCell()
    if (!this.cells) return
    this.number += 1
    this.rows.add(this.number, this.cells)
    this.cells = undefined
  }
}
