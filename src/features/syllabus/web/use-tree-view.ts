import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useOnPaper } from '../../../web/device/media.ts'
import { branchesOf, type Filter, type OutlineRow, rowsOf, type View } from '../outline/rows.ts'
import type { Outline } from '../outline/rules.ts'

interface Kept extends View {
  readonly activeId: string | null
}

/** Views of trees as they were left, for a student who comes back from studying. */
const left = new Map<string, Kept>()

/** Puts the focus on this row when the student comes back to the tree. */
export function standAt(key: string, nodes: Outline['nodes'], activeId: string): void {
  left.set(key, { ...(left.get(key) ?? firstView(nodes)), activeId })
}

const NONE: ReadonlySet<string> = new Set()

/** `key` names the target, or a subject of it. */
export function useTreeView(key: string, nodes: Outline['nodes']) {
  const [kept, setKept] = useState<Kept>(() => left.get(key) ?? firstView(nodes))
  const { search, filter, flipped } = kept
  const rows = useRows(nodes, kept)
  const update = useCallback(
    (edit: (before: Kept) => Kept) =>
      setKept((before) => {
        const after = edit(before)
        left.set(key, after)
        return after
      }),
    [key],
  )
  const change = (patch: Partial<Kept>) => update((before) => ({ ...before, ...patch }))
  /** Sets the wanted state, so that two quick taps do not undo each other. */
  const open = useCallback(
    ({ id }: Pick<OutlineRow, 'id'>, isOpen: boolean) => update((before) => opened(before, id, isOpen)),
    [update],
  )
  const activate = useCallback(
    (activeId: string) =>
      update((before) => (before.activeId === activeId ? before : { ...before, activeId })),
    [update],
  )
  const isNarrowed = isNarrowing(kept)
  const narrow = (patch: Partial<Kept>) => {
    const next = { search, filter, ...patch }
    const isPlain = !isNarrowing(next)
    const narrowed = isNarrowed ? flipped : NONE
    change({ ...next, flipped: isPlain ? firstView(nodes).flipped : narrowed })
  }
  return {
    view: kept,
    rows,
    isNarrowed,
    open,
    activate,
    search: (text: string) => narrow({ search: text }),
    filter: (chosen: Filter) => narrow({ filter: chosen }),
    openAll: () => change(allOpen(kept, nodes)),
    closeAll: () => change({ flipped: isNarrowed ? new Set(branchesOf(nodes)) : NONE }),
    clear: () => change(firstView(nodes)),
  }
}

/** Shows a tap or a letter before the rows are drawn; on paper all rows are open. */
function useRows(nodes: Outline['nodes'], { search, filter, flipped }: View): readonly OutlineRow[] {
  const shown = useDeferredValue(useMemo(() => ({ search, filter, flipped }), [search, filter, flipped]))
  const isOnPaper = useOnPaper()
  return useMemo(() => rowsOf(nodes, isOnPaper ? allOpen(shown, nodes) : shown), [nodes, shown, isOnPaper])
}

/** Opens the topics of a single subject; of several, subjects are shown closed. */
const firstView = (nodes: Outline['nodes']): Kept => ({
  search: '',
  filter: 'all',
  flipped: new Set(
    nodes[0]?.kind === 'topic'
      ? branchesOf(nodes)
      : nodes.filter(({ kind }) => kind === 'block').map(({ id }) => id),
  ),
  activeId: null,
})

const isNarrowing = ({ search, filter }: Pick<View, 'search' | 'filter'>) =>
  search.trim() !== '' || filter !== 'all'

const allOpen = <Of extends View>(view: Of, nodes: Outline['nodes']): Of => ({
  ...view,
  flipped: isNarrowing(view) ? NONE : new Set(branchesOf(nodes)),
})

const opened = (before: Kept, id: string, isOpen: boolean): Kept => ({
  ...before,
  flipped: withId(before.flipped, id, isNarrowing(before) !== isOpen),
})

function withId(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}
