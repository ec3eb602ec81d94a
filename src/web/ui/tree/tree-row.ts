/** A visible row: the caller leaves out those of a closed branch. */
export interface TreeRow {
  readonly id: string
  readonly level: number
  readonly position: number
  readonly siblings: number
  readonly isOpen: boolean | undefined
  /** Where several may be selected; undefined where selection is off. */
  readonly isSelected?: boolean
}

const PAGE = 10

/** The index that a key leads to from the row at `index`; undefined for a key that does not move. */
export function rowAfter(rows: readonly TreeRow[], index: number, key: string): number | undefined {
  const last = rows.length - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, index + 1)
    case 'ArrowUp':
      return Math.max(0, index - 1)
    case 'PageDown':
      return Math.min(last, index + PAGE)
    case 'PageUp':
      return Math.max(0, index - PAGE)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

export function parentOf(rows: readonly TreeRow[], index: number): number {
  const level = rows[index]?.level ?? 1
  return Math.max(
    0,
    rows.findLastIndex((row, at) => at < index && row.level < level),
  )
}

/** A row to scroll to; a new object each time, so that the same one can be wanted twice. */
export interface WantedRow {
  readonly id: string
}
