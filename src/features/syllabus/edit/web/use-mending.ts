import { useCallback, useMemo, useRef, useState } from 'react'
import { notify } from '../../../../web/ui/notices.ts'
import type { SyllabusDocument } from '../../format/contract.ts'
import { applyChanges } from '../../operations/apply.ts'
import type { TreeChange } from '../../operations/contract.ts'
import { copy } from '../copy.ts'
import { afterChanges } from '../rules.ts'

/** A refusal is a sentence that wants reading. */
const REFUSAL_MS = 6000

interface Mended {
  readonly base: SyllabusDocument
  readonly changes: readonly TreeChange[]
  readonly document: SyllabusDocument
  /** An earlier state, for undo. */
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
  // Number of changes before each step, by the number after it.
  const steps = useRef(new Map<number, number>())
  const [said, say] = useState('')
  const document = useMemo(() => {
    // One change more, or one less, is the rule: then only that one is made, or none.
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
      // The notice of a refusal is read aloud by itself.
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
  // How many changes there were when it was opened.
  const began = useRef(0)
  /** Its field, while what it holds was refused. */
  const refused = useRef<HTMLElement>(null)
  const begin = useCallback(() => {
    began.current = changes.length
  }, [changes])
  /** Takes back what was written in a row since it was opened, and the row itself where it was new. */
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
  /** Whether nothing that was written waits to be put right; else its field has the focus. */
  const mayGoOn = useCallback(() => {
    refused.current?.focus()
    return refused.current === null
  }, [])
  return { begin, drop, refused, mayGoOn }
}

const writes = (change: TreeChange, id: string): boolean =>
  (change.op === 'add' || change.op === 'rename') && change.id === id

/** The latest document known that these changes begin with. */
function nearest(last: Mended | undefined, base: SyllabusDocument, changes: readonly TreeChange[]): Mended {
  for (let known = last; known?.base === base; known = known.before)
    if (known.changes.every((change, index) => change === changes[index])) return known
  return { base, changes: [], document: base }
}
