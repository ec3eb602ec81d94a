import listChecks from 'icon:list-checks'
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
import type { WantedRow } from '../../../../web/ui/tree/tree-row.ts'
import type { ChangeOf } from '../../operations/contract.ts'
import { copy } from '../copy.ts'
import { newSubject } from '../new-rows.ts'
import { type AskedOfRow, type EditRow, editRows } from '../tree-rows.ts'
import { AlikeBar } from './alike-bar.tsx'
import { EditRowCells } from './edit-row.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useAlike } from './use-alike.ts'
import { useEditKeys } from './use-edit-keys.ts'
import type { Edits } from './use-edits.ts'
import { type Selection, useMakeAll, useSelection } from './use-selection.ts'
import { WeightDialog } from './weight-dialog.tsx'

const ROW_PX = 46
const NONE: ReadonlySet<string> = new Set()

interface EditTreeProps {
  mending: Edits
  /** Rows that may have been read wrong, the least sure first. */
  unsure?: readonly string[]
  wanted?: WantedRow | null
  onWant?: (row: WantedRow) => void
}

const NO_ROWS: readonly string[] = []

/** The edital's tree for editing: a tap on a row opens its tools. */
export function EditTree({ mending, unsure = NO_ROWS, wanted = null, onWant }: EditTreeProps) {
  const { document, apply, undo, begin, drop, refused, mayGoOn } = mending
  const [closed, setClosed] = useState(NONE)
  const [search, setSearch] = useState('')
  useOpenWhenWanted(wanted, () => {
    setClosed(NONE)
    setSearch('')
  })
  const [activeId, setActive] = useState<string | null>(null)
  const [toolsOf, setToolsOf] = useState<string | null>(null)
  const [asked, ask] = useState<AskedOfRow | null>(null)
  const shown = useDeferredValue(useMemo(() => ({ closed, search }), [closed, search]))
  const plain = useMemo(() => editRows(document, shown), [document, shown])
  const editedId = asked?.type === 'edit' ? asked.id : null
  const selection = useSelection(plain)
  const makeAll = useMakeAll(selection, mending.applyAll)
  const alike = useAlike(mending)
  const { changeKind } = alike
  const rows = useMemo(
    () => marked(plain, { toolsOf, editedId, ids: selection.ids, unsure: new Set(unsure) }),
    [plain, toolsOf, editedId, selection.ids, unsure],
  )
  const flip = useCallback((row: EditRow, isOpen: boolean) => {
    setClosed((before) => (isOpen ? without(before, row.id) : new Set([...before, row.id])))
  }, [])
  /** Adds a row and opens its editor, which also scrolls it into view. */
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
  const isSelecting = selection.ids !== undefined
  const next = useCallback(
    (id: string) => {
      const then = unsure[unsure.indexOf(id) + 1] ?? unsure[0]
      if (then) onWant?.({ id: then })
    },
    [unsure, onWant],
  )
  const draw = useCallback(
    (row: EditRow, isActive: boolean) => (
      <EditRowCells
        row={row}
        document={document}
        isActive={isActive}
        isSelecting={isSelecting}
        apply={apply}
        onKind={changeKind}
        onFlip={flip}
        onAdd={add}
        onAsk={askFor}
        onCancel={cancel}
        onNext={next}
        refused={refused}
      />
    ),
    [document, isSelecting, apply, changeKind, flip, add, askFor, cancel, next, refused],
  )
  // The row reacts first, because drawing the tools is slow on a small phone.
  const open = useCallback(
    (row: EditRow) => afterPaint(() => setToolsOf((before) => (before === row.id ? null : row.id))),
    [],
  )
  const tap = useTaps(selection, open)
  const tools = useShown(toolsOf)
  const press = useEditKeys({
    mending,
    rows: plain,
    selection,
    makeAll,
    onKind: changeKind,
    onEdit: (id) => askFor({ type: 'edit', id }),
    onEscape: toolsOf === null ? undefined : () => setToolsOf(null),
  })
  return (
    <div ref={tools}>
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <div className="min-w-48 flex-1">
          <SearchField label={copy.search} value={search} onChange={setSearch} />
        </div>
        <Button icon={plus} onClick={() => add(newSubject(document, copy.newSubject))}>
          {copy.addSubject}
        </Button>
        {!isSelecting && (
          <Button
            icon={listChecks}
            onClick={() => {
              setToolsOf(null)
              selection.begin()
            }}
          >
            {copy.many.begin}
          </Button>
        )}
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
      <AlikeBar {...alike} />
      <SelectionBar document={document} selection={selection} make={makeAll} />
      <TreeGrid
        label={copy.tree}
        rows={rows}
        draw={draw}
        activeId={activeId}
        onActive={setActive}
        wanted={wanted}
        onOpen={flip}
        onEnter={open}
        onTap={tap}
        isMulti={isSelecting}
        onKey={press as (event: KeyboardEvent, row: unknown) => boolean}
        rowHeight={ROW_PX}
      />
      {asked?.type === 'weigh' && <WeightDialog row={asked.row} onSave={apply} onClose={() => ask(null)} />}
      {asked?.type === 'move' && (
        <MoveDialog
          document={document}
          text={asked.row.text}
          onSave={(to) => apply({ op: 'move', id: asked.row.id, to })}
          onClose={() => ask(null)}
        />
      )}
    </div>
  )
}

interface Marks {
  readonly toolsOf: string | null
  readonly editedId: string | null
  readonly ids: ReadonlySet<string> | undefined
  readonly unsure: ReadonlySet<string>
}

/** Keeps the object of an unchanged row, so that React does not draw it again. */
function marked(rows: readonly EditRow[], { toolsOf, editedId, ids, unsure }: Marks): EditRow[] {
  return rows.map((row) => {
    const marks = {
      hasTools: row.id === toolsOf && ids === undefined,
      isEdited: row.id === editedId,
      isSelected: ids?.has(row.id) === true,
      isUnsure: unsure.has(row.id),
    }
    return Object.values(marks).some(Boolean) ? { ...row, ...marks } : row
  })
}

/** A tap opens the tools of a row, or selects it; a Shift click selects from the previously tapped row. */
function useTaps({ ids, mark, flip, reach }: Selection, open: (row: EditRow) => void) {
  const isSelecting = ids !== undefined
  return useCallback(
    (row: EditRow, isShift: boolean) => {
      if (isShift) {
        window.getSelection()?.removeAllRanges()
        return reach(row.id)
      }
      if (isSelecting) return flip(row.id)
      mark(row.id)
      open(row)
    },
    [isSelecting, mark, flip, reach, open],
  )
}

/** Calls `open` when another row is wanted, so that no closed parent or search hides the row. */
function useOpenWhenWanted(wanted: WantedRow | null, open: () => void): void {
  const [last, setLast] = useState(wanted)
  if (wanted === last) return
  setLast(wanted)
  open()
}

/** Scrolls a row's tools into view, which the bars would cover below the last rows. */
function useShown(toolsOf: string | null) {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (toolsOf === null) return
    const row = around.current?.querySelector(`[data-row="${CSS.escape(toolsOf)}"]`)
    row?.querySelector('fieldset')?.scrollIntoView({ block: 'nearest' })
  }, [toolsOf])
  return around
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  next.delete(id)
  return next
}
