import type { KeyboardEvent } from 'react'
import type { SyllabusDocument } from '../../format/contract.ts'
import type { TreeChange } from '../../operations/contract.ts'
import { type KindMove, kindChanges } from '../kinds.ts'
import { type ManyMove, manyChanges } from '../many.ts'
import { changeFor, type Move } from '../moves.ts'
import type { MendRow } from '../rows.ts'
import type { Mending } from './use-mending.ts'
import { extended, pressed, type Selection } from './use-selection.ts'

const MOVE_KEYS: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'outdent',
  ArrowRight: 'indent',
}
// Keys by their place on the keyboard: with Alt some give other letters.
const KIND_KEYS: Readonly<Record<string, KindMove>> = {
  KeyM: 'toSubject',
  KeyT: 'toTopic',
  KeyJ: 'joinTitle',
}

interface MendKeys {
  mending: Mending
  rows: readonly MendRow[]
  selection: Selection
  makeAll: (changes: readonly TreeChange[]) => boolean
  onEdit: (id: string) => void
  /** Undefined while nothing is open. */
  onEscape: (() => void) | undefined
}

/** Keys for one row or all selected ones; the result tells whether a key was taken. */
export function useMendKeys({ mending, rows, selection, makeAll, onEdit, onEscape }: MendKeys) {
  return (event: KeyboardEvent, row: MendRow): boolean => {
    // The arrow still moves the focus.
    extended(event, row, rows, selection)
    const act =
      (event.key === 'Escape' ? onEscape : undefined) ??
      pressed(event, row, selection) ??
      manyAct(event, mending, selection, makeAll) ??
      rowAct(event, mending, row.id, onEdit)
    act?.()
    return act !== undefined
  }
}

function manyAct(
  event: KeyboardEvent,
  { document }: Mending,
  { ids }: Selection,
  makeAll: MendKeys['makeAll'],
): (() => void) | undefined {
  const many = manyKeyed(event)
  if (many && ids && ids.size > 0) return () => makeAll(manyChanges(document, ids, many))
}

function rowAct(
  event: KeyboardEvent,
  { document, applyAll, undo }: Mending,
  id: string,
  onEdit: (id: string) => void,
): (() => void) | undefined {
  if (event.key === 'F2') return () => onEdit(id)
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z') return undo
  const changes = keyed(event, document, id)
  return changes && (() => void (changes.length > 0 && applyAll(changes)))
}

/** The changes that a key makes of a row, none where it cannot go that way; undefined for a key that makes none. */
function keyed(
  event: KeyboardEvent,
  document: SyllabusDocument,
  id: string,
): readonly TreeChange[] | undefined {
  if (event.key === 'Delete') return [{ op: 'remove', id }]
  const kind = kindKeyed(event)
  if (kind) return kindChanges(document, id, kind)
  const move = event.altKey ? MOVE_KEYS[event.key] : undefined
  const change = move && changeFor(document, id, move)
  return move && (change ? [change] : [])
}

const manyKeyed = (event: KeyboardEvent): ManyMove | undefined =>
  event.key === 'Delete' ? 'remove' : kindKeyed(event)

const kindKeyed = ({ altKey, code }: KeyboardEvent): KindMove | undefined =>
  altKey ? KIND_KEYS[code] : undefined
