import type { SyllabusDocument } from '../format/contract.ts'
import { type EditRow, editRows } from './tree-rows.ts'

/** How a row is printed: its level, the shape of its number, its capitals and its last sign. */
function styleOf({ kind, level, num = '', text }: EditRow): string {
  const letters = text.replace(/\P{L}/gu, '')
  const capitals = letters === letters.toUpperCase() ? 'all' : /^\p{Lu}/u.test(letters)
  const shape = num.replace(/\d+/g, '1').replace(/\p{L}+/gu, 'a')
  return [kind, level, shape, capitals, /[.:;,]$/.exec(text)?.[0]].join()
}

/**
 * Ids of the rows that are printed like this one, without it. Empty if half of the rows of its kind or more
 * look so: then the style says nothing about a mistake.
 */
export function rowsAlike(document: SyllabusDocument, id: string): ReadonlySet<string> {
  const rows = editRows(document, { closed: new Set(), search: '' })
  const row = rows.find((one) => one.id === id)
  if (!row) return new Set()
  const style = styleOf(row)
  const alike = rows.filter((one) => styleOf(one) === style)
  const ofKind = rows.filter(({ kind }) => kind === row.kind)
  const isRare = alike.length * 2 < ofKind.length
  return new Set(isRare ? alike.flatMap((one) => (one === row ? [] : [one.id])) : [])
}
