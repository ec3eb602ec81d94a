import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { notify } from '../../../../web/ui/notices.ts'
import type { TreeChange } from '../../operations/contract.ts'
import { copy } from '../copy.ts'
import type { EditRow } from '../tree-rows.ts'

const NONE: ReadonlySet<string> = new Set()

export type Selection = ReturnType<typeof useSelection>

/** Rows selected for a common move; `ids` is undefined while taps open tools instead of selecting. */
export function useSelection(rows: readonly EditRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>()
  /** The row from which a Shift click selects. */
  const anchor = useRef<string>(undefined)
  const begin = useCallback(() => setIds(NONE), [])
  const end = useCallback(() => setIds(undefined), [])
  /** Empties the selection; taps go on selecting. */
  const clear = useCallback(() => setIds((before) => before && NONE), [])
  const mark = useCallback((id: string) => {
    anchor.current = id
  }, [])
  const flip = useCallback(
    (id: string) => {
      mark(id)
      setIds((before = NONE) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      })
    },
    [mark],
  )
  const reach = useCallback(
    (id: string) => {
      anchor.current ??= id
      const [one, other] = [anchor.current, id].map((each) => rows.findIndex((row) => row.id === each))
      const [from = 0, to = 0] = [one ?? 0, other ?? 0].sort((a, b) => a - b)
      setIds(new Set(rows.slice(Math.max(0, from), to + 1).map((row) => row.id)))
    },
    [rows],
  )
  const all = useCallback(() => setIds(new Set(rows.map(({ id }) => id))), [rows])
  return { ids, begin, end, clear, mark, flip, reach, all }
}

export function pressed(event: KeyboardEvent, row: EditRow, selection: Selection): (() => void) | undefined {
  const { key, shiftKey, ctrlKey, metaKey } = event
  if (key === ' ' && shiftKey) return () => selection.flip(row.id)
  if (selection.ids === undefined) return
  if (key === ' ' || key === 'Enter') return () => selection.flip(row.id)
  if (key === 'Escape') return selection.end
  return (ctrlKey || metaKey) && key.toLowerCase() === 'a' ? selection.all : undefined
}

export function extended(
  { key, shiftKey, altKey }: KeyboardEvent,
  row: EditRow,
  rows: readonly EditRow[],
  { ids, mark, reach }: Selection,
): void {
  const step = shiftKey && !altKey ? STEPS[key] : undefined
  if (step === undefined) return
  if (ids === undefined || ids.size === 0) mark(row.id)
  const next = rows[rows.findIndex(({ id }) => id === row.id) + step]
  if (next) reach(next.id)
}

/** Applies a move to all selected rows as one step, or says that none can make it. */
export function useMakeAll(
  { clear }: Selection,
  applyAll: (changes: readonly TreeChange[]) => boolean,
): (changes: readonly TreeChange[]) => boolean {
  return useCallback(
    (changes) => {
      if (changes.length === 0) notify(copy.many.none, { tone: 'poor' })
      const isMade = changes.length > 0 && applyAll(changes)
      if (isMade) clear()
      return isMade
    },
    [clear, applyAll],
  )
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }
