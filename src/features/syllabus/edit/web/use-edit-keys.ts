import type { KeyboardEvent } from 'react'
import type { SyllabusDocument } from '../../format/contract.ts'
import type { TreeChange } from '../../operations/contract.ts'
import type { KindMove } from '../row-kinds.ts'
import { changeFor, type Move } from '../row-moves.ts'
import { type ManyMove, manyChanges } from '../selected-rows.ts'
import type { EditRow } from '../tree-rows.ts'
import type { Edits } from './use-edits.ts'
import { extended, pressed, type Selection } from './use-selection.ts'

const MOVE_KEYS: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'outdent',
  ArrowRight: 'indent',
}
// Physical keys, because some give other letters with Alt.
const KIND_KEYS: Readonly<Record<string, KindMove>> = {
  KeyM: 'toSubject',
  KeyT: 'toTopic',
  KeyJ: 'joinTitle',
}

interface EditKeys {
  mending: Edits
  rows: readonly EditRow[]
  selection: Selection
  makeAll: (changes: readonly TreeChange[]) => boolean
  onKind: (id: string, move: KindMove) => void
  onEdit: (id: string) => void
  /** Undefined while no row is open. */
  onEscape: (() => void) | undefined
}

/** Keys for one row or all selected ones; returns whether a key was handled. */
export function useEditKeys(keys: EditKeys) {
  const { mending, rows, selection, makeAll, onEscape } = keys
  return (event: KeyboardEvent, row: EditRow): boolean => {
    // The arrow key must still move the focus.
    extended(event, row, rows, selection)
    const act =
      (event.key === 'Escape' ? onEscape : undefined) ??
      pressed(event, row, selection) ??
      manyAct(event, mending, selection, makeAll) ??
      rowAct(event, keys, row.id)
    act?.()
    return act !== undefined
  }
}

function manyAct(
  event: KeyboardEvent,
  { document }: Edits,
  { ids }: Selection,
  makeAll: EditKeys['makeAll'],
): (() => void) | undefined {
  const many = manyKeyed(event)
  if (many && ids && ids.size > 0) return () => makeAll(manyChanges(document, ids, many))
}

function rowAct(
  event: KeyboardEvent,
  { mending: { document, applyAll, undo }, onKind, onEdit }: EditKeys,
  id: string,
): (() => void) | undefined {
  if (event.key === 'F2') return () => onEdit(id)
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z') return undo
  const kind = kindKeyed(event)
  if (kind) return () => onKind(id, kind)
  const changes = keyed(event, document, id)
  return changes && (() => void (changes.length > 0 && applyAll(changes)))
}

/** A key's changes to a row, empty if it cannot make them; undefined for any other key. */
function keyed(
  event: KeyboardEvent,
  document: SyllabusDocument,
  id: string,
): readonly TreeChange[] | undefined {
  if (event.key === 'Delete') return [{ op: 'remove', id }]
  const move = event.altKey ? MOVE_KEYS[event.key] : undefined
  const change = move && changeFor(document, id, move)
  return move && (change ? [change] : [])
}

const manyKeyed = (event: KeyboardEvent): ManyMove | undefined =>
  event.key === 'Delete' ? 'remove' : kindKeyed(event)

const kindKeyed = ({ altKey, code }: KeyboardEvent): KindMove | undefined =>
  altKey ? KIND_KEYS[code] : undefined
