import type { SyllabusDocument } from '../format/contract.ts'
import { type FoundNode, findNode } from '../format/nodes.ts'
import type { TreeChange } from '../operations/contract.ts'
import { KIND_MOVES, type KindMove, kindChanges } from './row-kinds.ts'
import { afterChanges } from './rules.ts'
import { editRows } from './tree-rows.ts'

export const MANY_MOVES = [...KIND_MOVES, 'remove'] as const
export type ManyMove = (typeof MANY_MOVES)[number]

/** Sorts ids by the order of the document; unknown ones are dropped. */
export function inOrder(document: SyllabusDocument, ids: ReadonlySet<string>): string[] {
  const all = editRows(document, { closed: new Set(), search: '' })
  return all.flatMap(({ id }) => (ids.has(id) ? [id] : []))
}

/** Makes one move for all selected rows; a row that cannot make it stays. */
export function manyChanges(
  document: SyllabusDocument,
  ids: ReadonlySet<string>,
  move: ManyMove,
): readonly TreeChange[] {
  const chosen = inOrder(document, ids)
  if (move === 'remove') return highest(document, chosen).map((id) => ({ op: 'remove', id }))
  if (move === 'joinTitle') return inTurn(document, joining(document, chosen), move)
  // The last one first: it takes the topics that follow it, so each topic moves once.
  return inTurn(document, move === 'toSubject' ? chosen.toReversed() : chosen, move)
}

/** The changes that move all selected topics, with those below them, to the subject `to`, in their order. */
export function manyMoved(
  document: SyllabusDocument,
  ids: ReadonlySet<string>,
  to: string,
): readonly TreeChange[] {
  const topics = inOrder(document, ids).filter((id) => findNode(document, id)?.kind === 'topic')
  return highest(document, topics).map((id) => ({ op: 'move', id, to }))
}

function inTurn(document: SyllabusDocument, ids: readonly string[], move: KindMove): TreeChange[] {
  const made: TreeChange[] = []
  let known = document
  for (const id of ids) {
    const changes = kindChanges(known, id, move)
    known = afterChanges(known, changes)
    made.push(...changes)
  }
  return made
}

/** Drops the ids of rows that are the second half of another selected title. */
function joining(document: SyllabusDocument, ids: readonly string[]): string[] {
  const chosen = new Set(ids)
  const targets = new Map(ids.map((id) => [id, kindChanges(document, id, 'joinTitle')[0]?.id]))
  const joined = new Set(targets.values())
  return ids.filter((id) => chosen.has(targets.get(id) ?? '') || !joined.has(id))
}

/** Drops ids below another of the ids. */
function highest(document: SyllabusDocument, ids: readonly string[]): string[] {
  const chosen = new Set(ids)
  const isBelow = (found: FoundNode | undefined): boolean =>
    found?.parent !== undefined &&
    (chosen.has(found.parent.id) || isBelow(findNode(document, found.parent.id)))
  return ids.filter((id) => !isBelow(findNode(document, id)))
}
