import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { parentOf, rowAfter, type TreeRow } from './tree-row.ts'

const CONTROLS = 'button, a, input, textarea, select'

interface Keys<Row extends TreeRow> {
  rows: readonly Row[]
  activeId: string | null
  onActive: (id: string) => void
  onOpen: (row: Row, isOpen: boolean) => void
  onEnter: (row: Row) => void
  onKey: ((event: KeyboardEvent, row: Row) => boolean) | undefined
  show: (index: number) => void
}

const rowIn = (grid: HTMLElement | null, id: string | null) =>
  id === null ? null : grid?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)

/** The keys of a tree with one tab stop: up and down through the rows, left and right through levels and buttons. */
export function useTreeKeys<Row extends TreeRow>({ rows, activeId, onActive, onOpen, onEnter, onKey, show }: Keys<Row>) {
  const grid = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  useEffect(() => {
    if (!isMoving.current) return
    const row = rowIn(grid.current, activeId)
    if (!row) return
    isMoving.current = false
    row.focus({ preventScroll: true })
  })
  const moveTo = useCallback(
    (index: number) => {
      const row = rows[index]
      if (!row) return
      isMoving.current = true
      show(index)
      if (row.id === activeId) rowIn(grid.current, row.id)?.focus({ preventScroll: true })
      onActive(row.id)
    },
    [rows, activeId, onActive, show],
  )

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement
    if (target.closest('input, textarea, select, [role=dialog]')) return
    const index = rows.findIndex(({ id }) => id === activeId)
    const row = rows[index]
    if (!row) return
    const isDone = (onKey?.(event, row) ?? false) || (!isHeld(event) && press(event.key, index, row, target))
    if (isDone) event.preventDefault()
  }
  const press = (key: string, index: number, row: Row, target: HTMLElement) => {
    const next = rowAfter(rows, index, key)
    if (next !== undefined) {
      moveTo(next)
      return true
    }
    if (key === 'ArrowRight') return inward(index, row, target)
    if (key === 'ArrowLeft') return outward(index, row, target)
    if ((key !== 'Enter' && key !== ' ') || target.closest(CONTROLS)) return false
    onEnter(row)
    return true
  }
  const inward = (index: number, row: Row, target: HTMLElement) => {
    if (row.isOpen === false) onOpen(row, true)
    else if (row.isOpen && target.matches('[role=row]')) moveTo(index + 1)
    else beside(target, 1)
    return true
  }
  const outward = (index: number, row: Row, target: HTMLElement) => {
    if (target.closest(CONTROLS)) beside(target, -1)
    else if (row.isOpen) onOpen(row, false)
    else moveTo(parentOf(rows, index))
    return true
  }
  return { grid, onKeyDown, moveTo }
}

const isHeld = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey

/** Goes to the next button of the row, or back to the row itself. */
function beside(target: HTMLElement, step: 1 | -1): void {
  const row = target.closest<HTMLElement>('[role=row]')
  const controls = [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
  const at = controls.indexOf(target) + step
  if (at < 0) row?.focus()
  else controls[at]?.focus()
}
