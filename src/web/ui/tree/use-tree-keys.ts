import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { parentOf, rowAfter, type TreeRow, type WantedRow } from './tree-row.ts'

const CONTROLS = 'button, a, input, textarea, select'

interface Keys<Row extends TreeRow> {
  rows: readonly Row[]
  activeId: string | null
  onActive: (id: string) => void
  wanted: WantedRow | null
  onOpen: (row: Row, isOpen: boolean) => void
  onEnter: (row: Row) => void
  onKey: ((event: KeyboardEvent, row: Row) => boolean) | undefined
  show: (index: number, align?: 'start') => void
}

/** One tab stop: up and down move through rows, left and right through levels and buttons. */
export function useTreeKeys<Row extends TreeRow>(keys: Keys<Row>) {
  const { rows, activeId, onOpen, onEnter, onKey } = keys
  const grid = useRef<HTMLDivElement>(null)
  const moveTo = useFocusMoves(grid, keys)
  const inward = (index: number, row: Row, target: HTMLElement) => {
    if (row.isOpen === false) onOpen(row, true)
    else if (row.isOpen && target.matches('[role=row]')) moveTo(index + 1)
    else beside(target, 1)
  }
  const outward = (index: number, row: Row, target: HTMLElement) => {
    if (target.closest(CONTROLS)) beside(target, -1)
    else if (row.isOpen) onOpen(row, false)
    else moveTo(parentOf(rows, index))
  }
  const press = (key: string, index: number, row: Row, target: HTMLElement): boolean => {
    const next = rowAfter(rows, index, key)
    if (next !== undefined) moveTo(next)
    else if (key === 'ArrowRight') inward(index, row, target)
    else if (key === 'ArrowLeft') outward(index, row, target)
    else if (isEnter(key) && !target.closest(CONTROLS)) onEnter(row)
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement
    const index = rows.findIndex(({ id }) => id === activeId)
    const row = rows[index]
    // React also passes on keys of a dialog above the page.
    if (!row || target.closest('input, textarea, select') || !grid.current?.contains(target)) return
    const isHandled = onKey?.(event, row) || (!isHeld(event) && press(event.key, index, row, target))
    if (isHandled) event.preventDefault()
  }
  return { grid, onKeyDown, ...useRowFocus(grid, activeId) }
}

/** Keeps the focus in the tree when the focused row disappears. */
function useRowFocus(grid: RefObject<HTMLDivElement | null>, activeId: string | null) {
  const isInside = useRef(false)
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) rowIn(grid.current, activeId)?.focus()
  })
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      const isLeft = () => target.isConnected && !grid.current?.contains(relatedTarget)
      // A removed element still exists while it loses the focus.
      queueMicrotask(() => {
        if (isLeft()) isInside.current = false
      })
    },
  }
}

function useFocusMoves<Row extends TreeRow>(
  grid: RefObject<HTMLDivElement | null>,
  { rows, activeId, onActive, wanted, show }: Keys<Row>,
) {
  const isMoving = useRef(false)
  useEffect(() => {
    const row = isMoving.current && rowIn(grid.current, activeId)
    if (!row) return
    isMoving.current = false
    row.focus({ preventScroll: true })
  })
  const moveTo = (index: number) => {
    const row = rows[index]
    if (!row) return
    isMoving.current = true
    show(index)
    if (row.id === activeId) rowIn(grid.current, row.id)?.focus({ preventScroll: true })
    onActive(row.id)
  }
  const reached = useRef(wanted)
  useEffect(() => {
    const index = reached.current === wanted ? -1 : rows.findIndex(({ id }) => id === wanted?.id)
    if (index < 0) return
    reached.current = wanted
    moveTo(index)
    // The row before it stays in sight, because a wrong row often continues it.
    show(Math.max(0, index - 1), 'start')
  })
  return moveTo
}

const rowIn = (grid: HTMLElement | null, id: string | null) =>
  id === null ? null : grid?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)

const isHeld = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey

const isEnter = (key: string) => key === 'Enter' || key === ' '

function beside(target: HTMLElement, step: 1 | -1): void {
  const row = target.closest<HTMLElement>('[role=row]')
  const controls = [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
  const at = controls.indexOf(target) + step
  if (at < 0) row?.focus()
  else controls[at]?.focus()
}
