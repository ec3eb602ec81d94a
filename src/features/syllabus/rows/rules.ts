import type { PlacedText } from '../reading/pdf-cells.ts'

/** Most difference of the feet of letters in one row, in their own size. */
const OFF = 0.5
/** A gap that is wider, in sizes of the letters, parts two words. */
const GAP = 0.15

interface Row {
  readonly y: number
  readonly items: PlacedText[]
}

const leftOf = ({ transform }: PlacedText) => transform[4] ?? 0
const footOf = ({ transform }: PlacedText) => transform[5] ?? 0
const sizeOf = ({ transform }: PlacedText) => Math.abs(transform[3] ?? 0) || 1

/** The text of a page row by row as one sees it, from left to right, in whatever order it was written there. */
export function rowsOfPage(items: readonly PlacedText[]): string {
  const rows: Row[] = []
  const printed = items.filter(({ str }) => str.trim() !== '')
  for (const item of printed.sort((one, other) => footOf(other) - footOf(one))) {
    const row = rows.at(-1)
    if (row && row.y - footOf(item) <= OFF * sizeOf(item)) row.items.push(item)
    else rows.push({ y: footOf(item), items: [item] })
  }
  return rows.map(({ items: row }) => textOf(row)).join('\n')
}

function textOf(row: PlacedText[]): string {
  let [text, end] = ['', Number.NEGATIVE_INFINITY]
  for (const item of row.sort((one, other) => leftOf(one) - leftOf(other))) {
    const isApart = text !== '' && leftOf(item) - end > GAP * sizeOf(item)
    text += `${isApart ? ' ' : ''}${item.str}`
    end = leftOf(item) + item.width
  }
  return text.replace(/\s+/g, ' ').trim()
}
