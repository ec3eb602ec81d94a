import type { SyllabusDocument } from '../format/contract.ts'
import { uniqueIds } from '../format/identity.ts'
import type { AnyNode } from '../format/nodes.ts'
import { idsOf } from '../format/walk.ts'
import type { ComparisonWithRows } from './compare.ts'
import type { Op } from './contract.ts'
import { mainPartOf } from './history.ts'

/** Id of a node, and the node of the version before that it goes on. */
export interface Identity {
  readonly id: string
  readonly old: AnyNode | undefined
  readonly op: Op
}

/** Gives every node of the document after an id: its partner's, or one never given before. */
export function identify(
  before: SyllabusDocument,
  after: SyllabusDocument,
  compared: ComparisonWithRows,
): (node: AnyNode) => Identity {
  const give = uniqueIds([...idsOf(before), ...(after.arquivo ?? []).map(({ id }) => id)])
  const goesOn = new Map<AnyNode, Identity>()
  const pairs = [
    ...compared.blocks,
    ...[...compared.subjects].map(([one, other]) => [one.subject, other.subject] as const),
  ]
  for (const [old, node] of pairs) goesOn.set(node, { id: old.id, old, op: 'same' })
  for (const line of compared.lines) {
    const [one] = line.before
    const kept = mainPartOf(line)
    if (one && kept) goesOn.set(kept.topic, { id: one.topic.id, old: one.topic, op: line.op })
  }
  return (node) => {
    const known = goesOn.get(node) ?? { id: give(node.id), old: undefined, op: 'added' }
    goesOn.set(node, known)
    return known
  }
}
