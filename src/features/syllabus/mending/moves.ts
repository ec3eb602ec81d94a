import type { SyllabusDocument } from '../format/contract.ts'
import type { TreeChange } from '../changes/contract.ts'
import { findNode, kidsOf } from '../format/nodes.ts'

export const MOVES = ['up', 'down', 'outdent', 'indent', 'join'] as const
export type Move = (typeof MOVES)[number]

/** The change that a move of a node makes; undefined where it cannot go that way. */
export function changeFor(document: SyllabusDocument, id: string, move: Move): TreeChange | undefined {
  const found = findNode(document, id)
  if (!found) return
  const { parent, index, kind } = found
  const siblings = siblingsOf(document, parent?.id)
  const above = siblings[index - 1]
  const to = parent?.id ?? null
  switch (move) {
    case 'up':
      return above && { op: 'move', id, to, at: index - 1 }
    case 'down':
      return index + 1 < siblings.length ? { op: 'move', id, to, at: index + 1 } : undefined
    case 'indent':
      return above && kind === 'topic' ? { op: 'move', id, to: above.id } : undefined
    case 'outdent':
      return parent && kind === 'topic' ? outdented(document, id, parent.id) : undefined
    default:
      return joined(document, id, above?.id ?? (kind === 'topic' ? to : null))
  }
}

/** It comes right after the topic that it was in. */
function outdented(document: SyllabusDocument, id: string, parentId: string): TreeChange | undefined {
  const parent = findNode(document, parentId)
  if (parent?.kind !== 'topic' || !parent.parent) return
  return { op: 'move', id, to: parent.parent.id, at: parent.index + 1 }
}

function joined(document: SyllabusDocument, other: string, id: string | null): TreeChange | undefined {
  if (id === null) return
  const [into, from] = [findNode(document, id), findNode(document, other)]
  return into && into.kind === from?.kind ? { op: 'join', id, other } : undefined
}

function siblingsOf(document: SyllabusDocument, parentId: string | undefined) {
  const parent = parentId === undefined ? undefined : findNode(document, parentId)
  return parent ? kidsOf(parent.kind, parent.node) : document.blocos
}
