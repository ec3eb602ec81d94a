import arrowRight from 'icon:arrow-right'
import { memo, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Day } from '../../../shared/calendar.ts'
import { STUDY_PATH } from '../../../web/pages/paths.ts'
import { Button } from '../../../web/ui/actions/button.tsx'
import { afterPaint } from '../../../web/ui/after-paint.ts'
import { lookAfterFocus } from '../../../web/ui/dialogs/look-after-focus.ts'
import { SubjectFace } from '../../../web/ui/display/subject-face.tsx'
import { EmptyState } from '../../../web/ui/states/empty-state.tsx'
import { later } from '../../../web/ui/states/later.ts'
import { TreeGrid } from '../../../web/ui/tree/tree-grid.tsx'
import { copy } from '../copy.ts'
import { isFilteredOut, type OutlineRow } from '../outline/rows.ts'
import type { Outline, OutlineNode } from '../outline/rules.ts'
import { wishOf } from '../outline/wish.ts'
import { SubjectHead } from './subject-head.tsx'
import { ColumnNames, TopicRow } from './topic-row.tsx'
import { TreeTools } from './tree-tools.tsx'
import { useSubject } from './use-subject.ts'
import { standAt, useTreeView } from './use-tree-view.ts'

const ROW_PX = 60

const TopicSheet = later(async () => (await import('./topic-sheet.tsx')).TopicSheet)

interface TopicTreeProps {
  userId: string
  targetId: number
  name: string
  outline: Outline
  today: Day
}

/** All of the edital, or one subject's topics. */
export function TopicTree(props: TopicTreeProps) {
  const { subject, next, show } = useSubject(props.outline)
  const section = useRef<HTMLElement>(null)
  const { targetId, outline } = props
  useEffect(() => {
    if (subject) standAt(treeOf(targetId), outline.nodes, subject.id)
  }, [targetId, outline, subject])
  useFocusOnSubject(section, subject?.id)
  return (
    <section ref={section} aria-label={copy.tree.label(props.name)}>
      <Topics
        key={subject?.id ?? ''}
        {...props}
        section={section}
        subject={subject}
        next={next}
        onSubject={show}
      />
    </section>
  )
}

const treeOf = (targetId: number, subject?: OutlineNode) => `${targetId} ${subject?.id ?? ''}`

const activeRow = (section: HTMLElement | null) =>
  section?.querySelector<HTMLElement>('[role=row][tabindex="0"]')

/** A subject begins at the top of the page; the way back from it ends where it stands in the list. */
function useFocusOnSubject(section: RefObject<HTMLElement | null>, id: string | undefined): void {
  const last = useRef(id)
  useEffect(() => {
    if (last.current === id) return
    last.current = id
    const place = () => (id === undefined ? activeRow(section.current) : section.current?.querySelector('h2'))
    if (id === undefined) place()?.scrollIntoView({ block: 'nearest' })
    else window.scrollTo(0, 0)
    return lookAfterFocus(place, 'ends')
  }, [section, id])
}

/** The subject's name, where its topics scroll by. */
const pinOf = ({ node: { kind, subject, text } }: OutlineRow) =>
  kind === 'subject' ? (
    <>
      {subject && <SubjectFace id={subject.id} name={text} className="size-5.5 cramped:hidden" />}
      <span className="truncate font-semibold">{text}</span>
    </>
  ) : null

interface TopicsProps extends TopicTreeProps {
  section: RefObject<HTMLElement | null>
  /** The subject that is the page. */
  subject: OutlineNode | undefined
  next: OutlineNode | undefined
  onSubject: (node: OutlineNode | undefined) => void
}

/** Memoised, so that a dialog that opens beside it does not draw it anew. */
const Topics = memo(function Topics(props: TopicsProps) {
  const { userId, targetId, name, outline, today, section, subject, next, onSubject } = props
  const nodes = subject?.children ?? outline.nodes
  const [openedId, setOpened] = useState<string>()
  const opened = openedId === undefined ? undefined : nodeIn(outline.nodes, openedId)
  const navigate = useNavigate()
  const tree = useTreeView(treeOf(targetId, subject), nodes)
  const study = useCallback((node: OutlineNode) => navigate(STUDY_PATH, { state: wishOf(node) }), [navigate])
  const draw = useCallback(
    (row: OutlineRow, isActive: boolean) => (
      <TopicRow row={row} today={today} isActive={isActive} onStudy={study} />
    ),
    [today, study],
  )
  const enter = useCallback(
    (row: OutlineRow) => {
      if (row.isOpen === undefined) setOpened(row.id)
      else if (row.node.kind === 'subject') afterPaint(() => onSubject(row.node))
      else tree.open(row, !row.isOpen)
    },
    [tree.open, onSubject],
  )
  const widen = (toMore: () => void) => {
    toMore()
    // The button that had the focus is gone.
    lookAfterFocus(() => activeRow(section.current), 'ends')
  }
  return (
    <>
      {subject && (
        <SubjectHead node={subject} today={today} onStudy={study} onBack={() => onSubject(undefined)} />
      )}
      <TreeTools nodes={nodes} canSearch={!subject} tree={tree} />
      {tree.rows.length > 0 ? (
        <div className="@container">
          <ColumnNames />
          <TreeGrid
            label={subject?.text ?? copy.tree.label(name)}
            rows={tree.rows}
            draw={draw}
            activeId={tree.view.activeId}
            onActive={tree.activate}
            onOpen={tree.open}
            onEnter={enter}
            onTap={enter}
            rowHeight={ROW_PX}
            pin={pinOf}
          />
        </div>
      ) : (
        <NothingFound nodes={nodes} tree={tree} onWiden={widen} />
      )}
      {next && (
        <div className="mt-4 flex justify-end print:hidden">
          <Button tone="quiet" icon={arrowRight} onClick={() => onSubject(next)}>
            {copy.tree.nextSubject(next.text)}
          </Button>
        </div>
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
    </>
  )
})

/** The current row, which answers on the sheet change. */
const nodeIn = (nodes: readonly OutlineNode[], id: string): OutlineNode | undefined => {
  for (const node of nodes) {
    const found = node.id === id ? node : nodeIn(node.children, id)
    if (found) return found
  }
  return undefined
}

interface NothingFoundProps {
  nodes: Outline['nodes']
  tree: ReturnType<typeof useTreeView>
  onWiden: (toMore: () => void) => void
}

function NothingFound({ nodes, tree, onWiden }: NothingFoundProps) {
  const { search, filter } = tree.view
  const { nothing, clear, wider } = copy.tools
  if (isFilteredOut(nodes, tree.view))
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
