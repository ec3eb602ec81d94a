import { memo, Suspense, useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Day } from '../../../shared/calendar.ts'
import { STUDY_PATH } from '../../../web/pages/paths.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { lookAfterFocus } from '../../../web/ui/dialogs/look-after-focus.ts'
import { EmptyState } from '../../../web/ui/states/empty-state.tsx'
import { later } from '../../../web/ui/states/later.ts'
import { TreeGrid } from '../../../web/ui/tree/tree-grid.tsx'
import { copy } from '../copy.ts'
import { isFilteredOut, type OutlineRow } from '../outline/rows.ts'
import type { Outline, OutlineNode } from '../outline/rules.ts'
import { wishOf } from '../outline/wish.ts'
import { ColumnNames, TopicRow } from './topic-row.tsx'
import { TreeTools } from './tree-tools.tsx'
import { useTreeView } from './use-tree-view.ts'

const ROW_PX = 60

const TopicSheet = later(async () => (await import('./topic-sheet.tsx')).TopicSheet)

interface TopicTreeProps {
  userId: string
  targetId: number
  name: string
  outline: Outline
  today: Day
}

/** Memoised, so that a dialog that opens beside it does not draw it anew. */
export const TopicTree = memo(function TopicTree(props: TopicTreeProps) {
  const { userId, targetId, name, outline, today } = props
  const [openedId, setOpened] = useState<string>()
  const opened = openedId === undefined ? undefined : nodeIn(outline.nodes, openedId)
  const navigate = useNavigate()
  const section = useRef<HTMLElement>(null)
  const tree = useTreeView(targetId, outline)
  const study = useCallback((node: OutlineNode) => navigate(STUDY_PATH, { state: wishOf(node) }), [navigate])
  const draw = useCallback(
    (row: OutlineRow, isActive: boolean) => (
      <TopicRow row={row} today={today} isActive={isActive} onStudy={study} />
    ),
    [today, study],
  )
  const enter = useCallback(
    (row: OutlineRow) => (row.isOpen === undefined ? setOpened(row.id) : tree.open(row, !row.isOpen)),
    [tree.open],
  )
  const widen = (toMore: () => void) => {
    toMore()
    // The button that had the focus is gone.
    lookAfterFocus(() => section.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]'), 'ends')
  }
  return (
    <section ref={section} aria-label={copy.tree.label(name)}>
      <TreeTools outline={outline} tree={tree} />
      {tree.rows.length > 0 ? (
        <div className="@container">
          <ColumnNames />
          <TreeGrid
            label={copy.tree.label(name)}
            rows={tree.rows}
            draw={draw}
            activeId={tree.view.activeId}
            onActive={tree.activate}
            onOpen={tree.open}
            onEnter={enter}
            onTap={enter}
            rowHeight={ROW_PX}
          />
        </div>
      ) : (
        <NothingFound outline={outline} tree={tree} onWiden={widen} />
      )}
      {opened && (
        <Suspense fallback={null}>
          <TopicSheet
            userId={userId}
            node={opened}
            today={today}
            onStudy={study}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
})

/** As it stands now: what is said on the sheet changes it. */
const nodeIn = (nodes: readonly OutlineNode[], id: string): OutlineNode | undefined => {
  for (const node of nodes) {
    const found = node.id === id ? node : nodeIn(node.children, id)
    if (found) return found
  }
  return undefined
}

interface NothingFoundProps {
  outline: Outline
  tree: ReturnType<typeof useTreeView>
  onWiden: (toMore: () => void) => void
}

function NothingFound({ outline, tree, onWiden }: NothingFoundProps) {
  const { search, filter } = tree.view
  const { nothing, clear, wider } = copy.tools
  if (isFilteredOut(outline.nodes, tree.view))
    return (
      <EmptyState
        title={nothing.filtered(filter)}
        action={<Button onClick={() => onWiden(() => tree.filter('all'))}>{wider}</Button>}
      />
    )
  return (
    <EmptyState
      title={search.trim() ? nothing.search : nothing[filter]}
      action={tree.isNarrowed && <Button onClick={() => onWiden(tree.clear)}>{clear}</Button>}
    />
  )
}
