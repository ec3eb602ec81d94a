import type { SyllabusDocument } from '../format/contract.ts'
import { topicId, uniqueIds } from '../format/identity.ts'
import { idsOf } from '../format/walk.ts'
import type { ChangeResult, TreeChange } from './contract.ts'
import { joinNodes, splitTopic } from './join-and-split.ts'
import { addNode, moveNode, removeNode, restoreNode } from './move-and-add.ts'
import { renameNode, weighNode } from './rename-and-weigh.ts'

/** Loses and reuses no id: removed nodes go to the archive. Applied again it changes nothing. */
export function applyChange(document: SyllabusDocument, change: TreeChange): ChangeResult {
  switch (change.op) {
    case 'rename':
      return renameNode(document, change)
    case 'weigh':
      return weighNode(document, change)
    case 'move':
      return moveNode(document, change)
    case 'add':
      return addNode(document, change)
    case 'remove':
      return removeNode(document, change)
    case 'restore':
      return restoreNode(document, change)
    case 'join':
      return joinNodes(document, change)
    case 'split':
      return splitTopic(document, change)
  }
}

/** Applies the changes in turn, or none of them when one is refused. */
export function applyChanges(document: SyllabusDocument, changes: readonly TreeChange[]): ChangeResult {
  let known = document
  for (const change of changes) {
    const outcome = applyChange(known, change)
    if ('wrong' in outcome) return outcome
    known = outcome.document
  }
  return { document: known }
}

/** Ids for new topics of a subject, which the document never had; `texts` in their order. */
export function newTopicIds(document: SyllabusDocument, subject: string, texts: readonly string[]): string[] {
  const give = uniqueIds(idsOf(document))
  return texts.map((text) => give(topicId(subject, text)))
}
