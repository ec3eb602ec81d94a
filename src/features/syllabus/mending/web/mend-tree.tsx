import plus from 'icon:plus'
import undoArrow from 'icon:undo-2'
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../../../../web/ui/actions/button.tsx'
import { afterPaint } from '../../../../web/ui/after-paint.ts'
import { SearchField } from '../../../../web/ui/fields/search-field.tsx'
import { TreeGrid } from '../../../../web/ui/tree/tree-grid.tsx'
import type { ChangeOf, TreeChange } from '../../changes/contract.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { copy } from '../copy.ts'
import { changeFor, type Move } from '../moves.ts'
import { newSubject } from '../pieces.ts'
import { type AskedOfRow, type MendRow, mendRows } from '../rows.ts'
import { MendRowCells } from './mend-row.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { Mending } from './use-mending.ts'
import { WeightDialog } from './weight-dialog.tsx'

const ROW_PX = 46
const NONE: ReadonlySet<string> = new Set()

const MOVE_KEYS: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'outdent',
  ArrowRight: 'indent',
}

/** The tree as it is put right: a tap on a row opens its tools. */
export function MendTree({ mending }: { mending: Mending }) {
  const { document, apply, applyAll, undo, begin, drop, refused, mayGoOn } = mending
  const [closed, setClosed] = useState(NONE)
  const [search, setSearch] = useState('')
  const [activeId, setActive] = useState<string | null>(null)
  const [toolsOf, setToolsOf] = useState<string | null>(null)
  const [asked, ask] = useState<AskedOfRow | null>(null)
  const shown = useDeferredValue(useMemo(() => ({ closed, search }), [closed, search]))
  const plain = useMemo(() => mendRows(document, shown), [document, shown])
  const editedId = asked?.type === 'edit' ? asked.id : null
  // Only the row that changes is another object: the others are not drawn anew.
  const rows = useMemo(
    () =>
      plain.map((row) => (row.id === toolsOf || row.id === editedId ? opened(row, toolsOf, editedId) : row)),
    [plain, toolsOf, editedId],
  )
  const flip = useCallback((row: MendRow, isOpen: boolean) => {
    setClosed((before) => (isOpen ? without(before, row.id) : new Set([...before, row.id])))
  }, [])
  /** What is new wants a text at once; writing it also brings it into view. */
  const add = useCallback(
    (change: ChangeOf<'add'>) => {
      if (!mayGoOn()) return
      begin()
      if (!apply(change)) return
      setActive(change.id)
      ask({ type: 'edit', id: change.id })
    },
    [apply, begin, mayGoOn],
  )
  const askFor = useCallback(
    (next: AskedOfRow | null) => {
      if (next?.type === 'edit') {
        if (!mayGoOn()) return
        begin()
      }
      ask(next)
    },
    [begin, mayGoOn],
  )
  const cancel = useCallback(
    (id: string) => {
      drop(id)
      ask(null)
    },
    [drop],
  )
  const draw = useCallback(
    (row: MendRow, isActive: boolean) => (
      <MendRowCells
        row={row}
        document={document}
        isActive={isActive}
        apply={apply}
        applyAll={applyAll}
        onFlip={flip}
        onAdd={add}
        onAsk={askFor}
        onCancel={cancel}
        refused={refused}
      />
    ),
    [document, apply, applyAll, flip, add, askFor, cancel, refused],
  )
  // A tap is answered first: the tools are much work on a small phone.
  const open = useCallback(
    (row: MendRow) => afterPaint(() => setToolsOf((before) => (before === row.id ? null : row.id))),
    [],
  )
  const tools = useShown(toolsOf)
  const closes = useCallback(
    ({ key }: KeyboardEvent) => {
      const isOpen = key === 'Escape' && toolsOf !== null
      if (isOpen) setToolsOf(null)
      return isOpen
    },
    [toolsOf],
  )
  const press = useCallback(
    (event: KeyboardEvent, row: MendRow) => {
      if (closes(event)) return true
      const asked = keyed(event, document, row.id)
      if (asked === undefined) return false
      if (asked === 'edit') askFor({ type: 'edit', id: row.id })
      else if (asked === 'undo') undo()
      else if (asked) apply(asked)
      return true
    },
    [closes, document, apply, askFor, undo],
  )
  return (
    <div ref={tools}>
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <div className="min-w-48 flex-1">
          <SearchField label={copy.search} value={search} onChange={setSearch} />
        </div>
        <Button icon={plus} onClick={() => add(newSubject(document, copy.newSubject))}>
          {copy.addSubject}
        </Button>
        <Button icon={undoArrow} disabled={mending.count === 0} onClick={() => afterPaint(undo)}>
          {copy.undo}
        </Button>
      </div>
      <p className="mb-2 text-soft text-xs">
        <span>{`${copy.help} `}</span>
        <span className="pointer-coarse:hidden">{copy.keys}</span>
      </p>
      <p role="status" className="sr-only">
        {mending.said}
      </p>
      <TreeGrid
        label={copy.tree}
        rows={rows}
        draw={draw}
        activeId={activeId}
        onActive={setActive}
        onOpen={flip}
        onEnter={open}
        onTap={open}
        onKey={press as (event: KeyboardEvent, row: unknown) => boolean}
        rowHeight={ROW_PX}
      />
      {asked?.type === 'weigh' && <WeightDialog row={asked.row} onSave={apply} onClose={() => ask(null)} />}
      {asked?.type === 'move' && (
        <MoveDialog document={document} row={asked.row} onSave={apply} onClose={() => ask(null)} />
      )}
    </div>
  )
}

const opened = (row: MendRow, toolsOf: string | null, editedId: string | null): MendRow => ({
  ...row,
  hasTools: row.id === toolsOf,
  isEdited: row.id === editedId,
})

/**
 * Brings the tools of a row into view when they open: below
 * the last rows of the window they would be under its bars.
 */
function useShown(toolsOf: string | null) {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (toolsOf === null) return
    const row = around.current?.querySelector(`[data-row="${CSS.escape(toolsOf)}"]`)
    row?.querySelector('fieldset')?.scrollIntoView({ block: 'nearest' })
  }, [toolsOf])
  return around
}

/** What a key asks of a row: a change, or null where it cannot be; undefined for a key that asks nothing. */
function keyed(
  event: KeyboardEvent,
  document: SyllabusDocument,
  id: string,
): TreeChange | 'edit' | 'undo' | null | undefined {
  if (event.key === 'F2') return 'edit'
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z') return 'undo'
  if (event.key === 'Delete') return { op: 'remove', id }
  const move = event.altKey ? MOVE_KEYS[event.key] : undefined
  return move && (changeFor(document, id, move) ?? null)
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  next.delete(id)
  return next
}
