import { useCallback, useMemo, useRef, useState } from 'react'
import { notify } from '../../../../web/ui/notices.ts'
import { applyChange } from '../../changes/apply.ts'
import type { TreeChange } from '../../changes/contract.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { copy } from '../copy.ts'
import { afterChanges } from '../rules.ts'

/** A refusal is a sentence that wants reading. */
const REFUSAL_MS = 6000

interface Mended {
  readonly base: SyllabusDocument
  readonly changes: readonly TreeChange[]
  readonly document: SyllabusDocument
  /** As it was some changes before, which is what a step back comes to. */
  readonly before?: Mended
}

export type Mending = ReturnType<typeof useMending>

/** The document with the changes made to it so far; each is handed to `keep` with all before it. */
export function useMending(
  base: SyllabusDocument,
  changes: readonly TreeChange[],
  keep: (changes: readonly TreeChange[]) => unknown,
) {
  const last = useRef<Mended>(undefined)
  const [said, say] = useState('')
  const document = useMemo(() => {
    // One change more, or one less, is the rule: then only that one is made, or none.
    const from = nearest(last.current, base, changes)
    const made = changes.slice(from.changes.length)
    last.current =
      made.length === 0 ? from : { base, changes, document: afterChanges(from.document, made), before: from }
    return last.current.document
  }, [base, changes])
  const apply = useCallback(
    (change: TreeChange): boolean => {
      const outcome = applyChange(document, change)
      const isDone = !('wrong' in outcome)
      say(isDone ? copy.done[change.op] : outcome.wrong)
      if (isDone) keep([...changes, change])
      else notify(outcome.wrong, { tone: 'poor', ms: REFUSAL_MS })
      return isDone
    },
    [document, changes, keep],
  )
  const undo = useCallback(() => {
    say(copy.undone)
    keep(changes.slice(0, -1))
  }, [changes, keep])
  return { document, count: changes.length, said, apply, undo }
}

/** The latest document known that these changes begin with. */
function nearest(last: Mended | undefined, base: SyllabusDocument, changes: readonly TreeChange[]): Mended {
  for (let known = last; known?.base === base; known = known.before)
    if (known.changes.every((change, index) => change === changes[index])) return known
  return { base, changes: [], document: base }
}
