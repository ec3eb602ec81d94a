import type { Virtualizer } from '@tanstack/react-virtual'
import type { ReactNode } from 'react'
import type { TreeRow } from './tree-row.ts'

/** Px below the window's upper edge at which a row counts as gone. */
const GONE = 64

interface PinnedProps<Row extends TreeRow> {
  rows: readonly Row[]
  virtual: Virtualizer<Window, HTMLDivElement>
  /** Px above the tree on the page. */
  margin: number
  pin: (row: Row) => ReactNode
  onTap: (row: Row, isShift: boolean) => void
}

/** The branch whose rows scroll by stays in sight until its last one; for the eye and the hand alone. */
export function Pinned<Row extends TreeRow>({ rows, virtual, margin, pin, onTap }: PinnedProps<Row>) {
  const first = virtual.getVirtualItemForOffset((virtual.scrollOffset ?? 0) + GONE)?.index ?? 0
  const level = rows[first]?.level ?? 0
  const at = rows.findLastIndex((row, index) => index < first && row.level < level && pin(row) !== null)
  const row = rows[at]
  if (!row) return null
  const next = rows.findIndex((one, index) => index > at && one.level <= row.level)
  const placed = virtual.measurementsCache
  const from = placed[at]?.start ?? 0
  const to = placed[next]?.start ?? virtual.getTotalSize() + margin
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 hidden tall:block print:hidden"
      style={{ top: from - margin, height: to - from }}
    >
      <button
        type="button"
        tabIndex={-1}
        onClick={() => onTap(row, false)}
        className="pointer-events-auto sticky top-0 z-10 flex min-h-11 w-full cursor-pointer items-center gap-2 border-rule border-b bg-paper px-1 text-left max-sm:top-14"
      >
        {pin(row)}
      </button>
    </div>
  )
}
