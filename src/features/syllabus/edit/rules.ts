import type { SyllabusDocument } from '../format/contract.ts'
import { applyChange } from '../operations/apply.ts'
import type { TreeChange } from '../operations/contract.ts'

/** Applies the changes to a document; skips one that is no longer possible. */
export function afterChanges(document: SyllabusDocument, changes: readonly TreeChange[]): SyllabusDocument {
  return changes.reduce((before, change) => {
    const outcome = applyChange(before, change)
    return 'wrong' in outcome ? before : outcome.document
  }, document)
}
