import type { SyllabusDocument } from '../format/contract.ts'
import { type FoundNode, findNode, kidsOf } from '../format/nodes.ts'
import type { TreeChange } from '../operations/contract.ts'

export const MOVES = ['up', 'down', 'outdent', 'indent', 'join'] as const
export type Move = (typeof MOVES)[number]

/** The change of a move; undefined if the node cannot make it. */
export function changeFor(document: SyllabusDocument, id: string, move: Move): TreeChange | undefined {
  const found = findNode(document, id)
  return found && WAYS[move](placeOf(document, found))
}

interface Place {
  readonly document: SyllabusDocument
  readonly id: string
  readonly isTopic: boolean
  readonly index: number
  readonly siblings: number
  /** The parent's id; null for a block. */
  readonly to: string | null
  /** The previous sibling's id. */
  readonly above: string | undefined
}

function placeOf(document: SyllabusDocument, { node: { id }, parent, index, kind }: FoundNode): Place {
  const siblings = siblingsOf(document, parent?.id)
  const above = siblings[index - 1]?.id
  return {
    document,
    id,
    isTopic: kind === 'topic',
    index,
    siblings: siblings.length,
    to: parent?.id ?? null,
    above,
  }
}

const WAYS: Readonly<Record<Move, (place: Place) => TreeChange | undefined>> = {
  up: ({ id, to, index }) => (index > 0 ? { op: 'move', id, to, at: index - 1 } : undefined),
  down: ({ id, to, index, siblings }) =>
    index + 1 < siblings ? { op: 'move', id, to, at: index + 1 } : undefined,
  indent: ({ id, isTopic, above }) => (isTopic && above ? { op: 'move', id, to: above } : undefined),
  outdent: ({ document, id, isTopic, to }) => (isTopic && to ? outdented(document, id, to) : undefined),
  join: ({ document, id, isTopic, to, above }) => joined(document, id, above ?? (isTopic ? to : null)),
}

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
