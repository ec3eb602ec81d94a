import { useCallback, useState } from 'react'
import { rowsAlike } from '../alike-rows.ts'
import { type KindMove, kindChanges } from '../row-kinds.ts'
import { manyChanges } from '../selected-rows.ts'
import type { Edits } from './use-edits.ts'

interface Offer {
  readonly move: KindMove
  readonly ids: ReadonlySet<string>
  /** The number of changes after which it is offered; any other change ends the offer. */
  readonly count: number
}

/** Changes a row's kind, then offers the same for the rows that are printed alike. */
export function useAlike({ document, count, applyAll }: Edits) {
  const [last, setOffer] = useState<Offer | null>(null)
  const changeKind = useCallback(
    (id: string, move: KindMove) => {
      const changes = kindChanges(document, id, move)
      if (changes.length === 0 || !applyAll(changes)) return
      const ids = move === 'joinTitle' ? new Set<string>() : rowsAlike(document, id)
      setOffer(ids.size > 0 ? { move, ids, count: count + changes.length } : null)
    },
    [document, count, applyAll],
  )
  const offer = last?.count === count ? last : null
  return {
    changeKind,
    offer,
    accept: () => offer && applyAll(manyChanges(document, offer.ids, offer.move)),
    refuse: () => setOffer(null),
  }
}
