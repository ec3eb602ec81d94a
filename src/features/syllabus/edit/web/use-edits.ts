import { useCallback, useMemo, useRef, useState } from 'react'
import { notify } from '../../../../web/ui/notices.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { applyChanges } from '../../operations/apply.ts'
import type { TreeChange } from '../../operations/contract.ts'
import { copy } from '../copy.ts'
import { afterChanges } from '../rules.ts'

/** Milliseconds to read the sentence of a refusal. */
const REFUSAL_MS = 6000

interface Mended {
  readonly base: SyllabusDocument
  readonly changes: readonly TreeChange[]
  readonly document: SyllabusDocument
  /** An earlier state, for undo. */
  readonly before?: Mended
}

export type Edits = ReturnType<typeof useEdits>

/** The document with the changes so far; each change is passed to `keep` with all earlier ones. */
export function useEdits(
  base: SyllabusDocument,
  changes: readonly TreeChange[],
  keep: (changes: readonly TreeChange[]) => unknown,
) {
  const last = useRef<Mended>(undefined)
  // The number of changes before each step, by the number after it.
  const steps = useRef(new Map<number, number>())
  const [said, say] = useState('')
  const document = useMemo(() => {
    // Usually one change was added or undone: only that one is applied.
    const from = nearest(last.current, base, changes)
    const made = changes.slice(from.changes.length)
    last.current =
      made.length === 0 ? from : { base, changes, document: afterChanges(from.document, made), before: from }
    return last.current.document
  }, [base, changes])
  const applyAll = useCallback(
    (made: readonly TreeChange[]): boolean => {
      const outcome = applyChanges(document, made)
      const isDone = !('wrong' in outcome)
      // A screen reader reads the refusal by itself.
      say(isDone && made[0] ? copy.done[made[0].op] : '')
      if (isDone) {
        const after = [...changes, ...made]
        steps.current.set(after.length, changes.length)
        keep(after)
      } else notify(outcome.wrong, { tone: 'poor', ms: REFUSAL_MS })
      return isDone
    },
    [document, changes, keep],
  )
  const apply = useCallback((change: TreeChange) => applyAll([change]), [applyAll])
  const undo = useCallback(() => {
    if (changes.length === 0) return
    say(copy.undone)
    keep(changes.slice(0, steps.current.get(changes.length) ?? -1))
  }, [changes, keep])
  const writing = useWriting(changes, keep, say)
  return { document, count: changes.length, said, apply, applyAll, undo, ...writing }
}

function useWriting(
  changes: readonly TreeChange[],
  keep: (changes: readonly TreeChange[]) => unknown,
  say: (said: string) => void,
) {
  // The number of changes when the editor opened.
  const began = useRef(0)
  /** The field, while its text is refused. */
  const refused = useRef<HTMLElement>(null)
  const begin = useCallback(() => {
    began.current = changes.length
  }, [changes])
  /** Undoes what was typed in a row since its editor opened, and removes the row if it is new. */
  const drop = useCallback(
    (id: string) => {
      const others = changes.findLastIndex((change) => !writes(change, id))
      const kept = Math.max(others + 1, began.current)
      if (kept >= changes.length) return
      say(copy.undone)
      keep(changes.slice(0, kept))
    },
    [changes, keep, say],
  )
  /** Whether no typed text is refused; else focuses its field. */
  const mayGoOn = useCallback(() => {
    refused.current?.focus()
    return refused.current === null
  }, [])
  return { begin, drop, refused, mayGoOn }
}

const writes = (change: TreeChange, id: string): boolean =>
  (change.op === 'add' || change.op === 'rename') && change.id === id

/** The latest known document that these changes start with. */
function nearest(last: Mended | undefined, base: SyllabusDocument, changes: readonly TreeChange[]): Mended {
  for (let known = last; known?.base === base; known = known.before)
    if (known.changes.every((change, index) => change === changes[index])) return known
  return { base, changes: [], document: base }
}
