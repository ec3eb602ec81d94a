/** A row that is shown: those of a closed branch are left out before. */
export interface TreeRow {
  readonly id: string
  /** It is 1 at the top. */
  readonly level: number
  /** Its place among its siblings, from 1, and how many there are. */
  readonly position: number
  readonly siblings: number
  /** Undefined for a leaf. */
  readonly isOpen: boolean | undefined
  /** Where several may be selected; undefined is not. */
  readonly isSelected?: boolean
}

const PAGE = 10

/** Where a key leads from the row at `index`; undefined when the key is none that moves. */
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
