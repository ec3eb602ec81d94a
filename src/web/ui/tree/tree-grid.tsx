import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react'
import { useOnPaper } from '../../device/media.ts'
import { Pinned } from './pinned.tsx'
import type { TreeRow, WantedRow } from './tree-row.ts'
import { useTreeKeys } from './use-tree-keys.ts'

interface TreeGridProps<Row extends TreeRow> {
  label: string
  rows: readonly Row[]
  /** Renders the cells of a row. Keep the same function until its output changes. */
  draw: (row: Row, isActive: boolean) => ReactNode
  /** The row in the tab order; the first one if no row has this id. */
  activeId: string | null
  onActive: (id: string) => void
  /** Scrolls this row to the top and focuses it, once it is among the rows. */
  wanted?: WantedRow | null
  onOpen: (row: Row, isOpen: boolean) => void
  /** Enter or the space bar on the row itself. */
  onEnter: (row: Row) => void
  /** A tap beside the row's buttons and its `data-toggle`, with or without the shift key. */
  onTap: (row: Row, isShift: boolean) => void
  /** The screen's own keys; returns true when it handled one. */
  onKey?: (event: KeyboardEvent, row: Row) => boolean
  /** In px, until a row is measured. */
  rowHeight: number
  isMulti?: boolean
  /** Draws what stays of a row while those below it scroll; null where nothing does. */
  pin?: (row: Row) => ReactNode
}

/** Rows drawn beyond the window, so that fast scrolling never shows an empty place. */
const OVERSCAN = 6
/** Px of sticky bars at the upper and lower edge of the window. */
const [ABOVE, BELOW] = [72, 96]

/** Draws only visible rows of a tree that scrolls with the page. */
export const TreeGrid = memo(function TreeGrid<Row extends TreeRow>(props: TreeGridProps<Row>) {
  const { label, rows, draw, onActive, onOpen, onEnter, onTap, onKey, rowHeight, isMulti = false } = props
  const { wanted = null, pin } = props
  const { activeId, activeIndex } = useActive(rows, props.activeId)
  const [top, setTop] = useState(0)
  const isWhole = useOnPaper() ?? false
  // Keeps the focused row, however far away the page is scrolled.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const visible = defaultRangeExtractor(range)
      return activeIndex < 0 || visible.includes(activeIndex)
        ? visible
        : [...visible, activeIndex].toSorted((a, b) => a - b)
    },
    [activeIndex],
  )
  const virtual = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: ABOVE,
    scrollPaddingEnd: BELOW,
    rangeExtractor,
    measureElement: measuredAtOnce,
    useFlushSync: false,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })
  const show = (index: number, align: 'auto' | 'start' = 'auto') => virtual.scrollToIndex(index, { align })
  const { grid, ...keys } = useTreeKeys({ rows, activeId, onActive, wanted, onOpen, onEnter, onKey, show })
  // Content above may have grown: then each row has moved on the page.
  useLayoutEffect(() => {
    const { current } = grid
    if (current) setTop(Math.round(current.getBoundingClientRect().top + window.scrollY))
  })
  const shown = isWhole ? [...rows.keys()] : virtual.getVirtualItems().map(({ index }) => index)
  return (
    <div
      ref={grid}
      role="treegrid"
      aria-label={label}
      aria-rowcount={rows.length}
      aria-multiselectable={isMulti || undefined}
      {...keys}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: rows of a tree that are placed one by one are no table's */}
      <div ref={virtual.containerRef} role="rowgroup" className="relative print:h-auto!">
        {shown.map((index) => {
          const row = rows[index]
          return (
            row && (
              <Row
                key={row.id}
                row={row}
                index={index}
                isActive={row.id === activeId}
                draw={draw as (row: TreeRow, isActive: boolean) => ReactNode}
                measure={virtual.measureElement}
                onActive={onActive}
                onTap={onTap as RowProps['onTap']}
                onOpen={onOpen as RowProps['onOpen']}
                isMulti={isMulti}
              />
            )
          )
        })}
        {pin && !isWhole && <Pinned rows={rows} virtual={virtual} margin={top} pin={pin} onTap={onTap} />}
      </div>
    </div>
  )
}) as <Row extends TreeRow>(props: TreeGridProps<Row>) => ReactNode

/** Measures all new rows in one frame, in px: one by one, each would force a layout. */
function measuredAtOnce(
  row: HTMLDivElement,
  entry: ResizeObserverEntry | undefined,
  virtual: Virtualizer<Window, HTMLDivElement>,
): number {
  if (entry) return measureElement(row, entry, virtual)
  const index = virtual.indexFromElement(row)
  return virtual.itemSizeCache.get(virtual.options.getItemKey(index)) ?? virtual.options.estimateSize(index)
}

/** When the active row is gone, the row in its place becomes active. */
function useActive(rows: readonly TreeRow[], wanted: string | null) {
  const [last, setLast] = useState(0)
  const found = rows.findIndex(({ id }) => id === wanted)
  if (found >= 0 && found !== last) setLast(found)
  const activeIndex = found >= 0 ? found : Math.min(last, rows.length - 1)
  return { activeId: rows[activeIndex]?.id ?? null, activeIndex }
}

interface RowProps {
  row: TreeRow
  index: number
  isActive: boolean
  draw: (row: TreeRow, isActive: boolean) => ReactNode
  measure: (element: HTMLDivElement | null) => void
  onActive: (id: string) => void
  onTap: (row: TreeRow, isShift: boolean) => void
  onOpen: (row: TreeRow, isOpen: boolean) => void
  isMulti: boolean
}

const Row = memo(function Row(props: RowProps) {
  const { row, index, isActive, draw, measure, onActive, onTap, onOpen, isMulti } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens to the keys
    // biome-ignore lint/a11y/useSemanticElements: rows of a tree that are placed one by one are no table's
    <div
      ref={measure}
      data-index={index}
      data-row={row.id}
      role="row"
      aria-rowindex={index + 1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.isOpen}
      aria-selected={isMulti ? row.isSelected === true : undefined}
      tabIndex={isActive ? 0 : -1}
      style={{ '--level': row.level - 1 } as CSSProperties}
      onFocus={() => onActive(row.id)}
      onClick={({ target, shiftKey }) => {
        const part = (target as Element).closest('button, a, input, textarea, label, [data-toggle]')
        if (!part) onTap(row, shiftKey)
        else if (part.matches('[data-toggle]')) onOpen(row, !row.isOpen)
      }}
      className="absolute print:static! inset-x-0 flex print:transform-none! scroll-my-24 cursor-pointer print:break-inside-avoid border-rule/70 border-b outline-offset-[-2px]"
    >
      {draw(row, isActive)}
    </div>
  )
})
